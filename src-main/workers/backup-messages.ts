import type { Failure } from './failure.ts'

export type BackupWorkerData = {
  readonly from: string
  /** Null: the database itself is looked over and nothing is copied. */
  readonly to: string | null
  readonly check: 'quick' | 'full'
  readonly cancel: SharedArrayBuffer
}

export type FromBackupWorker =
  | { readonly type: 'progress'; readonly percent: number }
  | { readonly type: 'done' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'damaged'; readonly fault: string }
  | { readonly type: 'failed'; readonly failure: Failure }
