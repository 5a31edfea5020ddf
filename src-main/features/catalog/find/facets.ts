import { foldName } from '#main/lib/text/fold.ts'
import { createGrowing } from './growing.ts'
import { type PackedTexts, textAt, textCount } from './packed-texts.ts'
import { createTextTable, numberOf, type TextTable } from './text-table.ts'
import { type FacetName, facetNames } from './types.ts'

/** One column of the catalog: each product's value by number, and by which names a value may be asked for. */
type FacetColumn = {
  /** -1 where a product has none. */
  readonly numberOf: Int32Array
  readonly values: PackedTexts
  readonly keys: TextTable
  /** The values of each key, one key after the other, and where each key's begin. */
  readonly keyValues: Uint32Array
  readonly keyStarts: Uint32Array
}

export type FacetColumns = Readonly<Record<FacetName, FacetColumn>>

/** "Black/Silver" is black and it is silver; a category path is each of its steps. */
const separators: Readonly<Record<FacetName, RegExp | null>> = {
  brand: null,
  category: /(?<!\s)\s*(?:>|\||»)\s*/,
  color: /(?<!\s)\s*(?:[/,;&+]|\band\b|\bund\b)\s*/,
  size: /(?<!\s)\s*[,;|]\s*/,
  material: /(?<!\s)\s*[/,;&+]\s*/,
}

export function facetKey(text: string): string {
  return foldName(text).replaceAll(/\s+/g, ' ').trim()
}

/** The names of a value as written: itself and its parts. */
export function facetParts(name: FacetName, value: string): string[] {
  const separator = separators[name]
  const parts = separator === null ? [] : value.split(separator).filter((part) => part.trim() !== '')
  return parts.length > 1 ? [value, ...parts.map((part) => part.trim())] : [value]
}

export function valueAt({ values }: FacetColumn, number: number): string | undefined {
  return number >= 0 && number < textCount(values) ? textAt(values, number) : undefined
}

/** Which of the values may be asked for by one of these names. */
export function valuesNamed(column: FacetColumn, names: readonly string[]): Uint8Array {
  const { values, keys, keyValues, keyStarts } = column
  const found = new Uint8Array(textCount(values))
  for (const name of names) {
    const key = numberOf(keys, facetKey(name))
    if (key === undefined) continue
    for (const value of keyValues.subarray(keyStarts[key] ?? 0, keyStarts[key + 1] ?? 0)) found[value] = 1
  }
  return found
}

/** The table knows them all, and takes longer to look in. */
const maxKnown = 5000

export function createFacetBuilder() {
  const columns = facetNames.map((name) => ({
    name,
    values: createTextTable(),
    numberOf: createGrowing(Int32Array),
    known: new Map<string, number>(),
  }))

  return {
    add: (row: Readonly<Record<FacetName, string | null>>) => {
      for (const { name, values, numberOf, known } of columns) {
        const value = row[name]
        if (value === null) {
          numberOf.push(-1)
          continue
        }
        let number = known.get(value)
        if (number === undefined) {
          number = values.find(value) ?? values.add(value)
          if (known.size < maxKnown) known.set(value, number)
        }
        numberOf.push(number)
      }
    },
    finish: (): FacetColumns => {
      const entries = columns.map(({ name, values, numberOf }) => {
        const { texts } = values.finish()
        return [name, { numberOf: numberOf.finish(), values: texts, ...keysOf(name, texts) }]
      })
      return Object.fromEntries(entries) as FacetColumns
    },
  }
}

function keysOf(name: FacetName, values: PackedTexts): Omit<FacetColumn, 'numberOf' | 'values'> {
  const keys = createTextTable()
  const lists: number[][] = []
  for (let number = 0; number < textCount(values); number++) {
    for (const text of new Set(facetParts(name, textAt(values, number)).map(facetKey))) {
      const key = keys.find(text) ?? keys.add(text)
      lists[key] ??= []
      lists[key].push(number)
    }
  }
  const keyStarts = new Uint32Array(lists.length + 1)
  for (const [key, list] of lists.entries()) keyStarts[key + 1] = (keyStarts[key] ?? 0) + list.length
  return { keys: keys.finish(), keyValues: Uint32Array.from(lists.flat()), keyStarts }
}
