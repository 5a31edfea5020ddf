import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Db } from '#main/db/open.ts'
import { connectAlso, openTestDatabase } from '../helpers/database.ts'
import { startHub } from '../helpers/hub.ts'

type TableInfo = {
  readonly schema: string
  readonly name: string
  readonly type: string
  readonly strict: 0 | 1
}

function plainTables(db: Db): TableInfo[] {
  const all = db.pragma('table_list') as TableInfo[]
  return all.filter(
    ({ schema, name, type }) => schema === 'main' && type === 'table' && !name.startsWith('sqlite_'),
  )
}

describe('a connection', () => {
  it('writes ahead, waits for the disk and minds foreign keys', () => {
    const { db } = openTestDatabase()
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal')
    expect(db.pragma('synchronous', { simple: true })).toBe(2)
    expect(db.pragma('foreign_keys', { simple: true })).toBe(1)
    expect(db.pragma('trusted_schema', { simple: true })).toBe(0)
  })

  it('is the same for workers', () => {
    const { folder } = openTestDatabase()
    const db = connectAlso(folder.database)
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal')
    expect(db.pragma('synchronous', { simple: true })).toBe(2)
    expect(db.pragma('foreign_keys', { simple: true })).toBe(1)
  })

  it('refuses a row that refers to nothing', () => {
    const { db } = openTestDatabase()
    const insert = db.prepare(
      "INSERT INTO api_keys (id, bot_no, name, created_at) VALUES ('key_1', 77, 'lost', 0)",
    )
    expect(() => insert.run()).toThrow(/FOREIGN KEY/)
  })
})

describe('the schema', () => {
  it('has only STRICT tables, also after a shop was filled in', async () => {
    const hub = await startHub({ port: null })
    await hub.rpc('demo.load', {})
    await hub.stop()
    const tables = plainTables(connectAlso(join(hub.dataPath, 'shopbell.db')))
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['bots', 'products', 'messages']))
    expect(tables.filter(({ strict }) => strict !== 1)).toEqual([])
  })

  it('takes no text where a number belongs', () => {
    const { db } = openTestDatabase()
    db.exec('PRAGMA foreign_keys = OFF')
    const insert = db.prepare(
      "INSERT INTO key_usage (key_id, day, used, last_used_at) VALUES ('k', '2026-03-10', 'many', 0)",
    )
    expect(() => insert.run()).toThrow(/cannot store TEXT/)
  })
})
