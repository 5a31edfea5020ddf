import { describe, expect, it } from 'vitest'
import { createCommits } from '#main/db/commits.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import { createSecrets } from '#main/features/secrets/index.ts'
import { createEndpoints, type EndpointChange } from '#main/features/webhooks/index.ts'
import { createKeyFileBox } from '#main/lib/key-file-box.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { openTestDatabase } from '../../../helpers/database.ts'
import { testClock } from '../../../helpers/hub.ts'
import { openOutgoing } from '../../../lib/outgoing/receiver.ts'

const url = 'https://crm.example/in'

function open() {
  const { db, folder } = openTestDatabase()
  const clock = testClock()
  const commits = createCommits(db, createWriteGate())
  const pushes: Push[] = []
  const box = createKeyFileBox(folder.secretKey)
  const deps = {
    db,
    clock,
    commits,
    secrets: createSecrets({ db, clock, box }),
    outgoing: openOutgoing(),
    push: (push: Push) => pushes.push(push),
  }
  const reads = { count: 0 }
  const counted = new Proxy(db, {
    get: (target, name) => {
      const value = Reflect.get(target, name)
      if (name !== 'prepare') return typeof value === 'function' ? value.bind(target) : value
      return (sql: string) => {
        const statement = target.prepare(sql)
        for (const call of ['get', 'all'] as const) {
          const run = statement[call].bind(statement)
          statement[call] = ((...given: unknown[]) => {
            reads.count += 1
            return run(...given)
          }) as never
        }
        return statement
      }
    },
  })
  for (const no of [1, 2]) {
    db.exec(`INSERT INTO bots (no, id, name, plan, language, greeting, timezone, confidence_threshold, allowed_origins,
        colours, starter_buttons, languages, facts, lead_rules, handover_rules, created_at, updated_at, sync_key_hash,
        sync_key_last4, sync_key_created_at)
      VALUES (${no}, 'bot_${no}', '', 'business', 'en', '', 'UTC', 0, '[]', '{}', '[]', '[]', '{}', '{}', '{}', 0, 0,
        x'0${no}', '', 0)`)
  }
  return { db, clock, commits, pushes, reads, endpoints: createEndpoints({ ...deps, db: counted }) }
}

describe('wanting', () => {
  it('finds whoever wants to hear of it, also one that is switched off', async () => {
    const { endpoints } = open()
    expect(endpoints.wanting(1, 'lead.created')).toEqual([])
    const { id } = await endpoints.set(1, { url, event_types: ['lead.created', 'lead.updated'] })
    expect(endpoints.wanting(1, 'lead.created')).toMatchObject([{ id, bot_id: 'bot_1', disabled_at: null }])
    expect(endpoints.wanting(1, 'conversation.message')).toEqual([])
    expect(endpoints.wanting(2, 'lead.created')).toEqual([])
    await endpoints.update(id, { event_types: null, enabled: false })
    expect(endpoints.wanting(1, 'conversation.message')).toMatchObject([{ id, disabled_reason: 'by_hand' }])
    await endpoints.remove(id)
    expect(endpoints.wanting(1, 'conversation.message')).toEqual([])
  })

  it('reads nothing from the file', async () => {
    const { endpoints, reads } = open()
    await endpoints.set(1, { url })
    endpoints.wanting(1, 'lead.created')
    reads.count = 0
    for (let count = 0; count < 100; count += 1) {
      endpoints.wanting(1, 'lead.created')
      endpoints.wanting(2, 'lead.created')
      endpoints.mirrorOf('key_1')
      endpoints.forwardOf(1)
    }
    expect(reads.count).toBe(0)
  })
})

