import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Db } from '#main/db/open.ts'
import { createQuota, type Quota } from '#main/features/quota/index.ts'
import { newId } from '#main/lib/ids.ts'
import { openTestDatabase } from '../../helpers/database.ts'
import { testClock } from '../../helpers/hub.ts'
import { createModel, steps } from './model.ts'

const refused = /has used its 1000 requests/

function addKey(db: Db): string {
  const id = newId('key', 0)
  db.exec(`
    INSERT OR IGNORE INTO bots (no, id, name, plan, language, greeting, timezone, confidence_threshold,
      allowed_origins, colours, starter_buttons, created_at, updated_at, sync_key_hash, sync_key_last4,
      sync_key_created_at)
    VALUES (1, 'bot_1', 'Shop', 'business', 'en', '', 'UTC', 0.5, '[]', '{}', '[]', 0, 0, x'00', 'last', 0);
    INSERT INTO api_keys (id, bot_no, name, created_at) VALUES ('${id}', 1, 'Key', 0)`)
  return id
}

/** How many of the charges were let through; any other error than the expected one is rethrown. */
function chargeTimes(db: Db, quota: Quota, keyId: string, times: number): number {
  let accepted = 0
  db.transaction(() => {
    for (let call = 0; call < times; call++) {
      try {
        quota.charge(keyId)
        accepted++
      } catch (error) {
        if (!(error instanceof Error) || !refused.test(error.message)) throw error
      }
    }
  })()
  return accepted
}

describe('the quota of a key', () => {
  it('is exact through any sequence of calls, clock changes and restarts', () => {
    fc.assert(
      fc.property(steps({ maxTimes: 700, maxSteps: 20 }), (sequence) => {
        const opened = openTestDatabase()
        let { db } = opened
        const clock = testClock()
        const keyId = addKey(db)
        const model = createModel()
        let quota = createQuota({ db, clock })
        try {
          for (const step of sequence) {
            if (step.kind === 'advance') clock.advance(step.ms)
            if (step.kind === 'set back') clock.advance(-step.ms)
            if (step.kind === 'restart') {
              db.close()
              db = openTestDatabase(opened.folder).db
              quota = createQuota({ db, clock })
            }
            if (step.kind === 'call') {
              const expected = model.call(clock.now(), step.times)
              expect(chargeTimes(db, quota, keyId, step.times)).toBe(expected)
            }
            const now = clock.now()
            expect(quota.state(keyId)).toEqual({ day: model.day(now), used: model.used(now) })
          }
          const counted = db.prepare('SELECT coalesce(sum(used), 0) FROM key_usage').pluck().get()
          expect(counted).toBe(model.total())
        } finally {
          db.close()
        }
      }),
      { numRuns: 60 },
    )
  })

  it('says truly beforehand whether a call would be refused', () => {
    const { db } = openTestDatabase()
    const clock = testClock()
    const keyId = addKey(db)
    const quota = createQuota({ db, clock })
    expect(chargeTimes(db, quota, keyId, 1001)).toBe(1000)
    expect(() => quota.refuseIfUsedUp(keyId)).toThrow(refused)
    clock.advance(-48 * 3_600_000)
    expect(() => quota.refuseIfUsedUp(keyId)).toThrow(refused)
    clock.set('2026-03-11T00:00:00.000Z')
    expect(() => quota.refuseIfUsedUp(keyId)).not.toThrow()
    expect(chargeTimes(db, quota, keyId, 1)).toBe(1)
  })

  it('is its own: one key used up leaves the other whole', () => {
    const { db } = openTestDatabase()
    const quota = createQuota({ db, clock: testClock() })
    const [one, other] = [addKey(db), addKey(db)]
    expect(chargeTimes(db, quota, one, 1500)).toBe(1000)
    expect(quota.state(other).used).toBe(0)
    expect(chargeTimes(db, quota, other, 1500)).toBe(1000)
  })
})
