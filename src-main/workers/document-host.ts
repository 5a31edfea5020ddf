import { Worker } from 'node:worker_threads'
import type { ReadDocument, ReadDocumentFile } from '#main/features/documents/index.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import type { FromDocumentWorker, ToDocumentWorker } from './document-messages.ts'
import { errorOf, memoryProblem } from './failure.ts'
import { workerFile } from './worker-file.ts'

type DocumentHost = { readonly read: ReadDocumentFile; readonly stop: () => Promise<void> }

/** An idle worker is let go after this: its memory is better used elsewhere. */
const idleMs = 15_000
/** Large PDFs of the allowed size take some seconds; what takes longer never ends. */
const defaultTimeoutMs = 60_000
/** A file made to fill the memory ends its worker, not the hub. */
const memory = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 400 }
/** Those limits are for objects and texts; what is unpacked into bytes lies beside them, and is looked at from here. */
const usualMaxBytes = 600 * 1024 * 1024
const lookMs = 50

type Running = {
  readonly worker: Worker
  readonly exited: Promise<void>
  settle: ((message: FromDocumentWorker | Error) => void) | null
}

/** Starts the worker with the first document and reads one after the other. */
export function createDocumentHost(
  options: { readonly timeoutMs?: number; readonly maxBytes?: number } = {},
): DocumentHost {
  const maxBytes = options.maxBytes ?? usualMaxBytes
  const timeoutMs = options.timeoutMs ?? defaultTimeoutMs
  let running: Running | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let lastTicket = 0
  let stopped = false

  function start(): Running {
    const worker = new Worker(workerFile('document-worker'), { name: 'documents', resourceLimits: memory })
    const started: Running = {
      worker,
      settle: null,
      exited: new Promise((resolve) => {
        worker.once('exit', () => {
          if (running === started) running = null
          started.settle?.(new Error('the document worker ended'))
          resolve()
        })
      }),
    }
    // It must not keep a script alive that has nothing else to do.
    worker.unref()
    worker.on('message', (message: FromDocumentWorker) => started.settle?.(message))
    worker.on('error', (error) => started.settle?.(memoryProblem(error, fault('document_too_much_memory'))))
    return started
  }

  async function readOne(source: Parameters<ReadDocumentFile>[0]): Promise<ReadDocument> {
    if (stopped) throw new Error('the hub is stopping')
    clearTimeout(idleTimer)
    running ??= start()
    const mine = running
    const ticket = ++lastTicket
    const { promise, resolve } = Promise.withResolvers<FromDocumentWorker | Error>()
    mine.settle = resolve
    const timer = setTimeout(() => resolve(tooSlow(timeoutMs)), timeoutMs)
    const watch = setInterval(async () => {
      if ((await memoryOf(mine.worker)) > maxBytes) resolve(tooMuch())
    }, lookMs)
    mine.worker.postMessage({ type: 'read', ticket, source } satisfies ToDocumentWorker)
    const answer = await promise
    clearTimeout(timer)
    clearInterval(watch)
    mine.settle = null
    if (answer instanceof Error) {
      if (running === mine) running = null
      void mine.worker.terminate()
      throw answer
    }
    idleTimer = setTimeout(letGo, idleMs).unref()
    if (answer.type === 'failed') throw errorOf(answer.failure)
    return answer.document
  }

  function letGo(): Promise<void> {
    const leaving = running
    running = null
    clearTimeout(idleTimer)
    leaving?.worker.ref()
    leaving?.worker.postMessage({ type: 'stop' } satisfies ToDocumentWorker)
    return leaving?.exited ?? Promise.resolve()
  }

  return {
    read: (source) => {
      const mine = turn.then(() => readOne(source))
      turn = mine.catch(() => undefined)
      return mine
    },
    /** A document half read is of no use to anyone: what is under way ends. */
    stop: async () => {
      stopped = true
      const leaving = running
      if (leaving?.settle) await leaving.worker.terminate()
      else await letGo()
      await turn
    },
  }
}

/** A worker answers whatever it is busy with; one that has just ended does not, and uses nothing any more. */
async function memoryOf(worker: Worker): Promise<number> {
  try {
    const { external_memory, total_heap_size } = await worker.getHeapStatistics()
    return external_memory + total_heap_size
  } catch {
    return 0
  }
}

function tooMuch(): Error {
  return faultProblem('payload_too_large', fault('document_too_much_memory'))
}

function tooSlow(timeoutMs: number): Error {
  return faultProblem(
    'request_timeout',
    fault('document_too_slow', { seconds: Math.round(timeoutMs / 1000) }),
  )
}
