import type { BuiltIndex, CatalogBody, IndexJob, SyncJob } from '#main/features/catalog/index.ts'
import type { SyncResult } from '#shared/schemas/sync.ts'
import type { Failure } from './failure.ts'

/** What the hub and its catalog worker say to each other. */
export type ToWorker =
  | { readonly type: 'sync'; readonly ticket: number; readonly job: SyncJob; readonly body: CatalogBody }
  | { readonly type: 'index'; readonly ticket: number; readonly job: IndexJob }
  | { readonly type: 'stop' }

export type FromWorker =
  | { readonly type: 'done'; readonly ticket: number; readonly result: SyncResult }
  | { readonly type: 'indexed'; readonly ticket: number; readonly built: BuiltIndex }
  | { readonly type: 'failed'; readonly ticket: number; readonly failure: Failure }
  /** All that comes after the answer is done as well. */
  | { readonly type: 'settled'; readonly ticket: number }
  | { readonly type: 'idle' }

export type WorkerData = {
  readonly database: string
  readonly gate: SharedArrayBuffer
  /** Where catalogs from before are put down; null: they are not kept. */
  readonly snapshots: string | null
}
