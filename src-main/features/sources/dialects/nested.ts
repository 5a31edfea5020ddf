import type { Cell, RawRecord } from '../files/types.ts'
import type { Recognised } from './types.ts'

const numbered = /^(.*?)\[(\d+)\]\/(.+)$/

/** A JSON product that holds its variants becomes a record a variant: `variants[2]/price` is the `price` of the third. */
export function splitVariants(record: RawRecord): RawRecord[] {
  let count = 0
  for (const column in record.values) {
    const match = column.includes('[') ? numbered.exec(column) : null
    if (match) count = Math.max(count, Number(match[2]) + 1)
  }
  if (count === 0) return [record]
  return Array.from({ length: count }, (_, index) => {
    const values: Record<string, Cell> = {}
    for (const column in record.values)
      if (!numbered.test(column)) values[column] = record.values[column] ?? ''
    if (count > 1) values[groupColumn] = firstOf(record, ['id', 'handle', 'sku', 'slug', 'code', '_id'])
    for (const column in record.values) {
      const match = numbered.exec(column)
      if (!match || Number(match[2]) !== index) continue
      const [, list = '', , name = ''] = match
      // What a variant says of itself counts, but it is called as the product is.
      const isOfProduct =
        /^(title|name|description|body|handle|slug|url|link)/.test(name) && values[name] !== undefined
      values[isOfProduct ? `${list}/${name}` : name] = record.values[column] ?? ''
    }
    return { ...record, values }
  })
}

/** What the variants of one product have in common. */
export const groupColumn = 'variant group'

function firstOf(record: RawRecord, names: readonly string[]): string {
  for (const name of names) {
    const cell = record.values[name]
    if (typeof cell === 'string' && cell !== '') return cell
  }
  return `row ${record.row}`
}

/** A file as its records look once they are split. */
export function spread(file: Recognised): Recognised {
  if (!file.columns.some((column) => numbered.test(column))) return file
  const sample = file.sample.flatMap(splitVariants)
  const columns = new Set<string>()
  for (const record of sample) for (const column in record.values) columns.add(column)
  return { ...file, sample, columns: [...columns] }
}
