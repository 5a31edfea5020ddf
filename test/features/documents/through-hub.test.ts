import { describe, expect, it } from 'vitest'
import { ask, makeShop } from '../../helpers/api-client.ts'
import { startHub } from '../../helpers/hub.ts'
import { makePdf } from './files.ts'

describe('a document in the hub', () => {
  it('is read by its worker, answers with its title and address, and what it lacks can be taught', async () => {
    const hub = await startHub()
    const { bot, key } = await makeShop(hub)
    const question = 'Do you engrave wedding rings?'
    await ask(hub.url, key.key, { bot_id: bot.id, message: question })
    const pdf = makePdf([
      [
        { text: 'Our workshop', size: 20 },
        { text: 'Engraving', size: 14, gap: 30 },
        { text: 'We engrave wedding rings within three days for 25 euros.', gap: 20 },
      ],
    ])
    const url = 'https://shop.example/workshop'
    const base64 = Buffer.from(pdf).toString('base64')
    await hub.rpc('documents.add', { bot_id: bot.id, format: 'pdf', base64, url })
    expect(await hub.rpc('knowledge.state', { bot_id: bot.id })).toMatchObject({ entries: 0, documents: 1 })
    expect(await ask(hub.url, key.key, { bot_id: bot.id, message: question })).toMatchObject({
      response: expect.stringContaining('within three days for 25 euros'),
      sources: [{ title: expect.stringContaining('Our workshop'), url }],
    })
    const [group] = (await hub.rpc('unanswered.list', { bot_id: bot.id })).groups
    expect(group).toMatchObject({ question, count: 1, examples: [{ text: question, count: 1 }] })
    const taught = await hub.rpc('unanswered.teach', {
      bot_id: bot.id,
      group_id: group?.id ?? '',
      answer: 'Yes, ask at the counter.',
    })
    expect(taught.asked).toMatchObject([{ text: question, answered: true, by_entry: true }])
    expect((await hub.rpc('unanswered.list', { bot_id: bot.id })).questions).toBe(0)
  })
})
