import type { Outcome, Progress, Work } from '#main/features/sources/index.ts'
import type { Failure } from './failure.ts'

export type SourceWorkerData = {
  readonly database: string
  readonly gate: SharedArrayBuffer
  /** Not zero: leave off. */
  readonly cancel: SharedArrayBuffer
  readonly work: Work
}

export type FromSourceWorker =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'done'; readonly outcome: Outcome }
  | { readonly type: 'cancelled' }
  | { readonly type: 'failed'; readonly failure: Failure }
