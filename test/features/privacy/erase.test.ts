import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dataFolder } from '#main/lib/data-folder.ts'
import { send } from '../../helpers/http.ts'
import { startHub, type TestHub, tempFolder } from '../../helpers/hub.ts'
import { openFile, shopOn } from '../../helpers/shop.ts'
import { openInbox } from '../inboxes/inbox.ts'

const word = 'zebrafinch'
const email = `${word}@shop.example`

/** A shop that Ada wrote to in several ways, and Bo. */
async function open(dataPath = tempFolder()) {
  const hub = await startHub({ dataPath })
  const shop = await shopOn(hub, { country: 'DE' })
  const inbox = await openInbox(hub)
  await shop.hear(`My name is Ada Berg, ${email}`, 'ada-0123456789abcd')
  await shop.hear(
    `I am asking for a friend, ${email.toUpperCase()}: do you sell tents?`,
    'friend-0123456789a',
  )
  await shop.ask(`Call me: 0170 / 44 55 667 or write to other.${word}@shop.example`)
  await inbox.post({ event_type: 'order.created', customer: { email }, note: 'paid' })
  await inbox.post(`name=Ada&email=${word}%40shop.example`, {
    'content-type': 'application/x-www-form-urlencoded',
  })
  await shop.hear('My name is Bo Holm, bo@shop.example', 'bo-0123456789abcde')
  await hub.rpc('knowledge.save', {
    bot_id: shop.bot.id,
    question: 'Who answers?',
    alternatives: [],
    answer: `Write to ${email}`,
  })
  return { hub, shop, inbox }
}

/** Everything the hub can still say, and the files themselves. */
async function left(hub: TestHub): Promise<string> {
  const all = [
    await hub.rpc('sessions.export', { format: 'json' }),
    await hub.rpc('leads.list', {}),
    await hub.rpc('events.list', { limit: 500 }),
    await hub.rpc('deliveries.list', { limit: 500 }),
  ]
  return JSON.stringify(all)
}

function bytes(dataPath: string): string {
  const { database, erasures } = dataFolder(dataPath)
  return [database, `${database}-wal`, erasures]
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n')
    .toLowerCase()
}

describe('everything about a person', () => {
  it('is found by their address, shown, and written to a file', async () => {
    const { hub } = await open()
    const found = await hub.rpc('privacy.find', { query: ` ${word.toUpperCase()}@shop.example ` })
    expect(found.leads).toMatchObject([{ name: 'Ada Berg' }])
    expect(found.conversations).toHaveLength(2)
    expect(found.events.map(({ event_type }) => event_type)).toEqual(
      expect.arrayContaining(['lead.created', 'lead.updated', 'order.created']),
    )
    expect(found.mentions).toMatchObject([{ kind: 'entry', title: 'Who answers?' }])
    const { file_name, text } = await hub.rpc('privacy.export', { query: email })
    expect(file_name).toMatch(/^person-.*\.json$/)
    const exported = JSON.parse(text)
    expect(exported.conversations[0].messages[0].text).toContain('Ada Berg')
    expect(exported.events.length).toBe(found.events.length)
    expect(text).not.toMatch(/bo@shop|other\.zebra/)
  })

  it('is found by their number, however it was written', async () => {
    const { hub } = await open()
    for (const query of ['+491704455667', '0170 4455667', '0049 170 44 55 667']) {
      const { conversations, leads } = await hub.rpc('privacy.find', { query })
      expect([conversations.length, leads.length]).toEqual([1, 1])
    }
    await expect(hub.rpc('privacy.find', { query: 'Ada' })).rejects.toThrow(/email address or a phone number/)
    const nobody = await hub.rpc('privacy.find', { query: 'nobody@shop.example' })
    expect(nobody).toMatchObject({ leads: [], conversations: [], events: [], mentions: [] })
  })

  it('is erased, from the bytes of the files too, with a record that says nothing of it', async () => {
    const { hub, shop } = await open()
    await hub.rpc('knowledge.remove', {
      id: (await hub.rpc('knowledge.list', { bot_id: shop.bot.id })).entries[0]?.id ?? '',
    })
    await hub.rpc('privacy.erase', { query: `other.${word}@shop.example` })
    const erased = await hub.rpc('privacy.erase', { query: email })
    expect(erased).toMatchObject({ kind: 'person', conversations: 2, leads: 1, repeated_at: null })
    expect(await left(hub)).not.toMatch(/zebra|Ada Berg/i)
    expect(await left(hub)).toMatch(/bo@shop/)
    const { erasures } = await hub.rpc('privacy.erasures', {})
    expect(erasures.map(({ kind }) => kind)).toEqual(['person', 'person'])
    expect(JSON.stringify(erasures)).not.toMatch(/zebra|ada/i)
    expect(openFile(hub).pragma('foreign_key_check')).toEqual([])
    await hub.stop()
    const kept = bytes(hub.dataPath)
    const at = kept.indexOf(word)
    expect(at < 0 ? '' : kept.slice(at - 60, at + 60).replaceAll(/[^ -~]/g, '.')).toBe('')
    expect(kept.includes('bo@shop.example')).toBe(true)
  })

  it('stays erased when an old copy of the database is put back', async () => {
    const dataPath = tempFolder()
    const { hub, shop, inbox } = await open(dataPath)
    await inbox.post({ event_type: 'note', text: 'to be removed by hand' })
    const { database } = dataFolder(dataPath)
    const kept = `${database}.old`
    openFile(hub).prepare('VACUUM INTO ?').run(kept)
    const [note] = await inbox.all()
    await hub.rpc('events.remove', { event_ids: [note?.id ?? ''] })
    await hub.rpc('privacy.erase', { query: email })
    const [lead] = (await hub.rpc('leads.list', { query: 'bo@' })).leads
    expect(await hub.rpc('leads.remove', { lead_id: lead?.id ?? '' })).toMatchObject({
      conversations: 1,
      leads: 1,
    })
    await hub.stop()
    for (const path of [database, `${database}-wal`, `${database}-shm`]) rmSync(path, { force: true })
    copyFileSync(kept, database)

    const again = await startHub({ dataPath })
    const text = await left(again)
    expect(text).not.toMatch(/"zebrafinch@|Ada Berg|bo@shop|removed by hand/i)
    expect(text).toMatch(/other\.zebrafinch/)
    const { erasures } = await again.rpc('privacy.erasures', {})
    expect(erasures.map(({ kind, repeated_at }) => [kind, repeated_at !== null])).toEqual([
      ['lead', true],
      ['person', true],
      ['event', true],
    ])
    // Once is enough: whoever comes back by themselves stays.
    const anew = await shopOn(again, {})
    await anew.hear(`It is me again, ${email}`, 'again-0123456789a')
    await again.stop()
    const third = await startHub({ dataPath })
    expect(await left(third)).toContain(email)
    expect(shop.bot.id).not.toBe(anew.bot.id)
  })
})

describe('a visitor who removes their conversation', () => {
  it('is written down, so that it does not come back', async () => {
    const { hub, shop } = await open()
    const gone = await send(`${hub.url}/api/chat/${shop.bot.id}/forget`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: { session_id: 'ada-0123456789abcd' },
    })
    expect(gone.status).toBeLessThan(300)
    const { erasures } = await hub.rpc('privacy.erasures', {})
    expect(erasures).toMatchObject([{ kind: 'conversation', conversations: 1 }])
  })
})
