import type { MappedField, Mapping } from '#shared/schemas/mapping.ts'
import type { RawRecord } from '../files/types.ts'
import { type PartField, partsOf } from '../values/to-product.ts'
import type { MadeProduct, ValueOptions } from '../values/types.ts'
import { optionFields } from './options.ts'
import { totalFields } from './totals.ts'
import type { ShapedRecord } from './types.ts'

type Shapes = { readonly sample: readonly RawRecord[]; readonly records: readonly ShapedRecord[] }

/** What was made of a record. */
export type KeptProduct = { readonly made: MadeProduct; readonly isTotal: boolean }
/** Null where it was left out on purpose. */
type Kept = KeptProduct | null

type Columns = Readonly<Record<string, MappedField>>

/** How products are made of the records. */
type Making = { readonly mapping: Mapping; readonly values: ValueOptions }
/** `defaults`: how the dialect uses the columns. */
type Made = Making & { readonly defaults: Columns | null; readonly made: readonly Kept[] }

/** What another use of the columns changes: parts of products, and the fields that have to be read for that. */
export type Changes = {
  readonly parts: ReadonlySet<number>
  readonly fields: ReadonlySet<PartField>
  /** Rows may be totals that were none before, or the other way round. */
  readonly isOfTotals: boolean
}

/** What was made of the records of a file for the look before: the next look makes only what differs. */
export type KeptProducts = {
  /** The records as they were shaped, if that was done in the same way. */
  readonly shapes: (way: string) => Shapes | null
  readonly begin: (shaped: { readonly way: string; readonly sample: readonly RawRecord[] } & Making) => {
    /** Null where nothing is known of before. */
    readonly changes: (defaults: Columns | null) => Changes | null
    /** What the next of the records gave before, if it was the same. */
    readonly before: (record: ShapedRecord) => Kept
    readonly keep: (record: ShapedRecord, made: Kept) => void
    /** All were there. */
    readonly end: () => void
  }
}

/** A product takes some two kilobytes of the thread's memory. */
const maxProducts = 15_000

export function createKeptProducts(isFileKept: () => boolean, most = maxProducts): KeptProducts {
  let last: (Shapes & Made & { readonly way: string }) | null = null

  return {
    shapes: (way) => (last?.way === way ? last : null),

    begin: (now) => {
      const old = last
      let records: ShapedRecord[] | null = []
      let made: Kept[] = []
      let defaults: Columns | null = null
      return {
        changes: (found) => {
          defaults = found
          return old && changesOf(old, { ...now, defaults })
        },
        before: (record) => {
          const same = old?.records[made.length]
          return same && isSameRecord(record, same) ? (old?.made[made.length] ?? null) : null
        },
        keep: (record, one) => {
          if (records && (records.length >= most || !isFileKept())) {
            records = null
            made = []
          }
          records?.push(record)
          if (records) made.push(one)
        },
        end: () => {
          last = records && isFileKept() ? { ...now, defaults, records, made } : null
        },
      }
    },
  }
}

/** Shaped in another way most are still the same. */
function isSameRecord(a: ShapedRecord, b: ShapedRecord): boolean {
  return a === b || (a.values === b.values && a.fields === b.fields && a.attributes === b.attributes)
}

type Uses = Pick<Made, 'mapping' | 'values' | 'defaults'>

/** Null where anything may be another. */
function changesOf(before: Uses, now: Uses): Changes | null {
  const [old, own] = [before.mapping, now.mapping]
  const isElse =
    old.dialect !== own.dialect ||
    old.others !== own.others ||
    !areSame(before.values, now.values) ||
    !areSame(before.defaults ?? {}, now.defaults ?? {}) ||
    !areInSameOrder(old.columns, own.columns)
  if (isElse) return null
  const changed = new Set<PartField>()
  for (const column in { ...old.columns, ...own.columns }) {
    const fields = [old.columns[column] ?? old.others, own.columns[column] ?? own.others]
    if (fields[0] !== fields[1]) for (const field of fields) changed.add(field)
  }
  // Attributes say a colour where no column does.
  if (changed.has('attribute') || [...optionFields].some((field) => changed.has(field)))
    for (const field of ['attributes', ...optionFields] as const) changed.add(field)
  const { parts, fields } = partsOf(changed)
  const isOfTotals = totalFields.some((field) => changed.has(field))
  return { parts, fields: isOfTotals ? new Set([...fields, ...totalFields]) : fields, isOfTotals }
}

/** Of two columns for one field the first counts. */
function areInSameOrder(a: Columns, b: Columns): boolean {
  const inBoth = Object.keys(a).filter((column) => b[column] !== undefined)
  return Object.keys(b)
    .filter((column) => a[column] !== undefined)
    .every((column, at) => column === inBoth[at])
}

function areSame<T extends object>(a: T, b: T): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof T)[]
  return names.every((name) => a[name] === b[name])
}
