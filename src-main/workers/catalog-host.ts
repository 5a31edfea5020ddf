import { Worker } from 'node:worker_threads'
import type { WriteGate } from '#main/db/write-gate.ts'
import type { BuildIndex, RunSync } from '#main/features/catalog/index.ts'
import { problem } from '#shared/problem.ts'
import type { FromWorker, ToWorker, WorkerData } from './catalog-messages.ts'
import { errorOf, memoryProblem } from './failure.ts'
import { workerFile } from './worker-file.ts'

type CatalogHost = {
  readonly runSync: RunSync
  /** The same; `settled` when the worker has nothing more to do with this catalog, whatever became of it. */
  readonly sync: (...ask: Parameters<RunSync>) => {
    readonly result: ReturnType<RunSync>
    readonly settled: Promise<void>
  }
  readonly buildIndex: BuildIndex
  readonly stop: () => Promise<void>
}

type Waiting = {
  readonly receive: (message: FromWorker) => void
  readonly reject: (error: unknown) => void
}

/** An idle worker is let go after this: its memory is better used elsewhere. */
const idleMs = 30_000

/** A sync needs far less; V8 takes what it is offered before it cleans up. */
const memory = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 84 }

type Running = {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
  readonly settling: Map<number, () => void>
  readonly exited: Promise<void>
}

/** Starts the worker when a catalog arrives or is asked about; it takes one sync after the other, and indexes in between. */
export function createCatalogHost(options: {
  readonly database: string
  readonly gate: WriteGate
  /** Where catalogs from before are put down, where they are kept. */
  readonly snapshots?: string
}): CatalogHost {
  let running: Running | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let lastTicket = 0
  let stopped = false

  function start(): Running {
    const workerData: WorkerData = {
      database: options.database,
      gate: options.gate.buffer,
      snapshots: options.snapshots ?? null,
    }
    const worker = new Worker(workerFile('catalog-worker'), {
      workerData,
      name: 'catalog',
      resourceLimits: memory,
    })
    const waiting = new Map<number, Waiting>()
    const settling = new Map<number, () => void>()
    const failAll = (error: Error) => {
      for (const ticket of waiting.values()) ticket.reject(error)
      waiting.clear()
    }
    worker.on('message', (message: FromWorker) => {
      if (message.type !== 'settled') return receive(message, waiting)
      settling.get(message.ticket)?.()
      settling.delete(message.ticket)
    })
    worker.on('error', (error) => failAll(memoryProblem(error, tooLarge)))
    const exited = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        if (running?.worker === worker) running = null
        failAll(new Error('the catalog worker ended'))
        for (const settle of settling.values()) settle()
        resolve()
      })
    })
    return { worker, waiting, settling, exited }
  }

  function receive(message: Exclude<FromWorker, { type: 'settled' }>, waiting: Map<number, Waiting>): void {
    if (message.type === 'idle') {
      clearTimeout(idleTimer)
      idleTimer = setTimeout(letGo, idleMs).unref()
      return
    }
    const ticket = waiting.get(message.ticket)
    waiting.delete(message.ticket)
    if (message.type === 'failed') ticket?.reject(errorOf(message.failure))
    else ticket?.receive(message)
  }

  /** It still does what it was given before; a catalog that arrives later gets a new worker. */
  function letGo(): Promise<void> {
    const leaving = running
    running = null
    clearTimeout(idleTimer)
    leaving?.worker.postMessage({ type: 'stop' } satisfies ToWorker)
    return leaving?.exited ?? Promise.resolve()
  }

  /** What the worker answers to it, as far as it is what was asked for. */
  function ask<T>(
    toMessage: (ticket: number) => ToWorker,
    pick: (answer: FromWorker) => T | null,
    settle: (() => void) | null = null,
  ): Promise<T> {
    if (stopped) {
      settle?.()
      return Promise.reject(new Error('the hub is stopping'))
    }
    clearTimeout(idleTimer)
    running ??= start()
    const { worker, waiting, settling } = running
    const ticket = ++lastTicket
    if (settle) settling.set(ticket, settle)
    return new Promise((resolve, reject) => {
      const receive = (answer: FromWorker) => {
        const picked = pick(answer)
        if (picked === null) reject(new Error(`the catalog worker answered "${answer.type}"`))
        else resolve(picked)
      }
      waiting.set(ticket, { receive, reject })
      worker.postMessage(toMessage(ticket))
    })
  }

  const sync: CatalogHost['sync'] = (job, body) => {
    const { promise: settled, resolve } = Promise.withResolvers<void>()
    const result = ask(
      (ticket) => ({ type: 'sync', ticket, job, body }),
      (answer) => (answer.type === 'done' ? answer.result : null),
      resolve,
    )
    return { result, settled }
  }

  return {
    sync,
    runSync: (job, body) => sync(job, body).result,
    buildIndex: (job) =>
      ask(
        (ticket) => ({ type: 'index', ticket, job }),
        (answer) => (answer.type === 'indexed' ? answer.built : null),
      ),
    /** Lets the syncs under way end: they were accepted. */
    stop: () => {
      stopped = true
      return letGo()
    },
  }
}

function tooLarge(): Error {
  return problem(
    'payload_too_large',
    'This catalog has too many products for one sync. Send it in parts with mode "merge".',
  )
}
