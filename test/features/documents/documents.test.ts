import { describe, expect, it, vi } from 'vitest'
import { createBots } from '#main/features/bots/index.ts'
import { createDocuments, readDocument } from '#main/features/documents/index.ts'
import { createEmbeddings, type EmbedTexts } from '#main/features/embeddings/index.ts'
import { openTestDatabase } from '../../helpers/database.ts'
import { openEndpoints } from '../../helpers/endpoints.ts'
import { meaningsOf, openParts } from '../../helpers/parts.ts'
import { makePdf } from './files.ts'
import { delivery, knots } from './shop-papers.ts'

const topics = meaningsOf(/cost|€|price/i, /rope|knot|loop|rabbit/i)

async function open(embedder?: EmbedTexts, opened = openTestDatabase()) {
  const parts = openParts(opened)
  const { clock, pushed } = parts
  const deps = { ...parts.deps, readDocument }
  const bots = createBots({ ...deps, endpoints: openEndpoints(deps) })
  const embeddings = embedder && createEmbeddings({ ...deps, embedder })
  const documents = createDocuments({ ...deps, bots, ...(embeddings ? { embeddings } : {}) })
  const [first] = bots.list(true)
  const bot = bots.get(first?.id ?? (await bots.create({ name: 'Shop' })).id)
  const best = (text: string, vector?: Float32Array) => documents.match(bot, text, { vector })[0]
  return { opened, bot, bots, documents, pushed, clock, best }
}

describe('documents.add', () => {
  it('keeps a document with its passages, and answers by it at once', async () => {
    const shop = await open()
    const url = 'https://shop.example/delivery'
    const added = await shop.documents.add(shop.bot.id, { format: 'md', text: delivery.en, url }, false)
    expect(added).toMatchObject({
      bot_id: shop.bot.id,
      title: 'Delivery and shipping',
      url,
      format: 'md',
      passage_count: 3,
      created_at: '2026-03-10T12:00:00.000Z',
    })
    expect(added.characters).toBe(added.passages.reduce((sum, { text }) => sum + text.length, 0))
    expect(shop.documents.get(added.id)).toEqual(added)
    const { passages, ...listed } = added
    expect(passages).toHaveLength(3)
    expect(shop.documents.list(shop.bot.id, { limit: 10 })).toEqual({ documents: [listed], next: null })
    expect(shop.best('what does standard shipping cost')).toMatchObject({
      document_id: added.id,
      title: 'Delivery and shipping',
      headings: ['Delivery and shipping', 'Shipping costs'],
      url,
      text: expect.stringMatching(/^Standard shipping costs 4\.90 €\./),
    })
    expect(shop.pushed.at(-1)).toEqual({ type: 'knowledge.changed', bot_id: shop.bot.id })
  })

  it('only shows what it would keep when asked to', async () => {
    const shop = await open()
    const bytes = Buffer.from(makePdf([[{ text: 'We sharpen skates every Tuesday.' }]])).toString('base64')
    const input = { format: 'pdf', base64: bytes, file_name: 'C:\\papers\\Skate service.pdf' } as const
    const shown = await shop.documents.add(shop.bot.id, input, true)
    expect(shown).toMatchObject({
      title: 'Skate service',
      passage_count: 1,
      passages: [{ headings: [], text: 'We sharpen skates every Tuesday.' }],
    })
    expect(shop.documents.list(shop.bot.id, { limit: 10 }).documents).toEqual([])
    expect(shop.documents.state(shop.bot.id)).toEqual({ documents: 0, learning: null })
    expect(shop.best('skates')).toBeUndefined()
  })

  it('keeps nothing of a document that cannot be read', async () => {
    const shop = await open()
    const scanned = { format: 'pdf', base64: Buffer.from(makePdf([[]])).toString('base64') } as const
    await expect(shop.documents.add(shop.bot.id, scanned, false)).rejects.toMatchObject({
      code: 'invalid_request',
    })
    await expect(shop.documents.add(shop.bot.id, { format: 'pdf', text: 'x' }, false)).rejects.toMatchObject({
      errors: [{ path: 'base64' }],
    })
    await expect(shop.documents.add('bot_nobody', { format: 'txt', text: 'x' }, false)).rejects.toMatchObject(
      {
        code: 'bot_not_found',
      },
    )
    expect(shop.documents.list(shop.bot.id, { limit: 10 }).documents).toEqual([])
  })
})

