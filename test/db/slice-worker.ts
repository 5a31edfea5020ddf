import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '#main/db/open.ts'
import { createSlices } from '#main/db/slices.ts'
import { watchWriteGate } from '#main/db/write-gate.ts'

type Data = {
  readonly path: string
  readonly gate: SharedArrayBuffer
  readonly forMs: number
  readonly atLeast: number
}

/** Writes rows in slices for a while, longer where the machine is busy, as a catalog sync does, and reports how many. */
const { path, gate, forMs, atLeast } = workerData as Data
const db = connect(path)
const slices = createSlices(db, watchWriteGate(gate))
const insert = db.prepare<[number]>("INSERT INTO notes (text) VALUES ('worker: ' || ?)")
parentPort?.postMessage('started')
let rows = 0
for (const end = performance.now() + forMs; performance.now() < end || rows < atLeast; rows++) {
  slices.step()
  insert.run(rows)
}
slices.finish()
db.close()
parentPort?.postMessage(rows)
