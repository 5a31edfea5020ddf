import type { Mapping } from '#shared/schemas/mapping.ts'
import type { Difference, Preview, RunCounts, RunProgress } from '#shared/schemas/source.ts'
import type { SyncMode, SyncResult } from '#shared/schemas/sync.ts'
import type { RowFault } from '../history/repository.ts'
import type { LocatedFile } from '../locate.ts'
import type { Approval, ApprovalCheck } from './approval.ts'

/** A file and how it is read. */
export type ImportInput = {
  readonly file: LocatedFile
  readonly mapping: Mapping | null
  readonly base_url: string | null
  readonly mode: SyncMode
  /** Of the shop, for prices that do not say their own. */
  readonly currency: string | null
}

export type BotTarget = { readonly id: string; readonly no: number }

type Common = { readonly run_id: string; readonly run_no: number; readonly source_id: string | null }

/** What a worker is given to do; each is a thread of its own. */
export type Work =
  | (Common & {
      readonly kind: 'import'
      readonly input: ImportInput
      readonly bot: BotTarget
      readonly sync_id: string
      readonly approval_percent: number
      /** What is approved is imported even if it is the last file again. */
      readonly approval: Approval
      /** Where the catalog from before is written. */
      readonly snapshot: string
      /** Hashes of files that would change nothing. */
      readonly unchanged: readonly string[]
      /** The file this source imported last: where it changes nothing it is the same again, whoever wrote since. */
      readonly last: string | null
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
      /** For a service elsewhere: the products in the form it takes, written to a file. */
      readonly kind: 'prepare'
      readonly input: ImportInput
      readonly body: string
      readonly approval: Approval
      readonly unchanged: readonly string[]
    })
  | {
      readonly kind: 'preview'
      readonly input: ImportInput
      readonly bot: BotTarget | null
      readonly approval_percent: number
    }

export type RunOutcome =
  /** `catalog_version`: where the file was read and compared to find that out. */
  | { readonly kind: 'unchanged'; readonly sha256: string; readonly catalog_version?: number }
  | {
      readonly kind: 'needs_approval'
      readonly sha256: string
      readonly counts: RunCounts
      readonly difference: Difference
      readonly check: ApprovalCheck
      readonly fault_count: number
    }
  /** Recorded with the switch; the hub only has to know. */
  | { readonly kind: 'done'; readonly result: SyncResult }
  | {
      readonly kind: 'prepared'
      readonly sha256: string
      readonly counts: RunCounts
      readonly fault_count: number
      readonly bytes: number
      /** Of each product, in the order they are sent. */
      readonly rows: Uint32Array
      readonly isApproved: boolean
      readonly isCut: boolean
      readonly columns: readonly string[]
    }
  | { readonly kind: 'previewed'; readonly preview: FilePreview }

/** A preview before it is put into the words and names of the contract. */
export type FilePreview = Omit<Preview, 'brake' | 'faults' | 'base_url'> & {
  readonly check: ApprovalCheck | null
  readonly faults: readonly RowFault[]
}

export type Progress = Omit<RunProgress, 'run_id' | 'source_id'>

/** Thrown where a run was cancelled; nothing of it stays. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}