describe('documents.update and remove', () => {
  it('change the name alone, or the text too, and answers follow', async () => {
    const shop = await open()
    const { id } = await shop.documents.add(shop.bot.id, { format: 'md', text: delivery.en }, false)
    shop.clock.advance(1000)
    const named = await shop.documents.update(id, { title: 'Shipping', url: 'https://shop.example/s' })
    expect(named).toMatchObject({ title: 'Shipping', url: 'https://shop.example/s', passage_count: 3 })
    expect(named.updated_at).toBe('2026-03-10T12:00:01.000Z')
    const changed = await shop.documents.update(id, { text: '# Ferries\n\nThe ferry sails at nine.' })
    expect(changed).toMatchObject({ title: 'Shipping', passages: [{ headings: ['Ferries'] }] })
    expect(shop.best('when does the ferry sail')?.text).toBe('The ferry sails at nine.')
    expect(shop.best('what does standard shipping cost')?.text ?? '').not.toContain('4.90')
    expect(await shop.documents.remove(id)).toEqual({ removed: true })
    expect(shop.best('when does the ferry sail')).toBeUndefined()
    await expect(shop.documents.remove(id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(shop.documents.update(id, { title: 'x' })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('documents.match', () => {
  it('knows a bot only by its own papers, after a restart too', async () => {
    const shop = await open()
    const other = shop.bots.get((await shop.bots.create({ name: 'Other' })).id)
    await shop.documents.add(shop.bot.id, { format: 'md', text: delivery.en }, false)
    await shop.documents.add(other.id, { format: 'md', text: knots }, false)
    const again = await open(undefined, shop.opened)
    for (const { documents } of [shop, again]) {
      expect(documents.match(shop.bot, 'bowline loop')).toEqual([])
      expect(documents.match(other, 'bowline loop')[0]?.title).toBe('A short guide to knots')
    }
  })

  it('learns meanings in the background, reports how far it is, and that answers may be better', async () => {
    const shop = await open(topics)
    await shop.documents.add(shop.bot.id, { format: 'md', text: delivery.en }, false)
    await shop.documents.add(shop.bot.id, { format: 'md', text: knots }, false)
    await shop.documents.settled(shop.bot)
    expect(shop.documents.knowsMeanings(shop.bot)).toBe(true)
    await vi.waitFor(() => expect(shop.pushed.some(({ type }) => type === 'knowledge.learning')).toBe(true))
    expect(shop.pushed.at(-1)).toEqual({ type: 'knowledge.changed', bot_id: shop.bot.id })
    const vector = Float32Array.of(1, 0, 0)
    expect(shop.best('pricing', vector)?.headings.at(-1)).toBe('Shipping costs')
    expect(shop.documents.state(shop.bot.id)).toEqual({ documents: 2, learning: null })
  })

  it('answers by what it has read so far while a large paper is taken in', async () => {
    const shop = await open()
    const sections = Array.from(
      { length: 3000 },
      (_, no) => `## Model ${no}\n\nThe part for model ${no} is P${no}.`,
    )
    await shop.documents.add(
      shop.bot.id,
      { format: 'md', text: `# Parts\n\n${sections.join('\n\n')}` },
      false,
    )
    const again = await open(undefined, shop.opened)
    again.best('part for model 2999')
    await again.documents.warm(again.bot)
    expect(again.best('which part for model 2999')?.text).toBe('The part for model 2999 is P2999.')
    expect(again.pushed).toContainEqual({ type: 'knowledge.changed', bot_id: again.bot.id })
  })
})
