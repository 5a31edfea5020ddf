import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { expectProblem } from '../helpers/http.ts'
import { sharedHub } from '../helpers/shared-hub.ts'
import { type Shop, shopOn } from '../helpers/shop.ts'

const hub = sharedHub()

const tent = { id: 'T1', title: 'Tent Rondane', price: '299.00 EUR' }
const boat = { id: 'B1', title: 'Boat Sogn', price: '899.00 EUR' }
const sock = { id: 'S1', title: 'Sock Hardanger', price: 12.5 }

type Form = 'object' | 'array' | 'ndjson'
const forms: readonly (readonly [form: Form, gzip: boolean])[] = [
  ['object', false],
  ['object', true],
  ['array', false],
  ['array', true],
  ['ndjson', false],
  ['ndjson', true],
]

describe('POST /api/v1/chat/sync-products: the answer', () => {
  it('has the counts and fields of the contract, and nothing else', async () => {
    const shop = await shopOn(hub())
    await shop.fill([tent, boat])
    const answer = await shop.sync({
      mode: 'replace',
      products: [tent, { ...sock }, { id: 'X1', title: '' }, { ...boat, price: 1 }],
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      sync_id: expect.stringMatching(/^\S+$/),
      bot_id: shop.bot.id,
      mode: 'replace',
      received: 4,
      created: 1,
      updated: 1,
      unchanged: 1,
      removed: 0,
      rejected: 1,
      errors: [{ index: 2, id: 'X1', field: 'title', message: expect.stringMatching(/\w/) }],
      duration_ms: expect.any(Number),
    })
  })

  it.each(forms)('takes the catalog as %s (gzip: %s)', async (form, gzip) => {
    const shop = await shopOn(hub())
    const { text, type } = written([tent, boat, sock], form)
    const result = await shop.fill(gzip ? gzipSync(text) : text, {
      headers: { 'content-type': type, ...(gzip ? { 'content-encoding': 'gzip' } : {}) },
    })
    expect(result).toMatchObject({ mode: 'replace', received: 3, created: 3, rejected: 0, errors: [] })
    expect(await titles(shop, 'tent boat sock')).toEqual(['Boat Sogn', 'Sock Hardanger', 'Tent Rondane'])
  })

  it.each([
    ['a byte order mark in front', `\uFEFF${JSON.stringify([tent])}`],
    ['white space around', `\r\n\t ${JSON.stringify({ products: [tent] }, null, 4)} \n\n`],
    ['fields it does not know', JSON.stringify({ version: { no: 3 }, products: [tent], shop: ['x'] })],
  ])('takes a body with %s', async (_, body) => {
    const shop = await shopOn(hub())
    expect(await shop.fill(body)).toMatchObject({ created: 1, rejected: 0 })
  })

  it('takes NDJSON with empty lines, Windows line ends and no line end at the end', async () => {
    const shop = await shopOn(hub())
    const body = `\uFEFF${JSON.stringify(tent)}\r\n\r\n\n${JSON.stringify(boat)}`
    const result = await shop.fill(body, {
      headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
    })
    expect(result).toMatchObject({ received: 2, created: 2, rejected: 0 })
  })

  it('is per bot', async () => {
    const shop = await shopOn(hub())
    const other = await shopOn(hub())
    await shop.fill([tent])
    await other.fill([{ ...boat, id: tent.id }])
    expect(await titles(shop, 'tent boat')).toEqual(['Tent Rondane'])
    expect(await titles(other, 'tent boat')).toEqual(['Boat Sogn'])
  })

  it('takes one sync after the other when many come at the same moment', async () => {
    const shop = await shopOn(hub())
    const catalogs = Array.from({ length: 6 }, (_, index) => [
      { id: 'A', title: `Lamp ${index}` },
      { id: 'B', title: `Lamp ${index}` },
    ])
    const results = await Promise.all(catalogs.map((catalog) => shop.fill(catalog)))
    expect(results.map(({ created, updated }) => created + updated)).toEqual(Array(6).fill(2))
    const [first, second] = await titles(shop, 'lamp')
    expect(second).toBe(first)
  })
})

