import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '#main/db/open.ts'
import { watchWriteGate } from '#main/db/write-gate.ts'
import { createKnownHeads } from '#main/features/catalog/index.ts'
import { createRereader } from '#main/features/catalog-files/index.ts'
import { Cancelled, execute, type Work } from '#main/features/imports/worker.ts'
import { failureOf } from './failure.ts'
import type { FromImportWorker, ImportWorkerData, ToImportWorker } from './import-messages.ts'

const { database, gate } = workerData as ImportWorkerData
/** An index takes seconds. If nobody reports that it is finished, the old rows are removed anyway. */
const holdMs = 30_000
const reader = createRereader()
const heads = createKnownHeads()
let last = Promise.resolve()

parentPort?.on('message', (message: ToImportWorker) => {
  last = last.then(() =>
    message.type === 'stop' ? parentPort?.close() : take(message.work, new Int32Array(message.signs)),
  )
})

async function take(work: Work, flag: Int32Array): Promise<void> {
  const isCancelled = () => Atomics.load(flag, 0) !== 0
  try {
    // None is open while the thread waits for more.
    const db = connect(database)
    try {
      const { outcome, cleanUp } = await execute(work, {
        db,
        gate: watchWriteGate(gate),
        isCancelled,
        report: (progress) => send({ type: 'progress', progress }),
        nowMs: Date.now,
        reader,
        heads,
      })
      send({ type: 'done', outcome })
      if (cleanUp) Atomics.wait(flag, 1, 0, holdMs)
      // What is left of it, the next sync sweeps up.
      for (const _ of cleanUp?.() ?? []) if (isCancelled()) break
    } finally {
      db.close()
    }
  } catch (error) {
    const wasCancelled = error instanceof Cancelled || isCancelled()
    send(wasCancelled ? { type: 'cancelled' } : { type: 'failed', failure: failureOf(error) })
  }
  send({ type: 'settled' })
}

function send(message: FromImportWorker): void {
  parentPort?.postMessage(message)
}
