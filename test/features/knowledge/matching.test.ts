import { describe, expect, it, vi } from 'vitest'
import { createCommits } from '#main/db/commits.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import { createBots } from '#main/features/bots/index.ts'
import { createEmbeddings, type EmbedTexts } from '#main/features/embeddings/index.ts'
import { createKnowledge } from '#main/features/knowledge/index.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { openTestDatabase } from '../../helpers/database.ts'
import { openEndpoints } from '../../helpers/endpoints.ts'
import { testClock } from '../../helpers/hub.ts'

const returns = { question: 'How do I return an item?', alternatives: ['send it back'], answer: 'By post.' }
const shipping = { question: 'How long does shipping take?', alternatives: [], answer: 'Two days.' }

/** Speaks of returns, of shipping, or of something else: three directions. */
const topics: EmbedTexts = {
  embed: async (texts) =>
    texts.map((text) => {
      const topic = /return|back|mind/.test(text) ? 0 : /shipping|parcel/.test(text) ? 1 : 2
      return Float32Array.from([0, 1, 2], (axis) => (axis === topic ? 1 : 0))
    }),
  state: () => ({ available: true, reason: null }),
}

function open(opened = openTestDatabase(), embedder?: EmbedTexts) {
  const { db } = opened
  const pushed: Push[] = []
  const deps = {
    db,
    commits: createCommits(db, createWriteGate()),
    clock: testClock(),
    push: (push: Push) => {
      pushed.push(push)
    },
    stopping: new AbortController().signal,
  }
  const bots = createBots({ ...deps, endpoints: openEndpoints(deps) })
  const embeddings = embedder && createEmbeddings({ ...deps, embedder })
  const knowledge = createKnowledge({ ...deps, bots, ...(embeddings ? { embeddings } : {}) })
  return { opened, bots, knowledge, embeddings, pushed }
}

async function makeBot({ bots }: ReturnType<typeof open>, name = 'Shop') {
  const { id } = await bots.create({ name })
  return bots.get(id)
}

describe('knowledge.match', () => {
  it('gives the entry, its answer and how sure it is', async () => {
    const shop = open()
    const bot = await makeBot(shop)
    await shop.knowledge.importAll(bot.id, [returns, shipping])
    const [best] = shop.knowledge.match(bot, 'how do i return an itme')
    expect(best).toMatchObject({ question: returns.question, answer: 'By post.', url: null })
    expect(best?.confidence).toBeGreaterThan(0.45)
    expect(shop.knowledge.match(bot, 'blue whales')[0]?.confidence ?? 0).toBeLessThan(0.45)
  })

  it('follows every change at once', async () => {
    const shop = open()
    const bot = await makeBot(shop)
    const ids = (text: string) => shop.knowledge.match(bot, text).map(({ id }) => id)
    expect(ids('shipping')).toEqual([])
    const { id } = await shop.knowledge.save(bot.id, undefined, shipping)
    expect(ids('shipping')).toEqual([id])
    await shop.knowledge.save(bot.id, id, { ...shipping, question: 'Where do you park?' })
    expect(ids('shipping')).toEqual([])
    expect(ids('park')).toEqual([id])
    await shop.knowledge.importAll(bot.id, [returns])
    expect(shop.knowledge.match(bot, 'send it back')[0]?.answer).toBe('By post.')
    await shop.knowledge.remove(id)
    expect(ids('where do you park')).not.toContain(id)
  })

  it('knows a bot only by its own entries, after a restart too', async () => {
    const shop = open()
    const [one, other] = [await makeBot(shop), await makeBot(shop, 'Other')]
    await shop.knowledge.importAll(one.id, [returns])
    await shop.knowledge.importAll(other.id, [shipping])
    const again = open(shop.opened)
    for (const { knowledge } of [shop, again]) {
      expect(knowledge.match(one, 'shipping return').map(({ answer }) => answer)).toEqual(['By post.'])
      expect(knowledge.match(other, 'shipping return').map(({ answer }) => answer)).toEqual(['Two days.'])
    }
  })

  it('can be made ready before the first question, and asked while it is', async () => {
    const shop = open()
    const bot = await makeBot(shop)
    await shop.knowledge.importAll(bot.id, [returns, shipping])
    const again = open(shop.opened)
    const warming = again.knowledge.warm(bot)
    expect(again.knowledge.match(bot, 'shipping')).toHaveLength(1)
    await warming
    expect(again.knowledge.match(bot, 'shipping')).toHaveLength(1)
  })
})

describe('knowledge.match by meaning', () => {
  it('answers by words first, learns in the background, and says when it has', async () => {
    const shop = open(undefined, topics)
    const bot = await makeBot(shop)
    await shop.knowledge.importAll(bot.id, [returns, shipping])
    const before = shop.pushed.length
    const vector = Float32Array.of(1, 0, 0)
    expect(shop.knowledge.match(bot, 'zzz', { vector })).toEqual([])
    await vi.waitFor(() =>
      expect(shop.pushed.slice(before)).toContainEqual({ type: 'knowledge.changed', bot_id: bot.id }),
    )
    expect(shop.knowledge.match(bot, 'zzz', { vector })[0]?.answer).toBe('By post.')
    expect(shop.knowledge.learning(bot)).toBeNull()
  })

  it('learns what is added later', async () => {
    const shop = open(undefined, topics)
    const bot = await makeBot(shop)
    shop.knowledge.match(bot, 'anything')
    const { id } = await shop.knowledge.save(bot.id, undefined, shipping)
    const vector = Float32Array.of(0, 1, 0)
    await vi.waitFor(() => expect(shop.knowledge.match(bot, 'zzz', { vector })[0]?.id).toBe(id))
  })
})
