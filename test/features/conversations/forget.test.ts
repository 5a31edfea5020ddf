import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { createLog } from '#main/lib/log.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { openFile, type Shop } from '../../helpers/shop.ts'
import { status } from '../../helpers/sink.ts'
import { openOutbox } from '../webhooks/queue/open-outbox.ts'

/** Removes one conversation with all that came of it, by the only call that removes any: as if its visitor were simulated. */
function forget(shop: Pick<Shop, 'rpc' | 'dataPath'>, sessionId: string) {
  openFile(shop)
    .prepare("UPDATE conversations SET traffic = 'simulated', test = 1 WHERE session_id = ?")
    .run(sessionId)
  return shop.rpc('demo.removeVisitors', {})
}

describe('a conversation that is removed', () => {
  it('goes with its messages, lead, events and deliveries, and the dashboard is told', async () => {
    const outbox = await openOutbox()
    const pushed: Push[] = []
    outbox.events.subscribe((push) => pushed.push(push))
    await outbox.hear('My name is Ada Berg, ada@shop.example', 'ada')
    await outbox.hear('My name is Grace Holm, grace@shop.example', 'grace')
    await expect.poll(() => outbox.sink.types().filter((type) => type === 'lead.created')).toHaveLength(2)
    pushed.length = 0
    expect(await forget(outbox, 'ada')).toMatchObject({ conversations: 1, leads: 1 })
    const left = JSON.stringify([
      await outbox.rpc('sessions.list', {}),
      await outbox.rpc('leads.list', {}),
      await outbox.rpc('events.list', { limit: 100 }),
      await outbox.deliveries({ limit: 100 }),
      await outbox.rpc('events.search', { query: 'ada', limit: 10 }),
    ])
    expect(left).not.toMatch(/ada@shop/i)
    expect(left).toMatch(/grace@shop/i)
    const db = openFile(outbox)
    expect(db.prepare("SELECT count(*) FROM messages WHERE text LIKE '%ada@%'").pluck().get()).toBe(0)
    expect(db.pragma('foreign_key_check')).toEqual([])
    expect(pushed.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['sessions.removed', 'leads.changed', 'events.changed', 'endpoints.changed']),
    )
  })

  it('leaves a lead who was met elsewhere, without what was said here', async () => {
    const outbox = await openOutbox()
    await outbox.hear('Write to me about the tent: ada@shop.example', 'first')
    await outbox.hear('It is me again, ada@shop.example', 'second')
    expect(await forget(outbox, 'first')).toMatchObject({ conversations: 1, leads: 0 })
    const { leads } = await outbox.rpc('leads.list', {})
    const { sessions } = await outbox.rpc('sessions.list', {})
    expect(leads).toMatchObject([{ email: 'ada@shop.example', message: '' }])
    expect(leads[0]?.session_ids).toEqual([sessions[0]?.id])
    expect(leads[0]?.session_id).toBe(sessions[0]?.id)
  })

  it('begins anew when its visitor writes again', async () => {
    const outbox = await openOutbox()
    await outbox.hear('hello', 'ada')
    const [before] = (await outbox.rpc('sessions.list', {})).sessions
    await forget(outbox, 'ada')
    const answer = await outbox.hear('hello again', 'ada')
    expect(answer.seq).toBe(2)
    const { sessions } = await outbox.rpc('sessions.list', {})
    expect(sessions).toHaveLength(1)
    expect(sessions[0]?.id).not.toBe(before?.id)
  })

  it('lets a webhook end that is on its way, and mistakes no other for it', async () => {
    const waiting: ServerResponse[] = []
    const log = createLog({ level: 'silent' })
    const complaints = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')]
    const outbox = await openOutbox({
      log,
      react: (response) => void waiting.push(response),
      endpoint: { event_types: ['lead.created'] },
    })
    await outbox.hear('My name is Ada Berg, ada@shop.example', 'ada')
    await expect.poll(() => waiting.length).toBe(1)
    await forget(outbox, 'ada')
    // The next delivery gets the number of the one that is gone.
    await outbox.hear('My name is Grace Holm, grace@shop.example', 'grace')
    const [next] = await outbox.deliveries()
    expect(next).toMatchObject({ attempt_count: 0 })
    outbox.sink.answerWith(status(200))
    waiting[0]?.writeHead(500).end()
    const { attempts } = await outbox.stands(next?.id ?? '', 'delivered', 1)
    expect(attempts).toMatchObject([{ status: 200 }])
    expect(outbox.sink.received.map(({ text }) => /grace/.test(text))).toEqual([false, true])
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
  })
})
