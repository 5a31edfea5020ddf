import type { Fault } from '#shared/faults/fault.ts'

type FileFormat = 'csv' | 'json' | 'ndjson' | 'xml' | 'xlsx' | 'ods'

/** What stands in one column of one record; XML and JSON may say the same thing several times. */
export type Cell = string | readonly string[]

export type RawRecord = {
  /** As a person counts them: the row of the sheet, the how-manieth item of the feed. */
  readonly row: number
  /** How much of the file was read when this record was complete, for progress. */
  readonly bytes: number
  /** The XML element it was read from; null elsewhere. */
  readonly kind: string | null
  readonly values: Readonly<Record<string, Cell>>
  /** What was corrected while reading this record. */
  readonly warnings?: readonly Fault[]
  /** The file ends in the middle of it. */
  readonly isCut?: true
}

/** Where the records are in the file, as needed to read it again. */
export type FileLayout =
  | {
      readonly kind: 'csv'
      readonly delimiter: string
      readonly quote: string
      readonly escape: string
      readonly newline: '\n' | '\r'
      /** The row with the names of the columns; null when the file has none. */
      readonly header_row: number | null
      readonly columns: readonly string[]
    }
  | {
      readonly kind: 'sheet'
      readonly sheet: string
      readonly sheets: readonly string[]
      readonly header_row: number | null
      readonly columns: readonly string[]
    }
  /** `start`: the place of the list's bracket, in bytes of the text as UTF-8. A map names its products: `{"A-1": {…}}`. */
  | { readonly kind: 'json'; readonly list: string; readonly start: number; readonly isMap: boolean }
  | { readonly kind: 'lines' }
  /** Paths of the elements that are records: `rss/channel/item`. */
  | { readonly kind: 'xml'; readonly records: readonly string[]; readonly namespaces: string }

export type FileFacts = {
  readonly path: string
  readonly size_bytes: number
  readonly modified_ms: number
}

export type FileShape = FileFacts & {
  readonly format: FileFormat
  /** Null where the format itself says how letters are written. */
  readonly encoding: string | null
  readonly layout: FileLayout
  readonly columns: readonly string[]
  /** The first records. */
  readonly sample: readonly RawRecord[]
  readonly warnings: readonly Fault[]
}

export type ReadOptions = { readonly signal?: AbortSignal | undefined }

/** How many records a look takes as its sample. */
export const sampleSize = 200