describe('a transaction that is rolled back', () => {
  it('leaves nothing behind', async () => {
    const { endpoints, commits } = open()
    const { id } = await endpoints.set(1, { url })
    const { no } = endpoints.byId(id)
    const failed = commits.run((tx) => {
      endpoints.noteFailure(no, 5)
      endpoints.disable(tx, no, 'gone', 5)
      endpoints.putForward(tx, null, 'https://other.example/', false)
      // Inside it counts already.
      expect(endpoints.byNo(no)).toMatchObject({ disabled_reason: 'gone', failing_since: 5 })
      expect(endpoints.wanting(1, 'lead.created')).toMatchObject([{ disabled_at: 5 }])
      throw new Error('the disk is full')
    })
    await expect(failed).rejects.toThrow('the disk is full')
    expect(endpoints.byNo(no)).toMatchObject({ disabled_at: null, failing_since: null })
    expect(endpoints.list(undefined)).toHaveLength(1)
  })

  it('leaves a secret as it was', async () => {
    const { endpoints, commits } = open()
    const { id, secret } = await endpoints.set(1, { url })
    const row = endpoints.byId(id)
    const failed = commits.run((tx) => {
      endpoints.putIntegration(tx, 1, { url: null }, 'url')
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(endpoints.signingSecrets(row)).toEqual([secret])
  })
})

describe('health', () => {
  it('follows attempts: failing since the first failure, healthy again after a success', async () => {
    const { endpoints, commits, clock } = open()
    const { id } = await endpoints.set(1, { url })
    const { no } = endpoints.byId(id)
    const start = clock.now()
    await commits.run(() => endpoints.noteFailure(no, start + 1))
    await commits.run(() => endpoints.noteFailure(no, start + 2))
    expect(endpoints.byNo(no)).toMatchObject({ failing_since: start + 1, last_failure_at: start + 2 })
    expect(endpoints.get(id)).toMatchObject({ state: 'failing', failing_since: '2026-03-10T12:00:00.001Z' })
    await commits.run(() => endpoints.noteSuccess(no, start + 3))
    expect(endpoints.byNo(no)).toMatchObject({ failing_since: null, last_success_at: start + 3 })
    expect(endpoints.get(id)).toMatchObject({ state: 'active', last_failure_at: '2026-03-10T12:00:00.002Z' })
  })

  it('counts the last day and what waits now', async () => {
    const { endpoints, db, clock } = open()
    const { id } = await endpoints.set(1, { url })
    const { no } = endpoints.byId(id)
    const now = clock.now()
    const old = now - 25 * 3_600_000
    const rows: [string, number | null, number | null, number][] = [
      ['delivered', null, now - 1000, 10],
      ['delivered', null, now - 2000, 30],
      ['delivered', null, old, 500],
      ['failed', null, now - 1000, 20],
      // What was given up counts until somebody does something about it.
      ['failed', null, old, 500],
      ['disabled', null, old, 500],
      ['cancelled', null, now - 1000, 20],
      ['scheduled', now, null, 20],
      ['retrying', now + 5000, null, 20],
      ['paused', now, null, 20],
    ]
    for (const [index, [state, due, finished, latency]] of rows.entries()) {
      db.exec(`INSERT INTO events (no, id, event_type, kind, source, occurred_at, recorded_at, body, card, is_read)
        VALUES (${index + 1}, 'evt_${index}', 'lead.created', 'lead', 'bot', 0, 0, x'', '{}', 0)`)
      db.prepare(`INSERT INTO deliveries (no, id, event_no, endpoint_no, state, due_at, created_at, finished_at)
        VALUES (?, ?, ?, ?, ?, ?, 0, ?)`).run(index + 1, `dlv_${index}`, index + 1, no, state, due, finished)
      db.prepare(`INSERT INTO attempts (delivery_no, at, url, status, latency_ms, request_headers)
        VALUES (?, ?, '', 200, ?, '[]')`).run(index + 1, finished ?? now, latency)
    }
    expect(endpoints.get(id).health).toEqual({ delivered: 2, failed: 3, waiting: 3, latency_ms: 20 })
  })

  it('starts anew with another address; one given up is tried again there', async () => {
    const { endpoints, commits } = open()
    const { id } = await endpoints.set(1, { url })
    const { no } = endpoints.byId(id)
    await commits.run((tx) => {
      endpoints.noteFailure(no, 5)
      endpoints.disable(tx, no, 'no_success', 6)
    })
    expect(endpoints.get(id)).toMatchObject({ state: 'disabled', disabled_reason: 'no_success' })
    await endpoints.update(id, { event_types: ['lead.created'] })
    expect(endpoints.get(id).state).toBe('disabled')
    expect(await endpoints.update(id, { url: 'https://new.example/' })).toMatchObject({
      state: 'active',
      failing_since: null,
      disabled_reason: null,
    })
  })
})

describe('watch', () => {
  it('reports each change in its transaction, which may register what follows the commit', async () => {
    const { endpoints, db, pushes } = open()
    const seen: (readonly [EndpointChange['what'], string, boolean])[] = []
    const after: string[] = []
    const stop = endpoints.watch(({ what, endpoint }, tx) => {
      seen.push([what, endpoint.id, db.inTransaction])
      tx.afterCommit(() => after.push(`${what} ${db.inTransaction}`))
    })
    const { id } = await endpoints.set(1, { url })
    await endpoints.update(id, { url: 'https://new.example/' })
    await endpoints.update(id, { enabled: false })
    await endpoints.update(id, { enabled: true })
    await endpoints.remove(id)
    const whats = ['created', 'changed', 'disabled', 'enabled', 'removed'] as const
    expect(seen).toEqual(whats.map((what) => [what, id, true]))
    expect(after).toEqual(whats.map((what) => `${what} false`))
    expect(pushes).toEqual(whats.map(() => ({ type: 'endpoints.changed', endpoint_id: id })))
    stop()
    await endpoints.set(2, { url })
    expect(seen).toHaveLength(5)
  })
})

describe('rotation', () => {
  it('signs with both for a day, the newest first', async () => {
    const { endpoints, clock } = open()
    const { id, secret: first } = await endpoints.set(1, { url })
    const secrets = () => endpoints.signingSecrets(endpoints.byId(id))
    expect(secrets()).toEqual([first])
    const { secret: second, old_secret_until } = await endpoints.rotate(id)
    expect(old_secret_until).toBe('2026-03-11T12:00:00.000Z')
    expect(endpoints.get(id).old_secret_until).toBe(old_secret_until)
    expect(second).not.toBe(first)
    expect(secrets()).toEqual([second, first])
    clock.advance(24 * 3_600_000 - 1)
    await endpoints.forgetOldSecrets()
    expect(secrets()).toEqual([second, first])
    clock.advance(1)
    expect(secrets()).toEqual([second])
    expect(endpoints.get(id).old_secret_until).toBeNull()
    await endpoints.forgetOldSecrets()
    expect(endpoints.byId(id).old_secret_until).toBeNull()
    expect(secrets()).toEqual([second])
  })

  it('twice in a day leaves each its own day', async () => {
    const { endpoints, clock } = open()
    const { id, secret: first } = await endpoints.set(1, { url })
    const secrets = () => endpoints.signingSecrets(endpoints.byId(id))
    const { secret: second } = await endpoints.rotate(id)
    clock.advance(3_600_000)
    const { secret: third } = await endpoints.rotate(id)
    expect(secrets()).toEqual([third, second, first])
    clock.advance(23 * 3_600_000)
    await endpoints.forgetOldSecrets()
    expect(secrets()).toEqual([third, second])
    const { secret: fourth } = await endpoints.rotate(id)
    expect(secrets()).toEqual([fourth, third, second])
    clock.advance(3_600_000)
    expect(secrets()).toEqual([fourth, third])
    clock.advance(23 * 3_600_000)
    await endpoints.forgetOldSecrets()
    expect(secrets()).toEqual([fourth])
  })
})

describe('putForward', () => {
  it('by hand takes the same address for the same endpoint, and switches it on', async () => {
    const { endpoints, commits } = open()
    const put = (to: string, local = false) => commits.run((tx) => endpoints.putForward(tx, null, to, local))
    const first = await put(url)
    expect(first).toMatchObject({ kind: 'forward', inbox_no: null, bot_id: null, url })
    expect((await put(`${url}#part`))?.no).toBe(first?.no)
    expect((await put('https://crm.example/other'))?.no).not.toBe(first?.no)
    expect((await put(url, true))?.no).not.toBe(first?.no)
    await commits.run((tx) => endpoints.disable(tx, first?.no ?? 0, 'gone', 5))
    expect(await put(url)).toMatchObject({ no: first?.no, disabled_at: null })
    await expect(put('http://127.0.0.1/')).rejects.toMatchObject({ errors: [{ path: 'url' }] })
  })
})
