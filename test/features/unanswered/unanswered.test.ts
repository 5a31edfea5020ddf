import { describe, expect, it } from 'vitest'
import { createBots } from '#main/features/bots/index.ts'
import { createEmbeddings, type EmbedTexts } from '#main/features/embeddings/index.ts'
import { createKnowledge } from '#main/features/knowledge/index.ts'
import { createUnanswered } from '#main/features/unanswered/index.ts'
import { openTestDatabase } from '../../helpers/database.ts'
import { openEndpoints } from '../../helpers/endpoints.ts'
import { meaningsOf, openParts } from '../../helpers/parts.ts'

/** Three directions of meaning: parking, repairs, everything else. */
const topics = meaningsOf(/park|car|garage/i, /repair|mend|fix/i)

async function open(embedder?: EmbedTexts, opened = openTestDatabase()) {
  const { deps, clock, pushed } = openParts(opened)
  const { db } = deps
  const bots = createBots({ ...deps, endpoints: openEndpoints(deps) })
  const embeddings = embedder && createEmbeddings({ ...deps, embedder })
  const withMeaning = embeddings ? { ...deps, embeddings } : deps
  const knowledge = createKnowledge({ ...withMeaning, bots })
  const unanswered = createUnanswered({
    ...withMeaning,
    bots,
    knowledge,
    ask: async (bot, text) => {
      const [best] = knowledge.match(bot, text, { vector: embeddings?.known(text) })
      return { reply: best?.answer ?? '', confidence: best?.confidence ?? 0, knowledge_id: best?.id ?? null }
    },
  })
  const [first] = bots.list(true)
  const bot = bots.get(first?.id ?? (await bots.create({ name: 'Shop' })).id)
  let asked = 0
  const addSession = db.prepare(
    `INSERT INTO conversations (no, id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at)
     VALUES (?, ?, ?, 'widget', ?, 'bot', 1, '', 0, 0)`,
  )
  const addMessage = db.prepare(
    "INSERT INTO messages (no, id, conversation_no, role, text, at) VALUES (?, ?, ?, 'bot', 'no idea', 0)",
  )
  /** As the turn does it: the message and what is kept of it in one transaction. */
  async function ask(text: string, confidence = 0.2) {
    const no = ++asked
    clock.advance(1000)
    await deps.commits.run((tx) => {
      addSession.run(no, `ses_${no}`, bot.no, `s${no}`)
      addMessage.run(no, `msg_${no}`, no)
      const nearest = { kind: 'knowledge', id: 'kno_x', title: 'Near', confidence }
      unanswered.keep(tx, { bot, messageNo: no, text, confidence, nearest })
    })
  }
  const list = async (limit = 50, after?: string) =>
    unanswered.list(bot.id, { limit, ...(after ? { after } : {}) })
  return { bot, bots, knowledge, unanswered, ask, list, pushed, db, opened, clock }
}

const parking = ['Where can I park?', 'where can i park my car', 'Is there a garage to park?']

