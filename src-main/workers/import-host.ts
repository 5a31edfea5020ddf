import { Worker } from 'node:worker_threads'
import type { WriteGate } from '#main/db/write-gate.ts'
import { Cancelled, type DoWork, type RunOutcome, type Work } from '#main/features/imports/index.ts'
import { fault } from '#shared/faults/fault.ts'
import { errorOf, memoryProblem } from './failure.ts'
import type { FromImportWorker, ImportWorkerData } from './import-messages.ts'
import { workerFile } from './worker-file.ts'

/**
 * Rows stream through; what grows with the catalog are its ids, about 120 bytes each. V8 takes what it is offered before
 * it cleans up, so only large files are offered much.
 */
function memoryFor(work: Work, memoryMb?: number) {
  const bytes = 'input' in work ? sizeOf(work.input.file) : 0
  const large = work.kind === 'restore' || bytes > largeBytes
  return { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: memoryMb ?? (large ? 448 : 160) }
}

/** What is packed unpacks to about ten times as much. */
function sizeOf({ path, bytes }: { readonly path: string; readonly bytes: number }): number {
  return /\.(gz|xlsx|ods)$/i.test(path) ? bytes * 10 : bytes
}

const largeBytes = 100 * 1024 * 1024

/** How long a thread may take to notice that it should leave off; after that it is ended. */
const patienceMs = 5000

/** Each piece of work gets a thread of its own: what goes wrong there, ends there. */
export function createImportHost(options: {
  readonly database: string
  readonly gate: WriteGate
  /** For tests: what a thread may take at most. */
  readonly memoryMb?: number
}): {
  readonly doWork: DoWork
  readonly stop: () => Promise<void>
} {
  const running = new Set<{ readonly cancel: () => void; readonly exited: Promise<void> }>()

  const doWork: DoWork = (work, { signal, report, holds = false }) => {
    const signs = new SharedArrayBuffer(8)
    const release = () => {
      Atomics.store(new Int32Array(signs), 1, 1)
      Atomics.notify(new Int32Array(signs), 1)
    }
    if (!holds) release()
    const workerData: ImportWorkerData = {
      database: options.database,
      gate: options.gate.buffer,
      signs,
      work,
    }
    const worker = new Worker(workerFile('import-worker'), {
      workerData,
      name: 'source',
      resourceLimits: memoryFor(work, options.memoryMb),
    })
    const { promise: outcome, resolve, reject } = Promise.withResolvers<RunOutcome>()
    let killTimer: NodeJS.Timeout | undefined
    const cancel = () => {
      Atomics.store(new Int32Array(signs), 0, 1)
      release()
      killTimer ??= setTimeout(() => void worker.terminate(), patienceMs).unref()
    }
    worker.on('message', (message: FromImportWorker) => {
      if (message.type === 'progress') report(message.progress)
      else if (message.type === 'done') resolve(message.outcome)
      else if (message.type === 'cancelled') reject(new Cancelled('cancelled'))
      else reject(errorOf(message.failure))
      if (message.type !== 'progress') clearTimeout(killTimer)
    })
    worker.on('error', (error) => reject(memoryProblem(error, fault('file_too_much_memory'))))
    const exited = new Promise<void>((resolveExit) => {
      worker.once('exit', () => {
        clearTimeout(killTimer)
        running.delete(entry)
        signal.removeEventListener('abort', cancel)
        reject(signal.aborted ? new Cancelled('cancelled') : new Error('the thread that read the file ended'))
        resolveExit()
      })
    })
    const entry = { cancel, exited }
    running.add(entry)
    signal.addEventListener('abort', cancel)
    if (signal.aborted) cancel()
    return { outcome, exited, release }
  }

  return {
    doWork,
    stop: async () => {
      const all = [...running]
      for (const { cancel } of all) cancel()
      await Promise.all(all.map(({ exited }) => exited))
    },
  }
}
