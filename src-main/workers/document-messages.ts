import type { DocumentSource, ReadDocument } from '#main/features/documents/index.ts'
import type { Failure } from './failure.ts'

/** What the hub and its document worker say to each other. */
export type ToDocumentWorker =
  | { readonly type: 'read'; readonly ticket: number; readonly source: DocumentSource }
  | { readonly type: 'stop' }

export type FromDocumentWorker =
  | { readonly type: 'done'; readonly ticket: number; readonly document: ReadDocument }
  | { readonly type: 'failed'; readonly ticket: number; readonly failure: Failure }
