import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { isAnother, parseJson } from '#main/features/events/card/numbers.ts'
import { describePayload as readEvent } from '#main/features/events/index.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openInbox } from '../inboxes/inbox.ts'

const hub = sharedHub()

const text = `{ "event_type": "lead.created", "order": 12345678901234567890, "total": 1.10, "rate": 1e3,
  "lead": {"email": "ann@example.com", "phone": 491701234567890123},
  "deep": [0.1234567890123456789, -0, 1E400, 9007199254740993, "say \\"1.10\\" and 1.20, 2.50]"] }`

describe('a number in a payload', () => {
  it('is handed on as the number it is, or as text where it would be another', async () => {
    const inbox = await openInbox(hub())
    await inbox.post(text)
    const event = await inbox.only()
    expect(event.raw).toBe(text)
    expect(event.payload).toEqual({
      event_type: 'lead.created',
      order: '12345678901234567890',
      total: 1.1,
      rate: 1000,
      lead: { email: 'ann@example.com', phone: '491701234567890123' },
      deep: ['0.1234567890123456789', -0, '1E400', '9007199254740993', 'say "1.10" and 1.20, 2.50]'],
    })
    expect(event.card.phone).toBe('491701234567890123')
  })

  it('is found as it is written', async () => {
    const inbox = await openInbox(hub())
    await inbox.post(text)
    const found = async (query: string) =>
      (await hub().rpc('events.search', { query, inbox_id: inbox.id })).events.length
    for (const query of ['12345678901234567890', '1.10', '0.1234567890123456789', '9007199254740993', '1e3'])
      expect(await found(`${query}.`), query).toBe(1)
    expect(await found('12345678901234567000.')).toBe(0)
  })

  it('is exported as it is written', async () => {
    const inbox = await openInbox(hub())
    await inbox.post(text)
    await inbox.post(gzipSync('{"event_type":"packed","total":2.50}'), { 'content-encoding': 'gzip' })
    const json = await hub().rpc('events.export', { inbox_id: inbox.id, format: 'json' })
    for (const written of ['12345678901234567890', '1.10', '1E400', '9007199254740993', '2.50'])
      expect(json.text).toContain(written)
    expect(JSON.parse(json.text)).toMatchObject([
      { event_type: 'packed', payload: { total: 2.5 } },
      { event_type: 'lead.created', payload: { total: 1.1 } },
    ])
  })

  it('may be a field of a form, or all there is', async () => {
    const inbox = await openInbox(hub())
    await inbox.post('12345678901234567890')
    expect((await inbox.only()).payload).toBe('12345678901234567890')
    const form = readEvent(
      new TextEncoder().encode(`payload=${encodeURIComponent('{"type":"lead","phone":491701234567890123}')}`),
      0,
      (name) => (name === 'content-type' ? 'application/x-www-form-urlencoded' : undefined),
    )
    expect(form.card.phone).toBe('491701234567890123')
  })

  it('reads the time however it is written', () => {
    const at = (written: string) =>
      readEvent(new TextEncoder().encode(`{"timestamp":${written}}`), Date.UTC(2027)).occurred_at
    for (const written of ['1772000000', '1772000000.00', '1.772e9', '1.772E12', '1772000000000'])
      expect(at(written), written).toBe(1_772_000_000_000)
  })

  it('is read in no time, however many there are and whatever stands beside them', () => {
    const many = (part: string, times: number) => `{"type":"lead","x":[${part.repeat(times)}1.0]}`
    for (const body of [
      many('1.0,', 250_000),
      many('"\\\\\\"",', 150_000),
      `{"type":"lead","x":"${'\\n'.repeat(500_000)}","y":1.0}`,
      `{"type":"lead","x":1${'0'.repeat(900_000)}1}`,
      `{"type":"lead","x":0.${'0'.repeat(900_000)}1}`,
      `{"type":"lead","x":"${'1'.repeat(1_000_000)}","y":1.0}`,
      `{"type":"lead","x":${'['.repeat(200_000)}1.0${']'.repeat(200_000)}}`,
    ]) {
      expect(readEvent(new TextEncoder().encode(body), 0).kind).toBe('lead')
      expect(parseJson(body, isAnother)).toMatchObject({ type: 'lead' })
    }
  })
})
