import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { migrations as shipped } from '#main/db/migrations/index.ts'
import { DatabaseRefused, openDatabase } from '#main/db/open.ts'
import { createHub } from '#main/hub.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import { createLog } from '#main/lib/log.ts'
import { emptyDataFolder, openTestDatabase } from '../helpers/database.ts'

const open = (folder: DataFolder) => openDatabase({ folder, nowMs: 0, check: false })

function newerFile(): DataFolder {
  const { db, folder } = openTestDatabase()
  db.pragma(`user_version = ${shipped.length + 1}`)
  db.close()
  return folder
}

describe('a file of a newer Shopbell', () => {
  it('is refused with its path and both versions', () => {
    const folder = newerFile()
    expect(() => open(folder)).toThrow(DatabaseRefused)
    expect(() => open(folder)).toThrow(folder.database)
    expect(() => open(folder)).toThrow(
      new RegExp(`version is ${shipped.length + 1}.* knows ${shipped.length}`),
    )
  })

  it('is left byte for byte as it was, with nothing waiting to be written to it', () => {
    const folder = newerFile()
    const before = readFileSync(folder.database)
    expect(() => open(folder)).toThrow(DatabaseRefused)
    expect(readFileSync(folder.database).equals(before)).toBe(true)
    const log = `${folder.database}-wal`
    expect(existsSync(log) ? statSync(log).size : 0).toBe(0)
    expect(readdirSync(folder.backups)).toEqual([])
  })

  it('is refused by the hub, which then lets go of the folder', async () => {
    const folder = newerFile()
    const before = readFileSync(folder.database)
    const hub = () => createHub({ dataPath: folder.path, port: null, log: createLog({ level: 'silent' }) })
    await expect(hub().start()).rejects.toThrow(folder.database)
    await expect(hub().start()).rejects.toThrow(DatabaseRefused)
    expect(readFileSync(folder.database).equals(before)).toBe(true)
    const db = new Database(folder.database)
    db.pragma(`user_version = ${shipped.length}`)
    db.close()
    const works = hub()
    await works.start()
    await works.stop()
  })
})

describe('a file that is no database', () => {
  it.each([
    ['text', Buffer.from('Dear diary, today I opened a shop. '.repeat(500))],
    ['noise', randomBytes(20_000)],
    ['an image', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(2000)])],
  ])('is refused and left as it was: %s', (_, bytes) => {
    const folder = emptyDataFolder()
    writeFileSync(folder.database, bytes)
    expect(() => open(folder)).toThrow(DatabaseRefused)
    expect(() => open(folder)).toThrow(folder.database)
    expect(readFileSync(folder.database).equals(bytes)).toBe(true)
  })

  it('may be empty: that is a new one', () => {
    const folder = emptyDataFolder()
    writeFileSync(folder.database, '')
    expect(openTestDatabase(folder).upgrade).toMatchObject({ from: 0 })
  })
})
