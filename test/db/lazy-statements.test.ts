import { describe, expect, it } from 'vitest'
import { openNotes } from '../helpers/database.ts'

describe('a statement of ours', () => {
  it('is compiled when it is first used, so that a start need not wait for all of them', () => {
    const { db } = openNotes()
    const later = db.prepare('SELECT text FROM later')
    expect(() => later.all()).toThrow('no such table: later')
    db.exec("CREATE TABLE later (text TEXT); INSERT INTO later VALUES ('here')")
    expect(later.all()).toEqual([{ text: 'here' }])
  })

  it('gives its rows as it was told before and after that', () => {
    const { db } = openNotes()
    const insert = db.prepare<[string]>('INSERT INTO notes (text) VALUES (?)')
    expect(insert.run('one')).toEqual({ changes: 1, lastInsertRowid: 1 })
    const texts = db.prepare<[], string>('SELECT text FROM notes').pluck()
    expect(texts.all()).toEqual(['one'])
    expect(texts.pluck(false).get()).toEqual({ text: 'one' })
    expect([...texts.raw().iterate()]).toEqual([['one']])
    expect(db.prepare('SELECT no FROM notes WHERE text = ?').safeIntegers().bind('one').get()).toEqual({
      no: 1n,
    })
    expect(db.prepare('SELECT no FROM notes').expand().get()).toEqual({ notes: { no: 1 } })
  })

  it('says what it is', () => {
    const { db } = openNotes()
    const statement = db.prepare('SELECT text FROM notes')
    expect(statement).toMatchObject({ database: db, source: 'SELECT text FROM notes', busy: false })
    expect(statement).toMatchObject({ reader: true, readonly: true })
    expect(statement.columns()).toMatchObject([{ name: 'text', table: 'notes' }])
  })
})
