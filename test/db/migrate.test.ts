import { readdirSync } from 'node:fs'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { versionOf } from '#main/db/migrate.ts'
import { migrations as shipped } from '#main/db/migrations/index.ts'
import { openDatabase } from '#main/db/open.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { ask } from '../helpers/api-client.ts'
import { dumpOf, emptyDataFolder, openTestDatabase } from '../helpers/database.ts'
import { startHub } from '../helpers/hub.ts'

const nowMs = Date.parse('2026-03-10T12:00:00.000Z')
const one = "CREATE TABLE one (text TEXT NOT NULL) STRICT; INSERT INTO one VALUES ('first')"
const two = "INSERT INTO one VALUES ('second')"

describe('migrations', () => {
  it('take a new file to the latest version without a backup', () => {
    const { db, upgrade, folder } = openTestDatabase(emptyDataFolder(), shipped)
    expect(upgrade).toEqual({ from: 0, to: shipped.length, backup: null })
    expect(versionOf(db)).toBe(shipped.length)
    expect(readdirSync(folder.backups)).toEqual([])
  })

  it('do nothing to a file that is up to date', () => {
    const { folder } = openTestDatabase()
    expect(openTestDatabase(folder).upgrade).toBeNull()
    expect(readdirSync(folder.backups)).toEqual([])
  })

  it('run each in a transaction: a failing one leaves the version and the data of the one before', () => {
    const folder = emptyDataFolder()
    const broken = "INSERT INTO one VALUES ('half'); INSERT INTO nowhere VALUES (1)"
    expect(() => openDatabase({ folder, nowMs, check: false, migrations: [one, two, broken] })).toThrow(
      /nowhere/,
    )
    const db = new Database(folder.database)
    expect(versionOf(db)).toBe(2)
    expect(db.prepare('SELECT text FROM one').pluck().all()).toEqual(['first', 'second'])
    db.close()
  })

  it('go on from where a failed upgrade stopped', () => {
    const folder = emptyDataFolder()
    expect(() => openDatabase({ folder, nowMs, check: false, migrations: [one, 'nonsense'] })).toThrow()
    const { db, upgrade } = openTestDatabase(folder, [one, two])
    expect(upgrade).toMatchObject({ from: 1, to: 2 })
    expect(db.prepare('SELECT text FROM one').pluck().all()).toEqual(['first', 'second'])
  })

  it('keep every row of a shop that was in use, and a copy of it as it was', async () => {
    const hub = await startHub()
    const { bot_id, key } = await hub.rpc('demo.load', {})
    await ask(hub.url, key ?? '', { bot_id, message: 'How long does delivery take?' })
    await hub.stop()
    const source = dataFolder(hub.dataPath)
    const before = dumpOf(source.database)
    expect(before['products']).toHaveLength(60)
    expect(before['messages']).toHaveLength(2)

    const extra = "ALTER TABLE bots ADD COLUMN motto TEXT NOT NULL DEFAULT 'hello'"
    const { db, upgrade } = openDatabase({
      folder: source,
      nowMs,
      check: false,
      migrations: [...shipped, extra],
    })
    db.close()

    expect(upgrade).toMatchObject({ from: shipped.length, to: shipped.length + 1 })
    const after = dumpOf(source.database)
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const [table, rows] of Object.entries(before)) {
      const expected = table === 'bots' ? rows.map((row) => ({ ...(row as object), motto: 'hello' })) : rows
      expect(after[table], table).toEqual(expected)
    }
    const copy = new Database(upgrade?.backup ?? '', { readonly: true, fileMustExist: true })
    expect(versionOf(copy)).toBe(shipped.length)
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok')
    copy.close()
    expect(dumpOf(upgrade?.backup ?? '')).toEqual(before)
  })
})
