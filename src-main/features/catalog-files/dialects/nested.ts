import type { Cell, RawRecord } from '../files/types.ts'
import { textOf } from './headers.ts'
import { onlyOne } from './options.ts'
import type { Recognised } from './types.ts'

const numbered = /^(.*?)\[(\d+)\]\/(.+)$/

/** A product that holds its variants becomes a record a variant: `variants[2]/price` is the `price` of the third. */
export function splitVariants(record: RawRecord): RawRecord[] {
  if (!holdsVariants(record)) return [record]
  const shared: Record<string, Cell> = {}
  const variants: Said[][] = []
  for (const column in record.values) {
    const cell = record.values[column] ?? ''
    const [, list, place, name] = numbered.exec(column) ?? []
    if (list === undefined || name === undefined) {
      shared[column] = cell
      continue
    }
    const index = Number(place)
    variants[index] ??= []
    variants[index].push({ list, name, cell })
  }
  const idColumn = columnOf(shared, idNames)
  const group = idColumn === null ? `row ${record.row}` : textOf(shared[idColumn])
  return Array.from(variants, (own = [], index) => {
    const values = { ...shared }
    if (variants.length > 1) values[groupColumn] = group
    const choices = choicesOf(shared, own)
    Object.assign(values, choices.values)
    for (const { list, name, cell } of own) {
      if (choices.handled.has(name)) continue
      // What a variant says of itself counts, but it is called as the product is.
      const isOfProduct = productNames.test(name) && values[name] !== undefined
      values[isOfProduct ? `${list}/${name}` : name] = cell
    }
    if (variants.length > 1) {
      const said: Record<string, Cell> = Object.fromEntries(own.map(({ name, cell }) => [name, cell]))
      const ownColumn = columnOf(said, ownIdNames)
      if (idColumn !== null && textOf(said[idColumn]) === '')
        values[idColumn] = ownColumn ? textOf(said[ownColumn]) : `${group}-${choiceOf(said) || index + 1}`
    }
    return { ...record, values }
  })
}

export function holdsVariants({ values }: RawRecord): boolean {
  for (const column in values) if (column.includes('[') && numbered.test(column)) return true
  return false
}

type Said = { readonly list: string; readonly name: string; readonly cell: Cell }

/** Shopify names the choices at the product and says them by their places: `option1` is a value of the first of `options`. */
function choicesOf(shared: Readonly<Record<string, Cell>>, own: readonly Said[]) {
  const names = Object.keys(shared).filter((column) => column.startsWith('options/'))
  const values: Record<string, Cell> = {}
  const handled = new Set<string>()
  for (const { name, cell } of own) {
    const column = names[Number(/^option(\d)$/.exec(name)?.[1]) - 1]
    if (column === undefined) continue
    values[column] = textOf(cell) === onlyOne ? '' : cell
    handled.add(name)
  }
  // What the variant is called is then nothing but its choices.
  if (handled.size > 0) handled.add('title')
  return { values, handled }
}

/** What the variants of one product have in common. */
export const groupColumn = 'variant group'

const productNames = /^(title|name|productname|product|description|body|handle|slug|url|link)/i
const idNames = ['id', '@id', 'item_id', 'product_id', '_id', 'handle', 'sku', 'code', 'productno', 'slug']
const ownIdNames = ['id', '@id', 'item_id', 'variant_id', '_id', 'sku', 'code', 'productno', 'ean', 'gtin']
const choiceNames = /^(size|colou?r|option\d*|velikost|barva|(param|parameters?|attributes?|options?)\/)/i

function columnOf(values: Readonly<Record<string, Cell>>, names: readonly string[]): string | null {
  const columns = Object.keys(values).filter((column) => textOf(values[column]) !== '')
  for (const name of names) {
    const found = columns.find((column) => column.toLowerCase() === name)
    if (found !== undefined) return found
  }
  return null
}

/** "M-blue": stays the same when the variants come in another order. */
function choiceOf(said: Readonly<Record<string, Cell>>): string {
  const texts = Object.keys(said).flatMap((column) =>
    choiceNames.test(column) ? [textOf(said[column])] : [],
  )
  return texts.filter((text) => text !== '').join('-')
}

/** A file as its records look once they are split. */
export function spread(file: Recognised): Recognised {
  if (!file.columns.some((column) => numbered.test(column))) return file
  const sample = file.sample.flatMap(splitVariants)
  const columns = new Set<string>()
  for (const record of sample) for (const column in record.values) columns.add(column)
  return { ...file, sample, columns: [...columns] }
}
