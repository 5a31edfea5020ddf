import type { Progress, RunOutcome, Work } from '#main/features/imports/index.ts'
import type { Failure } from './failure.ts'

export type ImportWorkerData = {
  readonly database: string
  readonly gate: SharedArrayBuffer
  /** Not zero: leave off. */
  readonly cancel: SharedArrayBuffer
  readonly work: Work
}

export type FromImportWorker =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'done'; readonly outcome: RunOutcome }
  | { readonly type: 'cancelled' }
  | { readonly type: 'failed'; readonly failure: Failure }
