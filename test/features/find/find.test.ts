import { describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../helpers/shop.ts'

async function openFilled(): Promise<Shop> {
  const shop = await openShop()
  const bot_id = shop.bot.id
  await shop.fill([
    {
      id: 'T-1',
      title: 'Fjell tent',
      brand: 'Nordlys',
      description: 'For two people',
      price: 199,
      currency: 'EUR',
    },
    { id: 'S-1', title: 'Stove', description: 'Goes with the Fjell tent', price: 49, currency: 'EUR' },
  ])
  await shop.hear('Is the Fjell tent waterproof?', 'ada')
  await shop.hear('My name is Ada Berg, ada@shop.example, about the Fjell tent', 'ada')
  await shop.rpc('knowledge.save', {
    bot_id,
    question: 'Can I rent a Fjell tent?',
    answer: 'Yes, for 20 € a night.',
  })
  await shop.rpc('documents.add', {
    bot_id,
    title: 'Care guide',
    format: 'txt',
    text: 'Dry your Fjell tent before you put it into its bag. Never wash it hot.',
  })
  return shop
}

const kinds = ({ found }: { found: readonly { kind: string }[] }) => [
  ...new Set(found.map(({ kind }) => kind)),
]

describe('find anything', () => {
  it('finds products, conversations, leads, questions, documents and events by words, with a line of each', async () => {
    const shop = await openFilled()
    await expect
      .poll(async () => kinds(await shop.rpc('find.anything', { query: 'fjell te' })))
      .toEqual(['product', 'conversation', 'lead', 'question', 'document', 'event'])
    const { found } = await shop.rpc('find.anything', { query: 'FJELL te' })
    // What has it in its name, not what only mentions it.
    expect(found.filter(({ kind }) => kind === 'product')).toMatchObject([{ id: 'T-1', title: 'Fjell tent' }])
    expect(found.find(({ kind }) => kind === 'lead')).toMatchObject({ title: 'Ada Berg' })
    expect(found.find(({ kind }) => kind === 'document')).toMatchObject({
      title: 'Care guide',
      context: expect.stringContaining('Dry your Fjell tent'),
    })
    expect(kinds(await shop.rpc('find.anything', { query: 'ada@shop.exa' }))).toEqual([
      'conversation',
      'lead',
      'event',
    ])
    expect(await shop.rpc('find.anything', { query: 'zebrafinch' })).toEqual({ found: [] })
    expect(await shop.rpc('find.anything', { query: ' * " ' })).toEqual({ found: [] })
  })

  it('follows what is changed and removed', async () => {
    const shop = await openFilled()
    const found = async (query: string, kind: string) =>
      (await shop.rpc('find.anything', { query })).found.filter((one) => one.kind === kind)
    const [lead] = (await shop.rpc('leads.list', {})).leads
    await shop.rpc('leads.update', { lead_id: lead?.id ?? '', note: 'wants a hammock' })
    expect(await found('hammock', 'lead')).toMatchObject([{ title: 'Ada Berg' }])
    const [document] = await found('care', 'document')
    await shop.rpc('documents.remove', { id: document?.id ?? '' })
    expect(await found('care', 'document')).toEqual([])
    expect(await found('wash', 'document')).toEqual([])
    await shop.fill([{ id: 'S-1', title: 'Stove', price: 49, currency: 'EUR' }])
    expect(await found('fjell', 'product')).toEqual([])
    const { sessions } = await shop.rpc('sessions.list', {})
    await shop.rpc('sessions.remove', { session_ids: sessions.map(({ id }) => id) })
    expect(await found('ada', 'conversation')).toEqual([])
    expect(await found('ada', 'lead')).toEqual([])
  })

  it('shows the latest first, and no more of a kind than asked for', async () => {
    const shop = await openShop()
    for (const number of ['one', 'two', 'three'])
      await shop.rpc('knowledge.save', { bot_id: shop.bot.id, question: `Parcel ${number}?`, answer: 'Yes.' })
    const { found } = await shop.rpc('find.anything', { query: 'parcel', limit: 2 })
    expect(found.map(({ title }) => title)).toEqual(['Parcel three?', 'Parcel two?'])
  })
})
