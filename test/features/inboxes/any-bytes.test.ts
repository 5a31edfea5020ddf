import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CallOutput } from '#shared/rpc/contract.ts'
import { dataFiles, dataJson, hasData } from '../../helpers/data.ts'
import { sharedHub } from '../../helpers/shared-hub.ts'
import { openInbox } from './inbox.ts'

const hub = sharedHub()

function bytesOf(event: CallOutput<'events.get'>): Buffer {
  return event.raw_base64 === null ? Buffer.from(event.raw ?? '') : Buffer.from(event.raw_base64, 'base64')
}

const atOnce = 25

/** Posted, it is answered, listed, found by no search that breaks, exported, and there byte for byte. */
async function comeBackWhole(bodies: readonly Uint8Array[], headers = {}): Promise<void> {
  const inbox = await openInbox(hub())
  for (let from = 0; from < bodies.length; from += atOnce) {
    await Promise.all(bodies.slice(from, from + atOnce).map((body) => keptWhole(inbox, body, headers)))
  }
  const listed: string[] = []
  let after: string | undefined
  do {
    const page: CallOutput<'events.list'> = await hub().rpc('events.list', {
      inbox_id: inbox.id,
      limit: 100,
      after,
    })
    listed.push(...page.events.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after !== undefined)
  expect(new Set(listed).size).toBe(bodies.length)
  await hub().rpc('events.search', { query: 'null', inbox_id: inbox.id })
  const json = await hub().rpc('events.export', { inbox_id: inbox.id, format: 'json' })
  expect(JSON.parse(json.text)).toHaveLength(bodies.length)
  await hub().rpc('events.export', { inbox_id: inbox.id, format: 'csv' })
}

async function keptWhole(inbox: Awaited<ReturnType<typeof openInbox>>, body: Uint8Array, headers: object) {
  const { status, body: answer } = await inbox.post(body, { ...headers })
  expect(status).toBe(200)
  const event = await hub().rpc('events.get', { event_id: (answer as { id: string }).id })
  expect(bytesOf(event).equals(Buffer.from(body))).toBe(true)
}

describe('any bytes', () => {
  it.each([
    ['JSON', 'application/json'],
    ['a form', 'application/x-www-form-urlencoded'],
  ])('stay as they are, called %s', async (_, type) => {
    const bodies = fc.sample(fc.uint8Array({ maxLength: 400 }), { numRuns: 100, seed: 7 })
    await comeBackWhole(bodies, { 'content-type': type })
  })

  it('stay as they are when they are JSON of any shape', async () => {
    const values = fc.sample(fc.json({ maxDepth: 6, stringUnit: 'binary' }), { numRuns: 150, seed: 7 })
    await comeBackWhole(values.map((text) => Buffer.from(text)))
  })

  it('stay as they are when they are deep, long or called by names of the language', async () => {
    const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    const objects = (depth: number) => `${'{"data":'.repeat(depth)}1${'}'.repeat(depth)}`
    await comeBackWhole(
      [
        deep(99),
        deep(1000),
        deep(500_000),
        objects(100_000),
        `[${'1,'.repeat(500_000)}1]`,
        `{"event_type":"lead","lead":{"email":"${'a'.repeat(900_000)}@example.com"}}`,
        '{"__proto__":{"email":"p@example.com"},"constructor":{"prototype":1},"toString":1,"event_type":"lead"}',
        '{"event_type":{"a":1},"type":["x"],"event":null}',
        '\ufeff{"event_type":"ping"}',
      ].map((text) => Buffer.from(text)),
    )
  })

  it('stay as they are when they say they are packed and are not, or are too much unpacked', async () => {
    const { gzipSync, brotliCompressSync } = await import('node:zlib')
    for (const encoding of ['gzip', 'br', 'deflate', 'x-gzip', 'zstd, gzip', 'constructor'])
      await comeBackWhole([Buffer.from('{"a":1}'), gzipSync('{"a":1}')], { 'content-encoding': encoding })
    const much = Buffer.alloc(100 * 1024 * 1024, 0x20)
    await comeBackWhole([gzipSync(much)], { 'content-encoding': 'gzip' })
    await comeBackWhole([brotliCompressSync(much.subarray(0, 20 * 1024 * 1024))], {
      'content-encoding': 'br',
    })
  })

  it.runIf(hasData('jsontestsuite'))('of the JSON test suite stay as they are', async () => {
    const files = [...dataFiles('jsontestsuite/test_parsing'), ...dataFiles('jsontestsuite/test_transform')]
    expect(files.length).toBeGreaterThan(200)
    await comeBackWhole(
      files.map(({ bytes }) => bytes),
      { 'content-type': 'application/json' },
    )
  })

  it.runIf(hasData('blns'))('of naughty strings stay as they are, wherever they stand', async () => {
    const strings = dataJson('blns/blns.json') as string[]
    await comeBackWhole(strings.map((text) => Buffer.from(text)))
    await comeBackWhole(
      strings.map((text) =>
        Buffer.from(
          JSON.stringify({
            event_type: text,
            lead: { name: text, email: text, phone: text, message: text },
            products: [{ title: text, url: text }],
            messages: [{ role: text, text }],
          }),
        ),
      ),
    )
    for (const query of strings)
      if (query.trim() !== '') await hub().rpc('events.search', { query: query.slice(0, 500) })
    await hub().rpc('leads.list', { limit: 500 })
    await hub().rpc('leads.export', { format: 'vcard' })
  })
})