describe('unanswered.list', () => {
  it('groups by words, the most asked first, and counts the same words as one wording', async () => {
    const shop = await open()
    for (const text of [
      'Do you repair zippers?',
      ...parking.slice(0, 2),
      'where can I PARK',
      'repair my zippers',
    ]) {
      await shop.ask(text)
    }
    const { groups, ...rest } = await shop.list()
    expect(rest).toEqual({ next: null, questions: 5, by_meaning: false })
    expect(groups).toMatchObject([
      { count: 3, wordings: 2, nearest: { title: 'Near' } },
      { count: 2, wordings: 2 },
    ])
    expect(groups[0]?.examples[0]).toEqual({
      text: 'Where can I park?',
      count: 2,
      confidence: 0.2,
      at: '2026-03-10T12:00:04.000Z',
      session_id: 'ses_4',
      message_id: 'msg_4',
      reply: 'no idea',
      marked_wrong: false,
    })
    expect(shop.pushed.filter(({ type }) => type === 'unanswered.changed')).toHaveLength(5)
  })

  it('groups by meaning where it is known', async () => {
    const shop = await open(topics)
    for (const text of [...parking, 'can you mend my bag', 'do you fix shoes']) await shop.ask(text)
    const { groups, by_meaning } = await shop.list()
    expect(by_meaning).toBe(true)
    expect(groups.map(({ count }) => count)).toEqual([3, 2])
  })

  it('keeps the id of a group when more is asked, after a restart too', async () => {
    const shop = await open(topics)
    await shop.ask('do you fix shoes')
    await shop.ask('Where can I park?')
    const before = (await shop.list()).groups.map(({ id }) => id)
    await shop.ask('is there a garage')
    const after = (await shop.list()).groups.map(({ id }) => id)
    expect([...after].sort()).toEqual([...before].sort())
    const again = await open(topics, shop.opened)
    expect((await again.list()).groups.map(({ id }) => id)).toEqual(after)
  })

  it('is read in pages', async () => {
    const shop = await open()
    const subjects = ['umbrellas', 'batteries', 'candles', 'ladders', 'violins']
    for (const subject of subjects) await shop.ask(`${subject}?`)
    const seen: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await shop.list(2, after)
      seen.push(...page.groups.map(({ question }) => question))
      after = page.next
    }
    expect(seen.sort()).toEqual(subjects.map((subject) => `${subject}?`).sort())
    await expect(shop.list(2, 'nonsense')).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it.each([
    'hi',
    'hello there',
    'x',
    '?!',
    'asdfghjkl',
    'sdfkjh wkjrtz',
    'aaaaaaaa',
    'ok thanks',
    'write me at jane@shop.example please',
    'my number is +49 30 901820, call me about parking',
    'me at shop dot com',
  ])('does not hold %s', async (text) => {
    const shop = await open()
    await shop.ask(text)
    expect(await shop.list()).toMatchObject({ groups: [], questions: 0 })
    expect(shop.db.prepare('SELECT count(*) FROM unanswered').pluck().get()).toBe(0)
  })

  it.each([
    'do you sell size 42',
    'Strumpfhose?',
    'Gibt es Schnürsenkel?',
    'où garer ma voiture',
    'waterproof',
    '駐車場はありますか',
  ])('holds %s', async (text) => {
    const shop = await open()
    await shop.ask(text)
    expect(await shop.list()).toMatchObject({ questions: 1 })
  })

  it('forgets what went with its session', async () => {
    const shop = await open()
    for (const text of parking) await shop.ask(text)
    await shop.list()
    shop.db.exec('DELETE FROM messages WHERE no = 1')
    const { questions, groups } = await shop.list()
    expect(questions).toBe(2)
    expect(groups[0]?.id).not.toBe('unanswered_1')
  })
})

describe('unanswered.teach', () => {
  it('makes an entry of a group, asks its questions again and takes it off the list', async () => {
    const shop = await open(topics)
    for (const text of [...parking, 'do you fix shoes']) await shop.ask(text)
    const [group] = (await shop.list()).groups
    const { entry, asked } = await shop.unanswered.teach(shop.bot.id, group?.id ?? '', {
      answer: 'Behind the shop.',
    })
    expect([entry.question, ...entry.alternatives].sort()).toEqual([...parking].sort())
    expect(entry).toMatchObject({ answer: 'Behind the shop.', bot_id: shop.bot.id })
    expect(asked).toHaveLength(3)
    for (const one of asked) {
      expect(one).toMatchObject({
        confidence_before: 0.2,
        reply: 'Behind the shop.',
        answered: true,
        by_entry: true,
      })
    }
    expect((await shop.list()).groups.map(({ question }) => question)).toEqual(['do you fix shoes'])
    expect(shop.knowledge.match(shop.bot, 'where can i park')[0]?.id).toBe(entry.id)
  })

  it('takes the question that was given', async () => {
    const shop = await open()
    await shop.ask('where park')
    const [group] = (await shop.list()).groups
    const { entry } = await shop.unanswered.teach(shop.bot.id, group?.id ?? '', {
      question: 'Where can I park my car?',
      answer: 'Here.',
      url: 'https://shop.example/parking',
    })
    expect(entry).toMatchObject({
      question: 'Where can I park my car?',
      alternatives: ['where park'],
      url: 'https://shop.example/parking',
    })
  })

  it('teaches an entry that exists the wordings it did not know', async () => {
    const shop = await open()
    const saved = await shop.knowledge.save(shop.bot.id, undefined, {
      question: 'Parking',
      alternatives: ['where can I park'],
      answer: 'Behind the shop.',
      url: null,
    })
    await shop.ask('Where can I park?')
    await shop.ask('where can i park my car')
    const [group] = (await shop.list()).groups
    const { entry } = await shop.unanswered.teach(shop.bot.id, group?.id ?? '', { entry_id: saved.id })
    expect(entry).toMatchObject({
      id: saved.id,
      question: 'Parking',
      answer: 'Behind the shop.',
      alternatives: ['where can I park', 'where can i park my car'],
    })
    expect((await shop.list()).questions).toBe(0)
  })

  it('needs an answer, a group and an entry of this bot; nothing changes without', async () => {
    const shop = await open()
    await shop.ask('where can i park')
    const [group] = (await shop.list()).groups
    const id = group?.id ?? ''
    const other = await shop.bots.create({ name: 'Other' })
    const foreign = await shop.knowledge.save(other.id, undefined, {
      question: 'Q',
      alternatives: [],
      answer: 'A',
    })
    const { teach } = shop.unanswered
    await expect(teach(shop.bot.id, id, {})).rejects.toMatchObject({ errors: [{ path: 'answer' }] })
    await expect(teach(shop.bot.id, 'unanswered_99', { answer: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(teach(shop.bot.id, id, { entry_id: foreign.id })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await shop.list()).questions).toBe(1)
    expect(shop.knowledge.list(shop.bot.id, { limit: 5 }).entries).toEqual([])
  })
})

describe('unanswered.dismiss', () => {
  it('dismisses a group and restores it, even after a restart', async () => {
    const shop = await open()
    for (const text of parking.slice(0, 2)) await shop.ask(text)
    const [group] = (await shop.list()).groups
    const id = group?.id ?? ''
    expect(await shop.unanswered.dismiss(shop.bot.id, id)).toEqual({ dismissed: 2 })
    expect(await shop.list()).toMatchObject({ groups: [], questions: 0 })
    const again = await open(undefined, shop.opened)
    expect(await again.unanswered.restore(again.bot.id, id)).toEqual({ restored: 2 })
    expect((await again.list()).groups).toMatchObject([{ id, count: 2 }])
  })
})

describe('many questions', () => {
  it('are grouped without holding anybody up, and the next time only what is new', async () => {
    const shop = await open()
    const insert = shop.db.prepare(
      'INSERT INTO unanswered (bot_no, message_no, text, confidence, nearest, at) VALUES (?, 1, ?, 0.1, NULL, 0)',
    )
    await shop.ask('do you have a lift')
    const nouns = [
      'lamp',
      'violin',
      'ladder',
      'candle',
      'kettle',
      'saddle',
      'mirror',
      'anchor',
      'pillow',
      'tripod',
    ]
    shop.db.transaction(() => {
      for (let no = 0; no < 5000; no++) {
        insert.run(
          shop.bot.no,
          `${no % 7 === 0 ? 'please ' : ''}can you engrave the ${nouns[no % 10]} number ${no % 900}`,
        )
      }
    })()
    let turns = 0
    const listing = shop.list().finally(() => {
      turns = -turns
    })
    while (turns >= 0) {
      turns++
      await new Promise((resolve) => setImmediate(resolve))
    }
    const { questions } = await listing
    expect(-turns).toBeGreaterThan(5)
    expect(questions).toBe(5001)
    await shop.ask('is there a lift in the shop')
    expect((await shop.list()).questions).toBe(5002)
  })
})
