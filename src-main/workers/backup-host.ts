import { Worker } from 'node:worker_threads'
import { CopyCancelled, CopyDamaged } from '#main/db/copies.ts'
import type { CopyInThread } from '#main/features/backups/index.ts'
import type { BackupWorkerData, FromBackupWorker } from './backup-messages.ts'
import { errorOf } from './failure.ts'
import { workerFile } from './worker-file.ts'

const memory = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 64 }

/** Each copy, and each look over the whole database, in a thread of its own: visitors are answered meanwhile. */
export function createBackupHost(): {
  readonly copy: CopyInThread
  readonly stop: () => Promise<void>
} {
  const running = new Map<Promise<void>, () => void>()

  const copy: CopyInThread = ({ from, to, check }, { report, signal }) => {
    const cancel = new SharedArrayBuffer(4)
    const workerData: BackupWorkerData = { from, to, check, cancel }
    const worker = new Worker(workerFile('backup-worker'), {
      workerData,
      name: 'backup',
      resourceLimits: memory,
    })
    const { promise: done, resolve, reject } = Promise.withResolvers<void>()
    const leaveOff = () => void Atomics.store(new Int32Array(cancel), 0, 1)
    const exited = new Promise<void>((resolveExit) => {
      worker.once('exit', () => {
        signal.removeEventListener('abort', leaveOff)
        running.delete(exited)
        reject(new Error('the thread that copies the database ended'))
        resolveExit()
      })
    })
    running.set(exited, leaveOff)
    worker.on('message', (message: FromBackupWorker) => {
      if (message.type === 'progress') report(message.percent)
      else if (message.type === 'done') resolve()
      else if (message.type === 'cancelled') reject(new CopyCancelled('cancelled'))
      else if (message.type === 'damaged') reject(new CopyDamaged(message.fault))
      else reject(errorOf(message.failure))
    })
    worker.on('error', reject)
    signal.addEventListener('abort', leaveOff)
    if (signal.aborted) leaveOff()
    return done
  }

  return {
    copy,
    /** A copy half made is of no use to anyone: what is under way ends, and takes its unfinished file with it. */
    stop: async () => {
      for (const leaveOff of running.values()) leaveOff()
      await Promise.all(running.keys())
    },
  }
}
