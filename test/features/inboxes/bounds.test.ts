import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createHourlyBytes } from '#main/features/inboxes/hourly-bytes.ts'
import { expectProblem } from '../../helpers/http.ts'
import { startHub, testClock } from '../../helpers/hub.ts'
import { openFile } from '../../helpers/shop.ts'
import { openInbox } from './inbox.ts'

const limits = { widgetPerSession: 1e9, widgetPerAddress: 1e9 }
const secret = { preset: 'header', header_name: 'X-Secret', secret: 'open sesame' } as const
const large = JSON.stringify({ event_type: 'lead.created', padding: 'x'.repeat(900_000) })
const sha256 = createHash('sha256').update(large).digest('hex')

describe('what an inbox writes to the disk', () => {
  it('is the beginning and the hash of what it refuses', async () => {
    const hub = await startHub()
    const inbox = await openInbox(hub, { ...secret, refuse_bad: true })
    expectProblem(await inbox.post(large), 401, 'invalid_signature')
    const event = await inbox.only()
    expect(event).toMatchObject({ event_type: 'lead.created', payload: null, payload_bytes: 4096 })
    expect(event).toMatchObject({ raw: large.slice(0, 4096), whole: { bytes: large.length, sha256 } })
    expect(openFile(hub).prepare('SELECT max(length(body)) AS bytes FROM events').get()).toEqual({
      bytes: 4096,
    })
    await hub.rpc('events.search', { query: 'lead', inbox_id: inbox.id })
    await hub.rpc('events.export', { inbox_id: inbox.id, format: 'json' })
  })

  it('is more of what is wrong but was taken, and all of what is right', async () => {
    const hub = await startHub()
    const inbox = await openInbox(hub, secret)
    expect((await inbox.post(large)).status).toBe(200)
    expect(await inbox.only()).toMatchObject({ verdict: 'invalid', payload_bytes: 65_536, whole: { sha256 } })
    const short = await openInbox(hub, secret)
    await short.post('{"a":1}')
    expect(await short.only()).toMatchObject({ verdict: 'invalid', raw: '{"a":1}', whole: null })
    const right = await openInbox(hub, secret)
    await right.post(large, { 'x-secret': 'open sesame' })
    expect(await right.only()).toMatchObject({ verdict: 'valid', raw: large, whole: null })
  })

  it('ends when its hour is full, and goes on with the next, each inbox for itself', async () => {
    const clock = testClock()
    const hub = await startHub({ clock, limits: { ...limits, bytesPerInbox: 2_000_000 } })
    const [inbox, other] = [await openInbox(hub), await openInbox(hub)]
    expect((await inbox.post(large)).status).toBe(200)
    expect((await inbox.post(large)).status).toBe(200)
    clock.advance(20 * 60_000)
    const refused = await inbox.post(large)
    expectProblem(refused, 429, 'too_many_requests')
    expect(refused.headers['retry-after']).toBe(String(40 * 60))
    expect(await inbox.all()).toHaveLength(2)
    expect((await other.post(large)).status).toBe(200)
    clock.advance(40 * 60_000)
    expect((await inbox.post(large)).status).toBe(200)
  })
})

describe('the bytes of an hour', () => {
  it('are not held against an inbox by a clock that was put back', () => {
    const clock = testClock()
    const { take } = createHourlyBytes(clock, 100)
    expect(take(1, 100)).toBeNull()
    expect(take(1, 1)).toBe(3600)
    clock.advance(-24 * 3_600_000)
    expect(take(1, 100)).toBeNull()
  })

  it('are counted only for what is taken', () => {
    const { take } = createHourlyBytes(testClock(), 100)
    expect(take(1, 101)).toBe(3600)
    expect(take(1, 100)).toBeNull()
    expect(take(2, 100)).toBeNull()
  })
})