describe('POST /api/v1/chat/sync-products: mode', () => {
  it.each([
    ['an object that says so', { mode: 'replace', products: [boat, sock] }],
    ['an object that says nothing', { products: [boat, sock] }],
    ['a bare array', [boat, sock]],
  ])('replaces with %s: what is not in it is removed', async (_, body) => {
    const shop = await shopOn(hub())
    await shop.fill([tent, boat])
    const result = await shop.fill(body)
    expect(result).toMatchObject({ mode: 'replace', created: 1, unchanged: 1, removed: 1 })
    expect(await titles(shop, 'tent boat sock')).toEqual(['Boat Sogn', 'Sock Hardanger'])
  })

  it.each([
    ['in front of the products', `{"mode":"merge","products":[${JSON.stringify(sock)}]}`],
    ['behind the products', `{"products":[${JSON.stringify(sock)}],"mode":"merge"}`],
  ])('merges when it stands %s: nothing is removed', async (_, body) => {
    const shop = await shopOn(hub())
    await shop.fill([tent, boat])
    expect(await shop.fill(body)).toMatchObject({ mode: 'merge', created: 1, removed: 0 })
    expect(await titles(shop, 'tent boat sock')).toHaveLength(3)
  })

  it.each([
    ['?mode=merge', 'merge', 0],
    ['?mode=replace', 'replace', 2],
    ['', 'replace', 2],
  ] as const)('of NDJSON comes from the address (%s)', async (query, mode, removed) => {
    const shop = await shopOn(hub())
    await shop.fill([tent, boat])
    const { text, type } = written([sock], 'ndjson')
    const result = await shop.fill(text, { query, headers: { 'content-type': type } })
    expect(result).toMatchObject({ mode, created: 1, removed })
    expect(await titles(shop, 'tent boat sock')).toHaveLength(3 - removed)
  })

  it('updates a product that is there, in either mode', async () => {
    const shop = await shopOn(hub())
    await shop.fill([tent, boat])
    expect(await shop.fill({ mode: 'merge', products: [{ ...tent, price: 1 }] })).toMatchObject({
      updated: 1,
    })
    expect((await shop.search('tent'))[0]?.price).toBe(1)
    expect(await shop.fill([{ ...tent, price: 2 }])).toMatchObject({ updated: 1, removed: 1 })
    expect((await shop.search('tent'))[0]?.price).toBe(2)
  })

  it('finds a reordered product unchanged', async () => {
    const shop = await shopOn(hub())
    await shop.fill([{ ...tent, fabric: 'nylon', poles: 2 }])
    const { id, title, price } = tent
    const again = await shop.fill([{ poles: 2, price, title, fabric: 'nylon', id }])
    expect(again).toMatchObject({ unchanged: 1, updated: 0, created: 0, removed: 0 })
  })

  it.each([
    ['in the body', { mode: 'append', products: [boat] }, ''],
    ['in the body, as null', { mode: null, products: [boat] }, ''],
    ['behind the products', `{"products":[${JSON.stringify(boat)}],"mode":"x"}`, ''],
    ['in the address', [boat], '?mode=append'],
  ])('that is unknown %s is 400 and changes nothing', async (_, body, query) => {
    const shop = await shopOn(hub())
    await shop.fill([tent])
    const problem = expectProblem(await shop.sync(body, { query }), 400, 'invalid_request')
    expect(problem.errors).toMatchObject([{ path: 'mode' }])
    expect(await titles(shop, 'tent boat')).toEqual(['Tent Rondane'])
  })

  it('removes everything with an empty list in replace, nothing in merge', async () => {
    const shop = await shopOn(hub())
    await shop.fill([tent, boat])
    expect(await shop.fill({ mode: 'merge', products: [] })).toMatchObject({ received: 0, removed: 0 })
    expect(await titles(shop, 'tent boat')).toHaveLength(2)
    expect(await shop.fill([])).toMatchObject({ received: 0, removed: 2 })
    expect(await titles(shop, 'tent boat')).toEqual([])
  })
})

