import type { Mapping } from '#shared/schemas/mapping.ts'
import type { Difference, Preview, RunCounts, RunProgress } from '#shared/schemas/source.ts'
import type { SyncMode, SyncResult } from '#shared/schemas/sync.ts'
import type { LocatedFile } from '../locate.ts'
import type { Consent } from './consent.ts'

/** How a file is to be read. */
export type Reading = {
  readonly file: LocatedFile
  readonly mapping: Mapping | null
  readonly base_url: string | null
  readonly mode: SyncMode
}

export type BotTarget = { readonly id: string; readonly no: number }

type Common = { readonly run_id: string; readonly run_no: number; readonly source_id: string | null }

/** What a worker is given to do; each is a thread of its own. */
export type Work =
  | (Common & {
      readonly kind: 'import'
      readonly reading: Reading
      readonly bot: BotTarget
      readonly sync_id: string
      readonly brake_percent: number
      /** What is agreed to is brought in even if it is the last one again. */
      readonly consent: Consent
      /** Where the catalog from before is put down. */
      readonly snapshot: string
      /** Hashes of files that would change nothing. */
      readonly known: readonly string[]
      /** What this source brought last: where it changes nothing it is the same again, whoever wrote since. */
      readonly brought: string | null
    })
  | (Common & {
      readonly kind: 'restore'
      /** A catalog from before. */
      readonly from: string
      readonly bot: BotTarget
      readonly sync_id: string
      readonly snapshot: string
    })
  | (Common & {
      /** For a service elsewhere: the products in the form it takes, put down in a file. */
      readonly kind: 'prepare'
      readonly reading: Reading
      readonly body: string
      readonly consent: Consent
      readonly known: readonly string[]
    })
  | {
      readonly kind: 'preview'
      readonly reading: Reading
      readonly bot: BotTarget | null
      readonly brake_percent: number
    }

export type Brake = NonNullable<Preview['brake']>

export type Outcome =
  /** `catalog_version`: where the file was read and compared to find that out. */
  | { readonly kind: 'unchanged'; readonly sha256: string; readonly catalog_version?: number }
  | {
      readonly kind: 'braked'
      readonly sha256: string
      readonly counts: RunCounts
      readonly difference: Difference
      readonly brake: Brake
      readonly fault_count: number
    }
  /** Written down with the switch; the hub only has to be told. */
  | { readonly kind: 'done'; readonly result: SyncResult }
  | {
      readonly kind: 'prepared'
      readonly sha256: string
      readonly counts: RunCounts
      readonly fault_count: number
      readonly bytes: number
      /** Of each product, in the order they are sent. */
      readonly rows: Uint32Array
      readonly isAgreed: boolean
      readonly isCut: boolean
      readonly columns: readonly string[]
    }
  | { readonly kind: 'previewed'; readonly preview: Preview }

export type Progress = Omit<RunProgress, 'run_id' | 'source_id'>

/** Thrown where a run was cancelled; nothing of it stays. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}
