import { expect, it } from 'vitest'
import { startHub } from '../../helpers/hub.ts'
import { openFile, shopOn } from '../../helpers/shop.ts'
import { openSink } from '../../helpers/sink.ts'

it('removes an archived bot with everything it has, and nothing of another', async () => {
  const hub = await startHub()
  const [kept, gone] = [await shopOn(hub, { name: 'Kept' }), await shopOn(hub, { name: 'Gone' })]
  const sink = await openSink()
  for (const shop of [kept, gone]) {
    await shop.fill({ products: [{ id: 'tent', title: 'Tent Trio', price: 90 }] })
    await hub.rpc('knowledge.save', {
      bot_id: shop.bot.id,
      question: 'Open?',
      alternatives: [],
      answer: 'Yes.',
    })
    await hub.rpc('documents.add', {
      bot_id: shop.bot.id,
      title: 'Guide',
      format: 'txt',
      text: 'Keep your tent dry.',
    })
    await hub.rpc('endpoints.set', { bot_id: shop.bot.id, url: sink.url, allow_local: true })
    await hub.rpc('keys.update', { key_id: shop.key.id, mirror_url: sink.url, mirror_allow_local: true })
    await shop.ask('My name is Ada Berg, ada@shop.example')
    await shop.hear('can I talk to a person?', 'visitor-0123456789a')
    await shop.hear('qwxkvz?', 'visitor-0123456789b')
    await hub.rpc('insights.get', { bot_id: shop.bot.id, from: '2026-01-01', to: '2026-12-31' })
  }
  await expect(hub.rpc('bots.remove', { bot_id: gone.bot.id })).rejects.toThrow(/archive/i)
  await hub.rpc('bots.archive', { bot_id: gone.bot.id })
  expect(await hub.rpc('bots.remove', { bot_id: gone.bot.id })).toMatchObject({ conversations: 3, leads: 0 })

  await expect(hub.rpc('bots.get', { bot_id: gone.bot.id })).rejects.toThrow(/no bot/)
  expect((await gone.chat({ message: 'hello' })).status).toBe(401)
  expect((await gone.say({ message: 'hello', session_id: 'visitor-0123456789a' })).status).toBe(404)
  expect((await gone.sync({ products: [] })).status).toBe(401)
  const db = openFile(hub)
  expect(db.pragma('foreign_key_check')).toEqual([])
  const no = db.prepare('SELECT no FROM bots WHERE id = ?').pluck().get(kept.bot.id)
  const tables = db
    .prepare<[], { name: string }>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%index%'",
    )
    .all()
  for (const { name } of tables) {
    const columns = db.pragma(`table_info(${name})`) as { name: string }[]
    if (!columns.some((column) => column.name === 'bot_no')) continue
    const others = db
      .prepare(`SELECT count(*) FROM ${name} WHERE bot_no IS NOT NULL AND bot_no <> ?`)
      .pluck()
      .get(no)
    expect([name, others]).toEqual([name, 0])
  }
  expect(db.prepare("SELECT name FROM sqlite_schema WHERE name = 'product_index_2'").get()).toBeUndefined()
  expect((await kept.ask('hello')).response).not.toBe('')
  expect((await hub.rpc('leads.list', {})).leads).toHaveLength(1)
  const { erasures } = await hub.rpc('privacy.erasures', {})
  expect(erasures).toMatchObject([{ kind: 'bot', conversations: 3 }])

  const next = await shopOn(hub, { name: 'Next' })
  expect(db.prepare('SELECT no FROM bots WHERE id = ?').pluck().get(next.bot.id)).toBe(3)
  expect(await next.search('tent')).toEqual([])
})
