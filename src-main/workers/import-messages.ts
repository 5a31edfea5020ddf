import type { Progress, RunOutcome, Work } from '#main/features/imports/index.ts'
import type { Failure } from './failure.ts'

export type ImportWorkerData = {
  readonly database: string
  readonly gate: SharedArrayBuffer
}

export type ToImportWorker =
  | {
      readonly type: 'work'
      readonly work: Work
      /** First, not zero: leave off. Second, not zero: what was replaced may be swept up. */
      readonly signs: SharedArrayBuffer
    }
  /** After what was given before. */
  | { readonly type: 'stop' }

export type FromImportWorker =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'done'; readonly outcome: RunOutcome }
  | { readonly type: 'cancelled' }
  | { readonly type: 'failed'; readonly failure: Failure }
  /** Nothing of the work is left to do. */
  | { readonly type: 'settled' }
