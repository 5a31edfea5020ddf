import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type EmbeddingsState, type EmbedTexts, modelFile } from '#main/features/embeddings/index.ts'
import type { FromMeaningWorker, MeaningWorkerData, ToMeaningWorker } from './embedding-messages.ts'
import { workerFile } from './worker-file.ts'

type MeaningHost = EmbedTexts & {
  /** Resolves when the worker has ended, and with it the batch it was at. */
  readonly stop: () => Promise<void>
}

type Waiting = (vectors: Float32Array[] | null) => void
type Running = { readonly worker: Worker; readonly exited: Promise<void> }

/** A worker that ends unexpectedly is started again a few times; after that something is wrong that waiting won't fix. */
const maxStarts = 3

/** Its numbers are not in V8's heap; without a limit V8 would make room for texts and vectors that are gone at once. */
const memory = { maxYoungGenerationSizeMb: 6 }

/** Starts the worker at the first text. Without the model's file, or where it cannot run, every answer is null. */
export function createEmbeddingHost(options: { readonly folder: string }): MeaningHost {
  const waiting = new Map<number, Waiting>()
  let running: Running | null = null
  let lastTicket = 0
  let starts = 0
  let stopped = false
  let reason: string | null = existsSync(join(options.folder, modelFile))
    ? null
    : `The meaning model is not installed (${modelFile} is missing).`

  function start(): Running {
    starts++
    const workerData: MeaningWorkerData = { folder: options.folder }
    const worker = new Worker(workerFile('embedding-worker'), {
      workerData,
      name: 'embeddings',
      resourceLimits: memory,
    })
    // It must not keep a script alive that has nothing else to do.
    worker.unref()
    worker.on('message', receive)
    worker.on('error', (error) => {
      if (starts >= maxStarts) reason ??= `The meaning model failed: ${error.message}`
    })
    const exited = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        if (running?.worker === worker) running = null
        giveUp()
        resolve()
      })
    })
    return { worker, exited }
  }

  function receive(message: FromMeaningWorker): void {
    if (message.type === 'done') settle(message.ticket, [...message.vectors])
    if (message.type === 'failed') settle(message.ticket, null)
    if (message.type === 'unavailable') {
      reason = `The meaning model cannot run here: ${message.reason}`
      giveUp()
    }
  }

  function settle(ticket: number, vectors: Float32Array[] | null): void {
    waiting.get(ticket)?.(vectors)
    waiting.delete(ticket)
  }

  function giveUp(): void {
    for (const ticket of [...waiting.keys()]) settle(ticket, null)
  }

  return {
    embed: (texts, { urgent, timeoutMs }) => {
      if (stopped || reason !== null || (!running && starts >= maxStarts)) return Promise.resolve(null)
      running ??= start()
      const { worker } = running
      const ticket = ++lastTicket
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          worker.postMessage({ type: 'cancel', ticket } satisfies ToMeaningWorker)
          settle(ticket, null)
        }, timeoutMs)
        waiting.set(ticket, (vectors) => {
          clearTimeout(timer)
          resolve(vectors)
        })
        worker.postMessage({ type: 'embed', ticket, texts, urgent } satisfies ToMeaningWorker)
      })
    },
    state: (): EmbeddingsState => ({ available: reason === null, reason }),
    stop: () => {
      stopped = true
      if (!running) return Promise.resolve()
      // Who waits for the end must see it.
      running.worker.ref()
      running.worker.postMessage({ type: 'stop' } satisfies ToMeaningWorker)
      return running.exited
    },
  }
}
