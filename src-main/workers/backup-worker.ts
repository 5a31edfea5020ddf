import { parentPort, workerData } from 'node:worker_threads'
import { CopyCancelled, CopyDamaged, copyDatabase, faultOfFile } from '#main/db/copies.ts'
import type { BackupWorkerData, FromBackupWorker } from './backup-messages.ts'
import { failureOf } from './failure.ts'

const { from, to, check, cancel } = workerData as BackupWorkerData
const flag = new Int32Array(cancel)

try {
  if (to === null) {
    const fault = faultOfFile(from, check)
    send(fault === null ? { type: 'done' } : { type: 'damaged', fault })
  } else {
    await copyDatabase(from, {
      to,
      check,
      report: (percent) => send({ type: 'progress', percent }),
      isCancelled: () => Atomics.load(flag, 0) !== 0,
    })
    send({ type: 'done' })
  }
} catch (error) {
  send(ending(error))
} finally {
  parentPort?.close()
}

function ending(error: unknown): FromBackupWorker {
  if (error instanceof CopyCancelled) return { type: 'cancelled' }
  if (error instanceof CopyDamaged) return { type: 'damaged', fault: error.message }
  return { type: 'failed', failure: failureOf(error) }
}

function send(message: FromBackupWorker): void {
  parentPort?.postMessage(message)
}
