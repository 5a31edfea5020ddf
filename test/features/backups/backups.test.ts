import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFrom } from '#main/db/copies.ts'
import { applyStaged, type CarryOver, stageRestore } from '#main/features/backups/index.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { startHub, tempFolder, testClock } from '../../helpers/hub.ts'

async function shopWithBackup() {
  const hub = await startHub({ port: null })
  const first = await hub.rpc('bots.create', { name: 'First', plan: 'starter' })
  const backup = await hub.rpc('backups.create', {})
  await hub.rpc('bots.create', { name: 'Second', plan: 'starter' })
  return { hub, first, backup, folder: dataFolder(hub.dataPath) }
}

describe('a backup', () => {
  it('is made beside the work, for this user only, and says what it has and what came after', async () => {
    const pushes: Push[] = []
    const { hub, backup, folder } = await shopWithBackup()
    hub.events.subscribe((push) => pushes.push(push))
    expect((await hub.rpc('backups.list', {})).backups).toEqual([backup])
    expect(backup.kind).toBe('manual')
    const { mode } = statSync(join(folder.backups, backup.name))
    if (process.platform !== 'win32') expect((mode & 0o777).toString(8)).toBe('600')
    const { counts, missing } = await hub.rpc('backups.look', { name: backup.name })
    expect([counts.bots, missing?.bots, missing?.conversations]).toEqual([1, 1, 0])
    await hub.rpc('backups.create', {})
    expect(pushes.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['backups.progress', 'backups.changed']),
    )
    expect(readdirSync(folder.backups)).toHaveLength(2)
  })

  it('takes the place of the database at the next start, which is kept as a backup itself', async () => {
    const { hub, first, backup, folder } = await shopWithBackup()
    expect(await hub.rpc('backups.restore', { name: backup.name })).toEqual({ restarting: false })
    expect((await hub.rpc('bots.list', {})).bots).toHaveLength(2)
    await hub.stop()
    const again = await startHub({ port: null, dataPath: folder.path })
    expect((await again.rpc('bots.list', {})).bots.map(({ id }) => id)).toEqual([first.id])
    const { backups } = await again.rpc('backups.list', {})
    const before = backups.find(({ kind }) => kind === 'before_restore')
    expect((await again.rpc('backups.look', { name: before?.name ?? '' })).counts.bots).toBe(2)
    expect(existsSync(folder.staged)).toBe(false)
  })

  it('is refused with its name where it is damaged or not there, and nothing changes', async () => {
    const { hub, backup, folder } = await shopWithBackup()
    const path = join(folder.backups, backup.name)
    const bytes = readFileSync(path)
    bytes.fill(0xa5, Math.floor(bytes.length * 0.3), Math.floor(bytes.length * 0.7))
    writeFileSync(path, bytes)
    await expect(hub.rpc('backups.restore', { name: backup.name })).rejects.toMatchObject({
      code: 'database_refused',
      message: expect.stringContaining(backup.name),
    })
    for (const name of ['../shopbell.db', 'shopbell-daily-2026-03-10T12-00-00-000Z.db', ''])
      await expect(hub.rpc('backups.restore', { name })).rejects.toMatchObject({ code: 'not_found' })
    expect(existsSync(folder.stagedNote)).toBe(false)
    expect(existsSync(folder.staged)).toBe(false)
  })

  it('never bears its name before it is whole', async () => {
    const { hub, folder } = await shopWithBackup()
    await hub.stop()
    writeFileSync(join(folder.backups, 'shopbell-daily-2026-03-10T12-00-00-000Z.db.unfinished'), 'half')
    writeFileSync(join(folder.backups, 'shopbell-daily-2026-03-11T12-00-00-000Z.db'), '')
    const again = await startHub({ port: null, dataPath: folder.path })
    const { backups } = await again.rpc('backups.list', {})
    expect(backups.map(({ kind }) => kind)).toEqual(['manual'])
    expect(readdirSync(folder.backups).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  it('can be left off, and leaves nothing behind', async () => {
    const { hub, folder } = await shopWithBackup()
    const making = hub.rpc('backups.create', {})
    await expect(hub.rpc('backups.create', {})).rejects.toMatchObject({ code: 'run_under_way' })
    expect(await hub.rpc('backups.cancel', {})).toEqual({ done: true })
    await expect(making).rejects.toThrow('cancelled')
    expect(await hub.rpc('backups.list', {})).toMatchObject({ running: null })
    expect(readdirSync(folder.backups)).toHaveLength(1)
  })

  it('is made on its own: a weekly one that is checked in full, then daily ones', async () => {
    const clock = testClock()
    const dataPath = tempFolder()
    const kinds = async () => {
      const hub = await startHub({ dataPath, clock, pace: { backupMs: 0 } })
      const list = async () => (await hub.rpc('backups.list', {})).backups.map(({ kind }) => kind)
      await expect.poll(async () => (await hub.rpc('backups.list', {})).running).toBeNull()
      return { list, stop: hub.stop }
    }
    const first = await kinds()
    await expect.poll(first.list).toEqual(['weekly'])
    await first.stop()
    clock.advance(25 * 3_600_000)
    const second = await kinds()
    await expect.poll(second.list).toEqual(['daily', 'weekly'])
  })

  it('is not made where there is no room, which is said', async () => {
    const hub = await startHub({ port: null, storage: { freeBytes: () => 20 * 1024 * 1024 } })
    await expect(hub.rpc('backups.create', {})).rejects.toMatchObject({ code: 'storage_full' })
    expect(readdirSync(join(hub.dataPath, 'backups'))).toEqual([])
  })
})

describe('what a restore must not undo', () => {
  /** As a record of erasures would be: read from what goes, written into what comes. */
  const erasures: CarryOver = {
    keep: (old) => old.prepare("SELECT name FROM bots WHERE name LIKE 'Erased%'").pluck().all(),
    apply: (restored, kept) => {
      for (const name of kept as string[])
        restored.prepare('INSERT INTO settings (name, value) VALUES (?, ?)').run(name, '"applied"')
    },
  }
  it.each(['sound', 'damaged'])('is carried over from a %s database', async (state) => {
    const { hub, backup, folder } = await shopWithBackup()
    await hub.rpc('bots.create', { name: 'Erased 1', plan: 'starter' })
    await hub.rpc('backups.create', {})
    await hub.stop()
    if (state === 'damaged') writeFileSync(folder.database, 'no database')
    const path = join(folder.backups, backup.name)
    stageRestore({ folder, path, sound: false, carryOver: [erasures] })
    applyStaged(folder, 0)
    const values = readFrom(folder.database, (db) =>
      db.prepare("SELECT value FROM settings WHERE name = 'Erased 1'").pluck().all(),
    )
    expect(values).toEqual(['"applied"'])
  })
})

describe('a restore that is cut off', () => {
  const steps = [
    'before anything was moved',
    'after the old one was set aside',
    'before its note was removed',
  ]
  it.each(steps)('%s is done again at the next start', async (step) => {
    const { hub, backup, folder } = await shopWithBackup()
    await hub.stop()
    const path = join(folder.backups, backup.name)
    stageRestore({ folder, path, sound: true, carryOver: [] })
    const note = readFileSync(folder.stagedNote)
    if (step !== steps[0]) rmSync(folder.database)
    if (step === steps[2]) {
      applyStaged(folder, 0)
      writeFileSync(folder.stagedNote, note)
    }
    const again = await startHub({ port: null, dataPath: folder.path })
    expect((await again.rpc('bots.list', {})).bots).toHaveLength(1)
    expect(existsSync(folder.stagedNote)).toBe(false)
  })
})
