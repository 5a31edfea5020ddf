import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '#main/db/open.ts'
import { watchWriteGate } from '#main/db/write-gate.ts'
import { Cancelled, execute } from '#main/features/imports/worker.ts'
import { failureOf } from './failure.ts'
import type { FromImportWorker, ImportWorkerData } from './import-messages.ts'

const { database, gate, signs, work } = workerData as ImportWorkerData
const flag = new Int32Array(signs)
/** An index takes seconds. If nobody reports that it is finished, the old rows are removed anyway. */
const holdMs = 30_000
const db = connect(database)

try {
  const { outcome, cleanUp } = await execute(work, {
    db,
    gate: watchWriteGate(gate),
    isCancelled,
    report: (progress) => send({ type: 'progress', progress }),
    nowMs: Date.now,
  })
  send({ type: 'done', outcome })
  if (cleanUp) Atomics.wait(flag, 1, 0, holdMs)
  // What is left of it, the next sync sweeps up.
  for (const _ of cleanUp?.() ?? []) if (isCancelled()) break
} catch (error) {
  send(ending(error))
} finally {
  db.close()
  parentPort?.close()
}

function isCancelled(): boolean {
  return Atomics.load(flag, 0) !== 0
}

function send(message: FromImportWorker): void {
  parentPort?.postMessage(message)
}

function ending(error: unknown): FromImportWorker {
  const wasCancelled = error instanceof Cancelled || isCancelled()
  return wasCancelled ? { type: 'cancelled' } : { type: 'failed', failure: failureOf(error) }
}
