import { describe, expect, it } from 'vitest'
import { dueKind } from '#main/features/backups/due.ts'
import { toRemove } from '#main/features/backups/keep.ts'
import { nameOf, readName } from '#main/features/backups/names.ts'
import { type Backup, type BackupKind, backupKinds } from '#shared/schemas/backup.ts'

const dayMs = 24 * 3_600_000
const now = Date.parse('2026-03-10T12:00:00.000Z')

function made(kind: BackupKind, daysAgo: number, bytes = 10): Backup {
  const at = now - daysAgo * dayMs
  return { name: nameOf(kind, at), kind, made_at: new Date(at).toISOString(), bytes }
}
const newestFirst = (backups: readonly Backup[]) =>
  backups.toSorted((one, other) => (one.made_at < other.made_at ? 1 : -1))
const roomy = { freeBytes: 1e12 }

describe('the name of a backup', () => {
  it.each(backupKinds)('says what it is and when it was made: %s', (kind) => {
    expect(readName(nameOf(kind, now))).toEqual({ kind, made_at: '2026-03-10T12:00:00.000Z' })
  })

  it('is known with the version of an upgrade in it', () => {
    expect(readName('shopbell-before-upgrade-v12-2026-03-10T12-00-00-000Z.db')?.kind).toBe('before_upgrade')
  })

  it.each([
    'shopbell.db',
    'shopbell-daily-2026-03-10T12-00-00-000Z.db.unfinished',
    'shopbell-daily-2026-99-10T12-00-00-000Z.db',
    'shopbell-sometimes-2026-03-10T12-00-00-000Z.db',
    `shopbell-${'-'.repeat(100_000)}.db`,
  ])('is not taken from other files: %.40s', (name) => {
    expect(readName(name)).toBeNull()
  })
})

describe('what is due', () => {
  it('is a weekly one first, then one a day', () => {
    expect(dueKind([], now)).toBe('weekly')
    expect(dueKind([made('weekly', 0.5)], now)).toBeNull()
    expect(dueKind([made('weekly', 2)], now)).toBe('daily')
    expect(dueKind([made('daily', 0.5), made('weekly', 2)], now)).toBeNull()
    expect(dueKind([made('daily', 0.5), made('weekly', 8)], now)).toBe('weekly')
    expect(dueKind([made('manual', 0.1)], now)).toBe('weekly')
  })

  it('does not wait for a clock that was wrong once', () => {
    expect(dueKind([made('weekly', -300), made('daily', -300)], now)).toBe('weekly')
  })
})

describe('what is kept', () => {
  const year = newestFirst([
    ...Array.from({ length: 60 }, (_, day) => made('daily', day + 0.1)),
    ...Array.from({ length: 20 }, (_, week) => made('weekly', week * 7 + 0.2)),
    ...Array.from({ length: 6 }, (_, day) => made('manual', day * 10 + 0.3)),
    made('before_upgrade', 400),
  ])

  it('are seven days, four weeks and all that somebody made by hand', () => {
    const gone = new Set(toRemove(year, roomy))
    const left = year.filter((one) => !gone.has(one))
    const count = (kind: BackupKind) => left.filter((one) => one.kind === kind).length
    expect([count('daily'), count('weekly'), count('manual'), count('before_upgrade')]).toEqual([7, 4, 6, 1])
    expect(left[0]).toBe(year[0])
  })

  it('are fewer where space is short, and the newest whatever happens', () => {
    const few = newestFirst([made('daily', 0, 100), made('daily', 1, 100), made('weekly', 3, 100)])
    expect(toRemove(few, { freeBytes: 200 })).toEqual([few[1]])
    expect(toRemove(few, { freeBytes: 0 })).toEqual([few[1], few[2]])
    expect(toRemove(few, { freeBytes: 300, neededBytes: 100 })).toEqual([few[1]])
  })
})