describe('POST /api/v1/chat/sync-products: dry_run', () => {
  const next = [{ ...tent, title: 'Tent Dovre' }, boat, { id: 'N1', title: 'Net' }, { id: 'bad' }]

  it.each(['replace', 'merge'])('answers the counts of the real %s and changes nothing', async (mode) => {
    const shop = await shopOn(hub())
    await shop.fill([tent, boat, sock])
    const dry = await shop.fill({ mode, products: next }, { query: '?dry_run=true' })
    expect(await titles(shop, 'tent boat sock net')).toEqual(['Boat Sogn', 'Sock Hardanger', 'Tent Rondane'])
    const real = await shop.fill({ mode, products: next })
    expect(countsOf(dry)).toEqual(countsOf(real))
    expect(dry).toMatchObject({ created: 1, updated: 1, unchanged: 1, rejected: 1 })
    expect(dry.errors).toEqual(real.errors)
  })

  it.each([
    ['new twice', [sock, { ...sock, price: 1 }]],
    ['changed, then as it was', [{ ...tent, price: 1 }, tent]],
    ['as it was, then changed', [tent, { ...tent, price: 1 }]],
    [
      'changed twice',
      [
        { ...tent, price: 1 },
        { ...tent, price: 2 },
      ],
    ],
    ['the same three times', [tent, tent, tent]],
  ])('answers the counts of the real one for a product %s', async (_, products) => {
    const shop = await shopOn(hub())
    await shop.fill([tent, boat])
    const dry = await shop.fill(products, { query: '?dry_run=true' })
    expect(countsOf(dry)).toEqual(countsOf(await shop.fill(products)))
  })

  it('counts for a bot that never had a catalog, and leaves it without', async () => {
    const shop = await shopOn(hub())
    expect(await shop.fill([tent], { query: '?dry_run=true' })).toMatchObject({ created: 1 })
    expect(await titles(shop, 'tent')).toEqual([])
  })

  it('refuses what the real one refuses', async () => {
    const shop = await shopOn(hub())
    expectProblem(await shop.sync([{ id: '1' }], { query: '?dry_run=true' }), 400, 'invalid_request')
    expectProblem(await shop.sync('[{]', { query: '?dry_run=true' }), 400, 'invalid_json')
  })

  it('changes things when it is false, and is 400 when it is neither', async () => {
    const shop = await shopOn(hub())
    await shop.fill([tent], { query: '?dry_run=false' })
    expect(await titles(shop, 'tent')).toHaveLength(1)
    expectProblem(await shop.sync([boat], { query: '?dry_run=maybe' }), 400, 'invalid_request')
  })
})

describe('POST /api/v1/chat/sync-products: the same id twice', () => {
  it('lets the last one win and lists the other', async () => {
    const shop = await shopOn(hub())
    const result = await shop.fill([tent, boat, { ...tent, title: 'Tent Dovre' }])
    expect(result).toMatchObject({ received: 3, created: 2, rejected: 1 })
    expect(result.errors).toMatchObject([{ index: 0, id: 'T1', field: 'id' }])
    expect(await titles(shop, 'tent boat')).toEqual(['Boat Sogn', 'Tent Dovre'])
  })

  it('lets the last one win over a catalog that has the product', async () => {
    const shop = await shopOn(hub())
    await shop.fill([tent])
    await shop.fill([{ ...tent, title: 'Tent Dovre' }, { ...tent, title: 'Tent Sogn' }, tent])
    expect(await titles(shop, 'tent')).toEqual(['Tent Rondane'])
  })
})

function written(products: readonly object[], form: Form): { text: string; type: string } {
  if (form === 'ndjson') {
    return { text: products.map((one) => JSON.stringify(one)).join('\n'), type: 'application/x-ndjson' }
  }
  return { text: JSON.stringify(form === 'array' ? products : { products }), type: 'application/json' }
}

async function titles(shop: Shop, query: string): Promise<string[]> {
  return (await shop.search(query)).map(({ title }) => title).sort()
}

function countsOf({ received, created, updated, unchanged, removed, rejected }: Record<string, unknown>) {
  return { received, created, updated, unchanged, removed, rejected }
}
