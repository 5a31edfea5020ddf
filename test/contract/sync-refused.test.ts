import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { dataFolder } from '#main/lib/data-folder.ts'
import { makeSecretKey } from '#main/lib/secret-key.ts'
import { expectProblem } from '../helpers/http.ts'
import { sharedHub } from '../helpers/shared-hub.ts'
import { type Shop, shopOn } from '../helpers/shop.ts'

const hub = sharedHub()

const tent = { id: 'T1', title: 'Tent Rondane' }
const mib64 = 64 * 1024 * 1024
const ndjson = { 'content-type': 'application/x-ndjson' }
const gzip = { 'content-encoding': 'gzip' }

describe('sync-products: 401 invalid_key', () => {
  const keys: Readonly<Record<string, (shop: Shop) => string | undefined>> = {
    missing: () => undefined,
    empty: () => '',
    malformed: () => 'hunter2',
    unknown: () => makeSecretKey('sync').key,
    'an API key': (shop) => shop.key.key,
    'a sync key with another end': (shop) => `${shop.bot.sync_key.slice(0, -1)}_`,
  }

  it.each(Object.keys(keys))('answers a key that is %s', async (kind) => {
    const shop = await shopOn(hub())
    const headers = { 'x-service-key': keys[kind]?.(shop) }
    expectProblem(await shop.sync([tent], { headers }), 401, 'invalid_key')
    expect(await shop.search('tent')).toEqual([])
  })

  it('answers the sync key in the wrong header', async () => {
    const shop = await shopOn(hub())
    const headers = { 'x-service-key': undefined, authorization: `Bearer ${shop.bot.sync_key}` }
    expectProblem(await shop.sync([tent], { headers }), 401, 'invalid_key')
  })

  it('answers a rotated key from the next request, and takes the new one', async () => {
    const shop = await shopOn(hub())
    await shop.fill([tent])
    const { sync_key } = await shop.rpc('bots.rotateSyncKey', { bot_id: shop.bot.id })
    expectProblem(await shop.sync([tent]), 401, 'invalid_key')
    expect((await shop.sync([tent], { key: sync_key })).status).toBe(200)
  })

  it('answers the key of an archived bot', async () => {
    const shop = await shopOn(hub())
    await shop.rpc('bots.archive', { bot_id: shop.bot.id })
    expectProblem(await shop.sync([tent]), 401, 'invalid_key')
  })

  it('lets a key reach only its own bot', async () => {
    const shop = await shopOn(hub())
    const other = await shopOn(hub())
    expect(await shop.fill([tent], { key: other.bot.sync_key })).toMatchObject({ bot_id: other.bot.id })
    expect(await shop.search('tent')).toEqual([])
  })
})

describe('sync-products: 64 MiB after decompression', () => {
  it('takes just that much, plain and packed', async () => {
    const shop = await shopOn(hub())
    expect(await shop.fill(catalogOf(mib64))).toMatchObject({ created: 1 })
    const packed = await shop.fill(gzipSync(catalogOf(mib64), { level: 1 }), { headers: gzip })
    expect(packed).toMatchObject({ unchanged: 1 })
  })

  it.each([
    ['with a content length', { chunked: false }],
    ['in chunks', { chunked: true }],
  ])('answers 413 to one byte more, %s', async (_, sent) => {
    const shop = await shopOn(hub())
    await shop.fill([tent])
    expectProblem(await shop.sync(catalogOf(mib64 + 1), sent), 413, 'payload_too_large')
    expect(await shop.search('tent')).toHaveLength(1)
    expect(readdirSync(dataFolder(hub().dataPath).spool)).toEqual([])
  })

  it.each([
    ['JSON', { ...gzip }],
    ['NDJSON', { ...gzip, ...ndjson }],
  ])('answers 413 to a small gzip body that unpacks to more, as %s', async (_, headers) => {
    const shop = await shopOn(hub())
    await shop.fill([tent])
    const bomb = gzipSync(Buffer.concat([catalogOf(mib64), Buffer.alloc(1024 * 1024, ' ')]))
    expect(bomb.length).toBeLessThan(200_000)
    expectProblem(await shop.sync(bomb, { headers }), 413, 'payload_too_large')
    expect(await shop.search('tent')).toHaveLength(1)
  })

  it('serves on after all of that', async () => {
    const shop = await shopOn(hub())
    await shop.sync(catalogOf(mib64 + 1))
    expect(await shop.fill([tent])).toMatchObject({ created: 1 })
    expect((await shop.say({ message: 'hello' })).status).toBe(200)
  })
})

