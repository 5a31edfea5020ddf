import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '#main/db/open.ts'
import { watchWriteGate } from '#main/db/write-gate.ts'
import {
  buffersOf,
  buildIndex,
  createFindRows,
  readBody,
  type SyncRun,
  startSync,
} from '#main/features/catalog/index.ts'
import { keepBefore, noteSent } from '#main/features/imports/worker.ts'
import type { FromWorker, ToWorker, WorkerData } from './catalog-messages.ts'
import { failureOf } from './failure.ts'

const { database, gate, snapshots } = workerData as WorkerData
const db = connect(database)
const watch = watchWriteGate(gate)
const askedWithinMs = 50
type Asked<T extends ToWorker['type']> = Extract<ToWorker, { type: T }>

/** Visitors wait for an index, a shop's program for a sync: an index is made as soon as a sync can be left for a moment. */
const indexes: Asked<'index'>[] = []
let turn: Promise<void> = Promise.resolve()
let waiting = 0

parentPort?.on('message', (message: ToWorker) => {
  waiting++
  if (message.type === 'index') indexes.push(message)
  turn = turn
    .then(() => (message.type === 'stop' ? stop() : message.type === 'sync' ? sync(message) : makeIndexes()))
    .then(() => {
      waiting--
      if (waiting === 0) send({ type: 'idle' })
    })
})

function stop(): void {
  db.close()
  parentPort?.close()
}

function makeIndexes(): void {
  for (let asked = indexes.shift(); asked; asked = indexes.shift()) makeIndex(asked)
}

function makeIndex({ ticket, job }: Asked<'index'>): void {
  try {
    // What a sync has left in the cache is better used for this.
    db.pragma('shrink_memory')
    const steps = buildIndex(createFindRows(db), job)
    let step = steps.next()
    while (!step.done) step = steps.next()
    send({ type: 'indexed', ticket, built: step.value }, buffersOf(step.value))
  } catch (error) {
    send({ type: 'failed', ticket, failure: failureOf(error) })
  }
}

async function sync({ ticket, job, body }: Asked<'sync'>): Promise<void> {
  try {
    const run = startSync({ db, gate: watch, job, nowMs: Date.now })
    try {
      for await (const parts of readBody(body)) {
        for (const part of parts) run.take(part)
        makeWay(run)
      }
      const { present } = run.standing()
      const result = run.finish((counts, version) =>
        noteSent(db, job, { result: counts, version, nowMs: Date.now() }),
      )
      send({ type: 'done', ticket, result })
      if (!job.dry_run && snapshots !== null) await keep({ job, result, present, folder: snapshots })
    } catch (error) {
      run.cancel()
      throw error
    }
    if (job.dry_run) return
    // The old index leads to what is swept up here: the hub asks for the new one as soon as it hears of the switch.
    await new Promise((resolve) => setTimeout(resolve, askedWithinMs))
    makeWay(run)
    for (const _ of run.cleanUp()) {
      // Messages come in between two turns of the loop only.
      await new Promise((resolve) => setImmediate(resolve))
      makeWay(run)
    }
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK')
    send({ type: 'failed', ticket, failure: failureOf(error) })
  } finally {
    send({ type: 'settled', ticket })
  }
}

function keep(kept: Pick<Parameters<typeof keepBefore>[0], 'job' | 'result' | 'present' | 'folder'>) {
  return keepBefore({ db, gate: watch, ...kept, between: makeIndexes })
}

function makeWay(run: SyncRun): void {
  if (indexes.length === 0) return
  run.pause()
  makeIndexes()
}

function send(message: FromWorker, transfer: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer)
}
