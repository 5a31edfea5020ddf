import type { BuiltIndex, CatalogBody, IndexJob, SyncJob } from '#main/features/catalog/index.ts'
import type { ProblemCode, ProblemIssue } from '#shared/schemas/problem.ts'
import type { SyncResult } from '#shared/schemas/sync.ts'

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

/** Errors lose their class on the way between threads. */
export type Failure =
  | {
      readonly kind: 'problem'
      readonly code: ProblemCode
      readonly detail: string
      readonly errors: readonly ProblemIssue[]
    }
  | { readonly kind: 'error'; readonly message: string; readonly stack: string }

export type WorkerData = {
  readonly database: string
  readonly gate: SharedArrayBuffer
  /** Where catalogs from before are put down; null: they are not kept. */
  readonly snapshots: string | null
}
