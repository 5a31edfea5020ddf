import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createCommits, type Transaction } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import { notesIn, openNotes } from '../helpers/database.ts'

function openCommits() {
  const notes = openNotes()
  const errors: unknown[] = []
  const commits = createCommits(notes.db, createWriteGate(), (error) => errors.push(error))
  const insert = notes.db.prepare<[string]>('INSERT INTO notes (text) VALUES (?)')
  const write = (text: string) => commits.run(() => Number(insert.run(text).lastInsertRowid))
  return { ...notes, commits, insert, write, errors }
}

/** Pages written to the log so far: each transaction adds one at least. */
function loggedPages(path: string): number {
  const [headerBytes, frameBytes] = [32, 4096 + 24]
  return Math.max(0, statSync(`${path}-wal`).size - headerBytes) / frameBytes
}

describe('commits', () => {
  it('share one transaction when they come together', async () => {
    const { path, write, other } = openCommits()
    const before = loggedPages(path)
    await Promise.all(Array.from({ length: 100 }, (_, index) => write(`note ${index}`)))
    expect(loggedPages(path) - before).toBeLessThan(10)
    expect(notesIn(other)).toHaveLength(100)
  })

  it('are transactions of their own when they come one after the other', async () => {
    const { path, write } = openCommits()
    const before = loggedPages(path)
    for (let index = 0; index < 20; index++) await write(`note ${index}`)
    expect(loggedPages(path) - before).toBeGreaterThanOrEqual(20)
  })

  it('are seen by others before they are answered, and not by anybody before', async () => {
    const { commits, insert, other } = openCommits()
    let seenInside: string[] | null = null
    await commits.run(() => {
      insert.run('done')
      seenInside = notesIn(other)
    })
    expect(seenInside).toEqual([])
    expect(notesIn(other)).toEqual(['done'])
  })

  it('keep their order, however many there are', async () => {
    const { write, other } = openCommits()
    const texts = Array.from({ length: 500 }, (_, index) => `note ${index}`)
    const numbers = await Promise.all(texts.map(write))
    expect(numbers).toEqual(texts.map((_, index) => index + 1))
    expect(notesIn(other)).toEqual(texts)
  })

  it('fail alone: the one that throws is undone, its neighbours stay', async () => {
    const { commits, insert, write, other } = openCommits()
    const failing = commits.run(() => {
      insert.run('half done')
      throw new Error('no')
    })
    const results = await Promise.allSettled([write('before'), failing, write('after')])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results[1]).toMatchObject({ reason: new Error('no') })
    expect(notesIn(other)).toEqual(['before', 'after'])
  })

  it('are all done when drain returns', async () => {
    const { commits, write, other } = openCommits()
    const writes = Array.from({ length: 300 }, (_, index) => write(`note ${index}`))
    await commits.drain()
    expect(notesIn(other)).toHaveLength(300)
    await Promise.all(writes)
  })
})

