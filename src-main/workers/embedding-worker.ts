import { parentPort, workerData } from 'node:worker_threads'
import { loadModel, type Model } from '#main/features/embeddings/index.ts'
import type { FromMeaningWorker, MeaningWorkerData, ToMeaningWorker } from './embedding-messages.ts'

type Job = {
  readonly ticket: number
  readonly texts: readonly string[]
  readonly made: Float32Array[]
}

/** Background texts are taken a few at a time: a visitor's message waits for these few at most. */
const backgroundBatch = 4

const urgent: Job[] = []
const background: Job[] = []
let working = false
let stopping = false
const loading = loadModel((workerData as MeaningWorkerData).folder).then(
  (model) => {
    send({ type: 'ready' })
    return model
  },
  (error: unknown) => {
    send({ type: 'unavailable', reason: reasonOf(error) })
    parentPort?.close()
    return null
  },
)

parentPort?.on('message', (message: ToMeaningWorker) => {
  if (message.type === 'stop') {
    stopping = true
    if (!working) parentPort?.close()
    return
  }
  if (message.type === 'cancel') {
    for (const queue of [urgent, background]) {
      const at = queue.findIndex(({ ticket }) => ticket === message.ticket)
      if (at >= 0) queue.splice(at, 1)
    }
    return
  }
  const { ticket, texts } = message
  const queue = message.urgent ? urgent : background
  queue.push({ ticket, texts, made: [] })
  if (!working) work()
})

async function work(): Promise<void> {
  working = true
  const model = await loading
  while (model && !stopping) {
    const queue = urgent.length > 0 ? urgent : background
    const job = queue[0]
    if (!job) break
    if (await advance(model, job, queue === urgent ? job.texts.length : backgroundBatch)) {
      const at = queue.indexOf(job)
      if (at >= 0) queue.splice(at, 1)
    }
    // Lets messages in that came while we computed.
    await new Promise((resolve) => setImmediate(resolve))
  }
  working = false
  if (stopping) parentPort?.close()
}

/** Returns whether the job is at its end. */
async function advance(model: Model, job: Job, count: number): Promise<boolean> {
  try {
    job.made.push(...(await model.embed(job.texts.slice(job.made.length, job.made.length + count))))
    if (job.made.length < job.texts.length) return false
    send({ type: 'done', ticket: job.ticket, vectors: job.made })
  } catch (error) {
    send({ type: 'failed', ticket: job.ticket, reason: reasonOf(error) })
  }
  return true
}

function send(message: FromMeaningWorker): void {
  parentPort?.postMessage(message)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
