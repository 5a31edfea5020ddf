import { plainText } from './tokens.ts'
import { type FacetName, facetNames } from './types.ts'

/** One column of the catalog: each product's value by number, and by which names a value may be asked for. */
export type FacetColumn = {
  readonly numberOf: Int32Array
  readonly values: readonly string[]
  readonly keys: readonly (readonly string[])[]
}

export type FacetColumns = Readonly<Record<FacetName, FacetColumn>>

/** "Black/Silver" is black and it is silver; a category path is each of its steps. */
const separators: Readonly<Record<FacetName, RegExp | null>> = {
  brand: null,
  category: /\s*(?:>|\||»)\s*/,
  color: /\s*(?:[/,;&+]|\band\b|\bund\b)\s*/,
  size: /\s*[,;|]\s*/,
  material: /\s*[/,;&+]\s*/,
}

export function facetKey(text: string): string {
  return plainText(text).replaceAll(/\s+/g, ' ').trim()
}

/** The names a value goes by, as they are written: itself and its parts. */
export function facetParts(name: FacetName, value: string): string[] {
  const separator = separators[name]
  const parts = separator === null ? [] : value.split(separator).filter((part) => part.trim() !== '')
  return parts.length > 1 ? [value, ...parts.map((part) => part.trim())] : [value]
}

export function createFacetBuilder() {
  const columns = facetNames.map((name) => ({
    name,
    numbers: new Map<string, number>(),
    values: [] as string[],
    numberOf: [] as number[],
  }))

  return {
    add: (row: Readonly<Record<FacetName, string | null>>) => {
      for (const column of columns) {
        const value = row[column.name]
        if (value === null) {
          column.numberOf.push(-1)
          continue
        }
        let number = column.numbers.get(value)
        if (number === undefined) {
          number = column.values.length
          column.numbers.set(value, number)
          column.values.push(value)
        }
        column.numberOf.push(number)
      }
    },
    finish: (): FacetColumns => {
      const entries = columns.map(({ name, values, numberOf }) => [
        name,
        {
          numberOf: Int32Array.from(numberOf),
          values,
          keys: values.map((value) => [...new Set(facetParts(name, value).map(facetKey))]),
        },
      ])
      return Object.fromEntries(entries) as FacetColumns
    },
  }
}