describe('afterCommit', () => {
  it('runs once the write is on disk, and before the caller continues', async () => {
    const { commits, insert, other } = openCommits()
    const seen: string[] = []
    await commits.run((tx) => {
      tx.afterCommit(() => seen.push(`notified: ${notesIn(other).join()}`))
      insert.run('done')
      seen.push(`inside: ${notesIn(other).join()}`)
    })
    seen.push('answered')
    expect(seen).toEqual(['inside: ', 'notified: done', 'answered'])
  })

  it('runs in the order of registration, through nested functions and all calls of a batch', async () => {
    const { commits } = openCommits()
    const seen: number[] = []
    const register = (tx: Transaction, ...numbers: number[]) => {
      for (const number of numbers) tx.afterCommit(() => seen.push(number))
    }
    await Promise.all([
      commits.run((tx) => {
        register(tx, 1)
        register(tx, 2, 3)
        tx.afterCommit(() => seen.push(4))
      }),
      commits.run((tx) => register(tx, 5)),
    ])
    expect(seen).toEqual([1, 2, 3, 4, 5])
  })

  it('is dropped with a call that is rolled back, while its neighbours keep theirs', async () => {
    const { commits, insert, write, other } = openCommits()
    const seen: string[] = []
    const noting = (text: string) =>
      commits.run((tx) => {
        insert.run(text)
        tx.afterCommit(() => seen.push(text))
      })
    const failing = commits.run((tx) => {
      tx.afterCommit(() => seen.push('dropped'))
      insert.run('dropped')
      throw new Error('no')
    })
    const results = await Promise.allSettled([noting('before'), failing, noting('after')])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(seen).toEqual(['before', 'after'])
    await write('later')
    expect(seen).toEqual(['before', 'after'])
    expect(notesIn(other)).toEqual(['before', 'after', 'later'])
  })

  it('is dropped for every call when the whole transaction is rolled back', async () => {
    const { db, commits, insert, write } = openCommits()
    await write('kept')
    const seen: string[] = []
    const noting = (text: string) =>
      commits.run((tx) => {
        tx.afterCommit(() => seen.push(text.slice(0, 5)))
        insert.run(text)
      })
    db.exec('CREATE TABLE parents (no INTEGER PRIMARY KEY) STRICT')
    db.exec(
      'CREATE TABLE children (parent INTEGER REFERENCES parents (no) DEFERRABLE INITIALLY DEFERRED) STRICT',
    )
    // A deferred constraint fails at the commit, when both calls have already done their work.
    const breaking = commits.run((tx) => {
      tx.afterCommit(() => seen.push('child'))
      db.exec('INSERT INTO children (parent) VALUES (7)')
    })
    const results = await Promise.allSettled([noting('first'), breaking])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(seen).toEqual([])
    await noting('again')
    expect(seen).toEqual(['again'])
  })

  it('that fails is reported and stops neither the others nor the caller', async () => {
    const { commits, errors } = openCommits()
    const seen: string[] = []
    const value = await commits.run((tx) => {
      tx.afterCommit(() => seen.push('first'))
      tx.afterCommit(() => {
        throw new Error('a broken listener')
      })
      tx.afterCommit(() => seen.push('third'))
      return 'saved'
    })
    expect(value).toBe('saved')
    expect(seen).toEqual(['first', 'third'])
    expect(errors).toEqual([new Error('a broken listener')])
  })

  it('may start another write, whose own functions run after its own commit', async () => {
    const { commits, insert, other } = openCommits()
    const seen: string[] = []
    let inner: Promise<void> | null = null
    await commits.run((tx) => {
      insert.run('outer')
      tx.afterCommit(() => {
        inner = commits.run((innerTx) => {
          insert.run('inner')
          innerTx.afterCommit(() => seen.push(notesIn(other).join()))
        })
      })
    })
    expect(seen).toEqual([])
    await inner
    expect(seen).toEqual(['outer,inner'])
  })

  it('cannot be called once the work is over', async () => {
    const { commits } = openCommits()
    const kept = await commits.run((tx) => tx)
    expect(() => kept.afterCommit(() => {})).toThrow('outside of its transaction')
  })
})

describe('while another connection writes', () => {
  it('nothing holds the event loop, and the work is done afterwards', async () => {
    const { write, other } = openCommits()
    other.exec("BEGIN IMMEDIATE; INSERT INTO notes (text) VALUES ('theirs')")
    let settled = false
    const ours = Promise.all([write('ours'), write('ours too')]).finally(() => {
      settled = true
    })
    // Were the loop held, none of these would come before the other connection is done.
    for (let tick = 0; tick < 20; tick++) await sleep(10)
    expect(settled).toBe(false)
    other.exec('COMMIT')
    await ours
    expect(notesIn(other)).toEqual(['theirs', 'ours', 'ours too'])
  })
})

describe('on a full disk', () => {
  const pages = (db: Db, name: string) => Number(db.pragma(name, { simple: true }))

  it('a write is refused, nothing of it stays, and later writes succeed', async () => {
    const { db, write, other } = openCommits()
    await write('kept')
    const room = pages(db, 'max_page_count')
    db.pragma(`max_page_count = ${pages(db, 'page_count') + 4}`)
    await expect(write('x'.repeat(100_000))).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    expect(notesIn(other)).toEqual(['kept'])
    await expect(write('small')).resolves.toBeGreaterThan(0)
    db.pragma(`max_page_count = ${room}`)
    await expect(write('y'.repeat(100_000))).resolves.toBeGreaterThan(0)
    expect(notesIn(other).map((text) => text.length)).toEqual([4, 5, 100_000])
  })

  it('every write of the same moment is either answered and there, or refused and not there', async () => {
    const { db, write, other } = openCommits()
    await write('kept')
    db.pragma(`max_page_count = ${pages(db, 'page_count') + 4}`)
    const texts = ['a', 'b'.repeat(100_000), 'c', 'd'.repeat(100_000), 'e']
    const results = await Promise.allSettled(texts.map(write))
    const answered = texts.filter((_, index) => results[index]?.status === 'fulfilled')
    expect(notesIn(other)).toEqual(['kept', ...answered])
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'SQLITE_FULL' })
    }
    expect(results[1]?.status).toBe('rejected')
  })
})
