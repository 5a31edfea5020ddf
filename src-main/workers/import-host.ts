import { Worker } from 'node:worker_threads'
import type { WriteGate } from '#main/db/write-gate.ts'
import { Cancelled, type DoWork, type RunOutcome, type Work } from '#main/features/imports/index.ts'
import { fault } from '#shared/faults/fault.ts'
import { errorOf, memoryProblem } from './failure.ts'
import type { FromImportWorker, ImportWorkerData, ToImportWorker } from './import-messages.ts'
import { workerFile } from './worker-file.ts'

/**
 * Rows stream through; what grows with the catalog are its ids, about 120 bytes each. V8 takes what it is offered before
 * it cleans up, so only large files are offered much.
 */
function memoryFor(work: Work, memoryMb?: number) {
  return { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: memoryMb ?? (isLarge(work) ? 448 : 160) }
}

function isLarge(work: Work): boolean {
  return work.kind === 'restore' || sizeOf(work.input.file) > largeBytes
}

/** What is packed unpacks to about ten times as much. */
function sizeOf({ path, bytes }: { readonly path: string; readonly bytes: number }): number {
  return /\.(gz|xlsx|ods)$/i.test(path) ? bytes * 10 : bytes
}

const largeBytes = 100 * 1024 * 1024

/** How long a thread may take to notice that it should leave off; after that it is ended. */
const patienceMs = 5000

/** So long after a preview the next of the same file needs no new thread, and no second reading. */
const idleMs = 2 * 60_000

type Thread = {
  readonly worker: Worker
  readonly exited: Promise<void>
  readonly take: (message: ToImportWorker) => void
}

/** Each piece of work has a thread for itself: what goes wrong there, ends there. That of a preview waits for the next. */
export function createImportHost(options: {
  readonly database: string
  readonly gate: WriteGate
  /** For tests: what a thread may take at most. */
  readonly memoryMb?: number
}): {
  readonly doWork: DoWork
  readonly stop: () => Promise<void>
} {
  const threads = new Set<Thread>()
  const cancels = new Set<() => void>()
  let idle: Thread | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let isStopping = false

  function start(work: Work): Thread {
    const workerData: ImportWorkerData = { database: options.database, gate: options.gate.buffer }
    const worker = new Worker(workerFile('import-worker'), {
      workerData,
      name: 'source',
      resourceLimits: memoryFor(work, options.memoryMb),
    })
    const exited = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        threads.delete(thread)
        if (idle === thread) idle = null
        resolve()
      })
    })
    // Whoever waits for its work is told; of one that waits for work nobody has to know.
    worker.on('error', () => {})
    const thread: Thread = { worker, exited, take: (message) => worker.postMessage(message) }
    threads.add(thread)
    return thread
  }

  function takeIdle(): Thread | null {
    const thread = idle
    clearTimeout(idleTimer)
    idle = null
    thread?.worker.ref()
    return thread
  }

  /** One is enough: of several previews at once the others are rare. */
  function keep(thread: Thread): void {
    if (idle || isStopping) thread.take({ type: 'stop' })
    else {
      idle = thread
      idleTimer = setTimeout(letGo, idleMs).unref()
      thread.worker.unref()
    }
  }

  function letGo(): void {
    takeIdle()?.take({ type: 'stop' })
  }

  const doWork: DoWork = (work, { signal, report, holds = false }) => {
    const signs = new SharedArrayBuffer(8)
    const release = () => {
      Atomics.store(new Int32Array(signs), 1, 1)
      Atomics.notify(new Int32Array(signs), 1)
    }
    if (!holds) release()
    const isKept = work.kind === 'preview' && !isLarge(work)
    const thread = (isKept && takeIdle()) || start(work)
    const { worker } = thread
    const { promise: outcome, resolve, reject } = Promise.withResolvers<RunOutcome>()
    const { promise: exited, resolve: end } = Promise.withResolvers<void>()
    let killTimer: NodeJS.Timeout | undefined
    const cancel = () => {
      Atomics.store(new Int32Array(signs), 0, 1)
      release()
      killTimer ??= setTimeout(() => void worker.terminate(), patienceMs).unref()
    }
    const receive = (message: FromImportWorker) => {
      if (message.type === 'progress') return report(message.progress)
      clearTimeout(killTimer)
      if (message.type === 'done') resolve(message.outcome)
      else if (message.type === 'cancelled') reject(new Cancelled('cancelled'))
      else if (message.type === 'failed') reject(errorOf(message.failure))
      else if (isKept) {
        leave()
        keep(thread)
      }
    }
    const fail = (error: Error) => reject(memoryProblem(error, fault('file_too_much_memory')))
    const leave = () => {
      clearTimeout(killTimer)
      cancels.delete(cancel)
      signal.removeEventListener('abort', cancel)
      worker.off('message', receive).off('error', fail)
      reject(signal.aborted ? new Cancelled('cancelled') : new Error('the thread that read the file ended'))
      end()
    }
    worker.on('message', receive).on('error', fail)
    void thread.exited.then(leave)
    cancels.add(cancel)
    signal.addEventListener('abort', cancel)
    if (signal.aborted) cancel()
    thread.take({ type: 'work', work, signs })
    if (!isKept) thread.take({ type: 'stop' })
    return { outcome, exited, release }
  }

  return {
    doWork,
    stop: async () => {
      isStopping = true
      letGo()
      for (const cancel of cancels) cancel()
      await Promise.all([...threads].map(({ exited }) => exited))
    },
  }
}
