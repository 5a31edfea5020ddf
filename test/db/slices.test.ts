import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createCommits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import { createSlices, type Slices } from '#main/db/slices.ts'
import { createWriteGate, watchWriteGate } from '#main/db/write-gate.ts'
import { notesIn, openNotes } from '../helpers/database.ts'

type Insert = ReturnType<typeof openSlices>['insert']

function openSlices() {
  const notes = openNotes()
  const gate = createWriteGate()
  const slices = createSlices(notes.db, watchWriteGate(gate.buffer))
  const insert = notes.db.prepare<[string]>('INSERT INTO notes (text) VALUES (?)')
  return { ...notes, gate, slices, insert }
}

/** Far more than fit into a slice. */
const mostRows = 1_000_000

/** Writes until it has come about; a slice ends by the clock, so how many rows that takes is not known. */
function writeUntil(isDone: () => boolean, slices: Slices, insert: Insert): void {
  for (let row = 0; row < mostRows && !(row % 8 === 0 && isDone()); row++) {
    slices.step()
    insert.run('row')
  }
}

const syncMode = (db: Db) => db.pragma('synchronous', { simple: true })
const [normal, full] = [1, 2]

describe('slices', () => {
  it('commit together what is done in a moment', () => {
    const { slices, insert, other } = openSlices()
    for (const text of ['a', 'b', 'c']) {
      slices.step()
      insert.run(text)
    }
    expect(notesIn(other)).toEqual([])
    slices.finish()
    expect(notesIn(other)).toEqual(['a', 'b', 'c'])
  })

  it('commit by themselves when their time is up', () => {
    const { slices, insert, other } = openSlices()
    let seen = 0
    writeUntil(
      () => {
        seen = notesIn(other).length
        return seen > 0
      },
      slices,
      insert,
    )
    slices.finish()
    expect(seen).toBeGreaterThan(0)
    expect(seen).toBeLessThan(notesIn(other).length)
  })

  it('commit and make way when the hub wants to write', () => {
    const { db, insert, other } = openSlices()
    let asides = 0
    const stepAside = () => {
      asides++
      return true
    }
    const slices = createSlices(db, { isWanted: () => true, stepAside })
    slices.step()
    insert.run('before')
    writeUntil(() => asides > 0, slices, insert)
    expect(asides).toBe(1)
    expect(notesIn(other)).toContain('before')
    slices.finish()
  })

  it('do some work before they make way, so that busy visitors cannot starve them', () => {
    const { slices, insert, gate, other } = openSlices()
    gate.want()
    slices.step()
    insert.run('a')
    slices.step()
    insert.run('b')
    expect(notesIn(other)).toEqual([])
    slices.finish()
  })

  it('abandon what is not committed', () => {
    const { slices, insert, other } = openSlices()
    slices.step()
    insert.run('a')
    slices.abandon()
    expect(notesIn(other)).toEqual([])
    slices.abandon()
    slices.finish()
  })

  it('seal with a wait for the disk, and all before with it', () => {
    const { db, slices, insert, other } = openSlices()
    slices.step()
    insert.run('a')
    let during: unknown
    slices.seal(() => {
      during = syncMode(db)
      insert.run('sealed')
    })
    expect(during).toBe(full)
    expect(syncMode(db)).toBe(normal)
    expect(notesIn(other)).toEqual(['a', 'sealed'])
  })

  it('keep what came before when a seal fails, and nothing of the seal', () => {
    const { db, slices, insert, other } = openSlices()
    slices.step()
    insert.run('a')
    expect(() =>
      slices.seal(() => {
        insert.run('half')
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(notesIn(other)).toEqual(['a'])
    expect(syncMode(db)).toBe(normal)
  })
})

describe('a worker that writes in slices for seconds', () => {
  it('lets the writes of the hub through in between', async () => {
    const { db, path } = openNotes()
    const gate = createWriteGate()
    const commits = createCommits(db, gate)
    const insert = db.prepare<[string]>("INSERT INTO notes (text) VALUES ('hub: ' || ?)")
    const worker = new Worker(new URL('./slice-worker.ts', import.meta.url), {
      workerData: { path, gate: gate.buffer, forMs: 1500, atLeast: 100 },
    })
    onTestFinished(async () => {
      await worker.terminate()
    })
    const written = new Promise<number>((resolve, reject) => {
      worker.once('error', reject)
      worker.on('message', (message: 'started' | number) => {
        if (typeof message === 'number') resolve(message)
      })
    })
    await new Promise((resolve) => worker.once('message', resolve))

    let writes = 0
    let working = true
    void written.finally(() => {
      working = false
    })
    while (working) {
      await commits.run(() => insert.run(String(writes)))
      writes++
    }
    const rows = await written

    expect(rows).toBeGreaterThanOrEqual(100)
    // Were the worker to hold the file to its end, only the write that waited for it would have come through.
    expect(writes).toBeGreaterThan(5)
    const all = notesIn(db)
    expect(all.filter((text) => text.startsWith('hub: '))).toHaveLength(writes)
    expect(all).toHaveLength(rows + writes)
  })
})
