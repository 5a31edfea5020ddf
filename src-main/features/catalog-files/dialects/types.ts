import type { Fault } from '#shared/faults/fault.ts'
import type { MappedField } from '#shared/schemas/mapping.ts'
import type { Cell, FileShape, RawRecord } from '../files/types.ts'

/** A record after its dialect has looked at it: rows of one product separated, and what only the dialect knows. */
export type ShapedRecord = {
  readonly row: number
  readonly bytes: number
  readonly values: Readonly<Record<string, Cell>>
  /** Counts before what the columns say. */
  readonly fields: Readonly<Partial<Record<MappedField, Cell>>>
  readonly attributes: Readonly<Record<string, string>>
  readonly warnings: readonly Fault[]
  /** Why it is left out on purpose; null for a product. */
  readonly skipped: Fault | null
}

export type ShapeTools = {
  readonly nowMs: number
  readonly keepUnpublished: boolean
  readonly language: string | null
  /** The first records, to judge columns by what stands in them. */
  readonly sample: readonly RawRecord[]
}

type Shaper = (records: AsyncIterable<RawRecord>, tools: ShapeTools) => AsyncIterable<ShapedRecord>

/** What is known of a file when its dialect is asked for. */
export type Recognised = Pick<FileShape, 'format' | 'layout' | 'columns' | 'sample'>

export type Dialect = {
  readonly name: string
  /** As a merchant knows it. */
  readonly label: string
  /** From 0 (no) to 1 (certainly). */
  readonly recognise: (file: Recognised) => number
  /** Column → field, in order of preference. */
  readonly columns: (file: Recognised) => Record<string, MappedField>
  readonly others?: 'attribute' | 'ignore'
  readonly currency?: (file: Recognised) => string | null
  readonly shape?: Shaper
  /** Its columns are found by what stands in them too, not by their names alone. */
  readonly isJudgedByCells?: true
  /** What parts several categories in one cell, where commas belong to their names or always part them. */
  readonly categorySeparator?: string
  /** Why a file of this kind gives no products. */
  readonly refusal?: Fault
  /** What the merchant should know of every file of this kind. */
  readonly notes?: readonly Fault[]
}
