import { describe, expect, it, vi } from 'vitest'
import { createBots } from '#main/features/bots/index.ts'
import { createEmbeddings, type EmbedTexts } from '#main/features/embeddings/index.ts'
import { createKnowledge, knowledgeRpc } from '#main/features/knowledge/index.ts'
import { openEndpoints } from '../../helpers/endpoints.ts'
import { openParts } from '../../helpers/parts.ts'

const flat: EmbedTexts = {
  embed: async (texts) => texts.map(() => Float32Array.of(1, 0)),
  state: () => ({ available: true, reason: null }),
}

async function open(embedder?: EmbedTexts) {
  const { deps, pushed } = openParts()
  const bots = createBots({ ...deps, endpoints: openEndpoints(deps) })
  const embeddings = embedder && createEmbeddings({ ...deps, embedder })
  const knowledge = createKnowledge({ ...deps, bots, ...(embeddings ? { embeddings } : {}) })
  const make = async (name: string) => bots.get((await bots.create({ name })).id)
  const entries = (botId: string) =>
    knowledge
      .list(botId, { limit: 500 })
      .entries.map(({ question, answer, alternatives, url }) => ({ question, answer, alternatives, url }))
  return { knowledge, make, entries, pushed }
}

const csv = 'question,answer,alternatives\nWhere?,Here.,what place|which way\nWhen?,Soon.,\n'

describe('knowledge.importText', () => {
  it('saves what it read, and answers by it', async () => {
    const shop = await open()
    const bot = await shop.make('Shop')
    const result = await shop.knowledge.importText(bot.id, { format: 'csv', text: csv, dryRun: false })
    expect(result).toMatchObject({ found: 2, saved: 2, faults: [], entries: [{ question: 'Where?' }, {}] })
    expect(shop.entries(bot.id)).toMatchObject([
      { question: 'Where?', alternatives: ['what place', 'which way'] },
      {},
    ])
    expect(shop.knowledge.match(bot, 'which way')[0]?.answer).toBe('Here.')
  })

  it('saves nothing when it only looks, or when one line is wrong', async () => {
    const shop = await open()
    const bot = await shop.make('Shop')
    const looked = await shop.knowledge.importText(bot.id, { format: 'csv', text: csv, dryRun: true })
    expect(looked).toMatchObject({ found: 2, saved: 0, faults: [] })
    const wrong = await shop.knowledge.importText(bot.id, {
      format: 'csv',
      text: `${csv}Why?,\n`,
      dryRun: false,
    })
    expect(wrong).toMatchObject({ found: 2, saved: 0, faults: [{ line: 4 }] })
    expect(shop.entries(bot.id)).toEqual([])
  })

  it('takes the place of entries with the same question', async () => {
    const shop = await open()
    const bot = await shop.make('Shop')
    for (const answer of ['Soon.', 'Now.']) {
      await shop.knowledge.importText(bot.id, {
        format: 'paste',
        text: `Q: When?\nA: ${answer}`,
        dryRun: false,
      })
    }
    expect(shop.entries(bot.id)).toEqual([{ question: 'When?', answer: 'Now.', alternatives: [], url: null }])
    expect(shop.knowledge.match(bot, 'When?')[0]?.answer).toBe('Now.')
  })

  it('takes in very many', async () => {
    const shop = await open()
    const bot = await shop.make('Shop')
    shop.knowledge.match(bot, 'awake')
    const list = Array.from({ length: 900 }, (_, no) => ({
      question: `Item ${no}?`,
      answer: `Shelf ${no}.`,
    }))
    const result = await shop.knowledge.importText(bot.id, {
      format: 'json',
      text: JSON.stringify(list),
      dryRun: false,
    })
    expect(result).toMatchObject({ found: 900, saved: 900 })
    expect(result.entries).toHaveLength(50)
    expect(shop.knowledge.match(bot, 'item 899')[0]?.answer).toBe('Shelf 899.')
  })
})

describe('knowledge.export', () => {
  it.each(['csv', 'json'] as const)(
    'as %s comes back exactly, into another bot and into the same',
    async (format) => {
      const shop = await open()
      const [bot, other] = [await shop.make('Café Müller & Söhne'), await shop.make('Other')]
      await shop.knowledge.importAll(bot.id, [
        {
          question: '=1+1',
          alternatives: ['a|b', 'c;d', '"quoted"'],
          answer: 'Two\r\nlines, "here"',
          url: null,
        },
        { question: 'Same?', alternatives: [], answer: 'First.', url: 'https://shop.example/' },
        { question: 'Same?', alternatives: ['other'], answer: 'Second.', url: null },
      ])
      const before = shop.entries(bot.id)
      const { file_name, text } = shop.knowledge.export(bot.id, format)
      expect(file_name).toBe(`cafe-muller-sohne-knowledge.${format}`)
      for (const target of [bot, other]) {
        await shop.knowledge.importText(target.id, { format, text, dryRun: false })
        expect(shop.entries(target.id)).toEqual(before)
      }
    },
  )
})

describe('knowledge.state', () => {
  it('says how much there is, and how far it is known by meaning', async () => {
    const shop = await open(flat)
    const bot = await shop.make('Shop')
    const rpc = knowledgeRpc(shop.knowledge, {
      state: () => ({ documents: 2, learning: { done: 1, total: 4 } }),
    })
    await shop.knowledge.importText(bot.id, { format: 'csv', text: csv, dryRun: false })
    expect(await rpc['knowledge.state']({ bot_id: bot.id }, { browserId: null })).toEqual({
      entries: 2,
      documents: 2,
      meaning: { available: true, reason: null },
      learning: { done: 1, total: 4 },
    })
    await shop.knowledge.warm(bot)
    await shop.knowledge.settled(bot)
    await vi.waitFor(() =>
      expect(shop.pushed).toContainEqual({ type: 'knowledge.learning', bot_id: bot.id, done: 4, total: 4 }),
    )
    expect(shop.knowledge.knowsMeanings(bot)).toBe(true)
  })

  it('says why there are no meanings', async () => {
    const shop = await open()
    const bot = await shop.make('Shop')
    expect(shop.knowledge.state(bot.id).meaning).toMatchObject({
      available: false,
      reason: expect.any(String),
    })
  })
})
