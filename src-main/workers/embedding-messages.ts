/** What the hub and its meaning worker say to each other. */
export type ToMeaningWorker =
  | {
      readonly type: 'embed'
      readonly ticket: number
      readonly texts: readonly string[]
      /** A visitor waits for it. */
      readonly urgent: boolean
    }
  | { readonly type: 'cancel'; readonly ticket: number }
  | { readonly type: 'stop' }

export type FromMeaningWorker =
  | { readonly type: 'ready' }
  /** This PC cannot run the model, or it is not there: no use to ask again. */
  | { readonly type: 'unavailable'; readonly reason: string }
  | { readonly type: 'done'; readonly ticket: number; readonly vectors: readonly Float32Array[] }
  | { readonly type: 'failed'; readonly ticket: number; readonly reason: string }

export type MeaningWorkerData = { readonly folder: string }