describe('sync-products: 415 unsupported_media_type', () => {
  it.each([
    ['text/csv', {}],
    ['text/plain', {}],
    ['application/xml', {}],
    ['application/x-www-form-urlencoded', {}],
    [undefined, {}],
    ['application/json', { 'content-encoding': 'br' }],
    ['application/json', { 'content-encoding': 'gzip, gzip' }],
  ])('answers %s with %j', async (type, headers) => {
    const shop = await shopOn(hub())
    const answer = await shop.sync([tent], { headers: { 'content-type': type, ...headers } })
    expectProblem(answer, 415, 'unsupported_media_type')
    expect(await shop.search('tent')).toEqual([])
  })
})

describe('sync-products: a body that breaks off or cannot be read leaves the old catalog', () => {
  const many = JSON.stringify(
    Array.from({ length: 3000 }, (_, index) => ({ id: `N${index}`, title: `Lamp ${index}` })),
  )
  const packed = gzipSync(many)

  it.each([
    ['an empty body', '', {}],
    ['white space', ' \n ', {}],
    ['JSON cut in a product', many.slice(0, -10), {}],
    ['JSON cut between products', many.slice(0, many.lastIndexOf(',')), {}],
    ['JSON without its last bracket', many.slice(0, -1), {}],
    ['JSON with something behind it', `${many}]`, {}],
    ['two catalogs', `${many}${many}`, {}],
    ['a comma too many', `${many.slice(0, -1)},]`, {}],
    ['a catalog object without its end', `{"products":${many}`, {}],
    ['a broken field behind the products', `{"products":${many},"mode":}`, {}],
    ['gzip cut off', packed.subarray(0, packed.length - 20), gzip],
    ['gzip with a wrong byte', withWrongByte(packed), gzip],
    ['no gzip', many, gzip],
    ['gzip without saying so', packed, {}],
    ['an object without products', '{"items":[]}', {}],
    ['products that are an object', '{"products":{}}', {}],
    ['products named twice', `{"products":${many},"products":[]}`, {}],
    ['a text', '"hello"', {}],
    ['a number', '42', {}],
    ['nesting without end', `[${'['.repeat(100_000)}`, {}],
  ])('(%s): 400', async (_, body, headers) => {
    const shop = await shopOn(hub())
    await shop.fill([tent])
    const answer = await shop.sync(body, { headers })
    expect(['invalid_json', 'invalid_request']).toContain(codeOf(answer.body))
    expectProblem(answer, 400, codeOf(answer.body) as 'invalid_json')
    expect((await shop.search('tent lamp')).map(({ id }) => id)).toEqual(['T1'])
    expect(readdirSync(dataFolder(hub().dataPath).spool)).toEqual([])
    expect(await shop.fill([tent, { id: 'N0', title: 'Lamp' }])).toMatchObject({ created: 1, unchanged: 1 })
  })

  it.each([
    ['empty', ''],
    ['blank', ' \n\n '],
  ])('(%s NDJSON): 400, for an export that went wrong must not empty the shop', async (_, text) => {
    const shop = await shopOn(hub())
    await shop.fill([tent])
    const answer = await shop.sync(gzipSync(text), { headers: { ...ndjson, ...gzip } })
    expect(answer.status).toBe(400)
    expect(await shop.search('tent')).toHaveLength(1)
  })
})

/** One small product in a body of exactly this size. */
function catalogOf(bytes: number): Buffer {
  const product = Buffer.from(JSON.stringify([tent]))
  const body = Buffer.alloc(bytes, ' ')
  product.copy(body, bytes - product.length)
  return body
}

function withWrongByte(bytes: Buffer): Buffer {
  const wrong = Buffer.from(bytes)
  const middle = Math.floor(wrong.length / 2)
  wrong[middle] = (wrong[middle] ?? 0) ^ 0xff
  return wrong
}

function codeOf(body: unknown): unknown {
  return (body as { code?: unknown } | null)?.code
}
