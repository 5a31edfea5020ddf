import { parentPort, workerData } from 'node:worker_threads'
import { readable } from '#main/db/commits.ts'
import { connect } from '#main/db/open.ts'
import { watchWriteGate } from '#main/db/write-gate.ts'
import { readBody, startSync } from '#main/features/catalog/index.ts'
import { isProblem } from '#shared/problem.ts'
import type { Failure, FromWorker, ToWorker, WorkerData } from './catalog-messages.ts'

const { database, gate } = workerData as WorkerData
const db = connect(database)
const watch = watchWriteGate(gate)
let turn: Promise<void> = Promise.resolve()
let waiting = 0

parentPort?.on('message', (message: ToWorker) => {
  waiting++
  turn = turn
    .then(() => handle(message))
    .then(() => {
      waiting--
      if (waiting === 0) tell({ type: 'idle' })
    })
})

async function handle(message: ToWorker): Promise<void> {
  if (message.type === 'stop') {
    db.close()
    parentPort?.close()
    return
  }
  const { ticket, job, body } = message
  try {
    const run = startSync({ db, gate: watch, job, nowMs: Date.now })
    try {
      for await (const parts of readBody(body)) for (const part of parts) run.take(part)
      tell({ type: 'done', ticket, result: run.finish() })
    } catch (error) {
      run.cancel()
      throw error
    }
    if (!job.dry_run) for (const _ of run.cleanUp());
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK')
    tell({ type: 'failed', ticket, failure: failureOf(readable(error)) })
  }
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message)
}

function failureOf(error: unknown): Failure {
  if (isProblem(error)) {
    return { kind: 'problem', code: error.code, detail: error.message, errors: error.errors ?? [] }
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { kind: 'error', message, stack }
}
