import type { RawRecord } from '../files/types.ts'
import { textOf } from './headers.ts'
import { type WooKey, wooLater, wooNames, wooOrder } from './woo-names.ts'

/** Which column of an export holds what. */
export type WooColumns = Partial<Record<WooKey, string>>

/** By their names; by what stands in them, where a name is blank or of a language we don't know; by their order. */
export function wooColumns(columns: readonly string[], sample: readonly RawRecord[]): WooColumns {
  const found = byNames(columns)
  const texts = (column: string) =>
    sample.map((record) => textOf(record.values[column])).filter((text) => text !== '')
  const isMostly = (column: string, pattern: RegExp) => {
    const filled = texts(column)
    return filled.length > 0 && filled.filter((text) => pattern.test(text)).length > filled.length * 0.9
  }
  const free = () => columns.filter((column) => !Object.values(found).includes(column))
  const byCells = (key: WooKey, pattern: RegExp) => {
    const column = free().find((one) => isMostly(one, pattern))
    if (column !== undefined) found[key] = column
  }
  // "Type" may be a column of the shop's own beside the one of the export.
  const type = columns.find((column) => isMostly(column, wooKind))
  if (type !== undefined) take(found, 'type', type)
  if (!found.visibility) byCells('visibility', /^(visible|catalog|search|hidden)$/i)
  if (!found.taxStatus) byCells('taxStatus', /^(taxable|none|shipping)$/i)
  if (!found.parent) {
    const variations = sample.filter((record) => /variation/i.test(textOf(record.values[found.type ?? ''])))
    const column = free().find(
      (one) =>
        isMostly(one, /^id:\d+$/i) &&
        (variations.length === 0 || variations.some((record) => textOf(record.values[one]) !== '')),
    )
    if (column !== undefined) found.parent = column
  }
  byOrder(found, columns)
  return found
}

/** What WooCommerce calls its kinds of products, in all languages: cells are never translated. */
export const wooKind =
  /^(simple|variable|variation|grouped|external|subscription|bundle|composite|virtual|downloadable|variable-subscription|subscription_variation)(\s*,|$)/i

export function isWooName(key: WooKey, column: string): boolean {
  return plainNames.some(([one, names]) => one === key && names.includes(plain(column)))
}

function take(found: WooColumns, key: WooKey, column: string): void {
  for (const other of Object.keys(found) as WooKey[]) if (found[other] === column) delete found[other]
  found[key] = column
}

function byNames(columns: readonly string[]): WooColumns {
  const byName = new Map<string, string>()
  for (const column of columns) if (!byName.has(plain(column))) byName.set(plain(column), column)
  const found: WooColumns = {}
  const taken = new Set<string>()
  for (const [key, names] of plainNames)
    for (const name of names) {
      const column = byName.get(name)
      if (column === undefined || taken.has(column)) continue
      found[key] = column
      taken.add(column)
      break
    }
  return found
}

function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s?¿;’'"]+/g, ' ')
    .trim()
}

const plainNames = (Object.entries(wooNames) as [WooKey, readonly string[]][]).map(
  ([key, names]) => [key, names.map(plain)] as const,
)

/** Between two columns that are known, as many as in every export: those are the same ones, whatever they are called. */
function byOrder(found: WooColumns, columns: readonly string[]): void {
  const keyOf = new Map(Object.entries(found).map(([key, column]) => [column, key]))
  const anchors = columns.flatMap((column, at) => {
    const place = wooOrder.indexOf(keyOf.get(column) ?? '')
    return place === -1 ? [] : [{ at, place }]
  })
  for (const [index, { at, place }] of anchors.entries()) {
    const next = anchors[index + 1]
    if (!next || next.place < place) continue
    const between = wooOrder.slice(place + 1, next.place)
    const gap = next.at - at - 1
    const written = between.length === gap ? between : between.filter((key) => !wooLater.has(key))
    if (written.length !== gap) continue
    for (const [step, key] of written.entries()) put(found, key, columns[at + 1 + step])
  }
  const [first] = anchors
  if (first && first.at === first.place && anchors.length > 2)
    for (let at = 0; at < first.at; at++) put(found, wooOrder[at] ?? '', columns[at])
}

function put(found: WooColumns, key: string, column: string | undefined): void {
  if (column !== undefined && key in wooNames && !found[key as WooKey]) found[key as WooKey] = column
}
