import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { callProblemSchema } from '#shared/schemas/problem.ts'
import { maxCatalogFileBytes } from '#shared/schemas/source.ts'
import { expectProblem, type Sent, send } from '../helpers/http.ts'
import { openTestDashboard } from './open-dashboard.ts'

const csv = 'id,title,price\n1,Lamp,19.90\n'
const bytes = { 'content-type': 'application/octet-stream' }

async function openFiles() {
  const dashboard = await openTestDashboard()
  const cookie = await dashboard.signIn()
  const folder = join(dashboard.hub.dataPath, 'catalogs')
  const bring = (name: string, sent: Sent = {}) =>
    send(`${dashboard.origin}/catalog-files?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      body: csv,
      apart: true,
      ...sent,
      headers: { ...bytes, cookie, ...sent.headers },
    })
  const kept = () => readdirSync(folder)
  /** One of which the first part has come, and no more. */
  const half = async () => {
    const outgoing = request(`${dashboard.origin}/catalog-files?name=half.csv`, {
      method: 'POST',
      headers: { ...bytes, cookie, 'content-length': '1000000' },
    })
    outgoing.on('error', () => {})
    outgoing.write('x'.repeat(100_000))
    await expect.poll(() => kept().length).toBe(1)
    return outgoing
  }
  return { ...dashboard, cookie, folder, bring, half, kept }
}

describe('a file from a browser', () => {
  it.each([false, true])('is kept as it is, for this user only (in chunks: %s)', async (chunked) => {
    const { bring, folder, hub, kept } = await openFiles()
    const rows = Array.from({ length: 20_000 }, (_, no) => `C-${no},Chair ${no},12\n`)
    const large = Buffer.from(csv + rows.join(''))
    const answer = await bring('Größen & Preise.csv', { body: large, chunked })
    expect(answer).toMatchObject({ status: 200, body: { file_name: 'Größen & Preise.csv' } })
    const { path } = answer.body as { path: string }
    expect(path).toBe(join(folder, kept()[0] ?? '', 'Größen & Preise.csv'))
    expect(readFileSync(path).equals(large)).toBe(true)
    if (process.platform !== 'win32') {
      expect(statSync(path).mode & 0o777).toBe(0o600)
      expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700)
    }
    expect(await hub.rpc('sources.preview', { path })).toMatchObject({ counts: { products: 20_001 } })
  })

  it.each([
    ['../../../secret.key', 'secret.key'],
    ['..\\..\\hub.lock', 'hub.lock'],
    ['/etc/passwd', 'passwd'],
    ['C:\\export\\a.csv', 'a.csv'],
    ['..', 'catalog'],
    ['', 'catalog'],
    ['a\0b\n.csv', 'a_b_.csv'],
  ])('called %j is kept under its bare file name', async (name, safe) => {
    const { bring, folder, kept } = await openFiles()
    expect(await bring(name)).toMatchObject({ status: 200, body: { file_name: safe } })
    expect(kept()).toHaveLength(1)
    expect(readdirSync(join(folder, kept()[0] ?? ''))).toEqual([safe])
  })

  it('needs a name', async () => {
    const { origin, cookie, kept } = await openFiles()
    const answer = await send(`${origin}/catalog-files`, {
      body: csv,
      headers: { ...bytes, cookie },
      apart: true,
    })
    expectProblem(answer, 400, 'invalid_request', callProblemSchema)
    expect(kept()).toEqual([])
  })

  it('that is too large is refused before it is uploaded', async () => {
    const { bring, kept } = await openFiles()
    const headers = { 'content-length': String(maxCatalogFileBytes + 1) }
    const answer = await bring('huge.csv', { headers })
    expectProblem(answer, 413, 'payload_too_large', callProblemSchema)
    expect(kept()).toEqual([])
  })

  it('that is empty is refused', async () => {
    const { bring, kept } = await openFiles()
    expectProblem(await bring('empty.csv', { body: '' }), 400, 'invalid_request', callProblemSchema)
    expect(kept()).toEqual([])
  })

  it('that holds no products is refused by its name, not by where it is kept', async () => {
    const { bring, hub } = await openFiles()
    const picture = Buffer.from('89504e470d0a1a0a', 'hex')
    const { path } = (await bring('shop.png', { body: picture })).body as { path: string }
    const refused = await hub.rpc('sources.preview', { path }).catch((error) => error)
    expect(refused.message).toMatch(/^shop\.png /)
  })

  it('that breaks off leaves nothing', async () => {
    const { half, kept } = await openFiles()
    const outgoing = await half()
    outgoing.destroy()
    await expect.poll(kept).toEqual([])
  })

  it('that is still coming does not hold up a stop', async () => {
    const { half, kept, hub, close } = await openFiles()
    await half()
    hub.cancelOutgoing()
    await close()
    await hub.stop()
    expect(kept()).toEqual([])
  })

  it.each([
    ['no cookie', { cookie: undefined }, 401, 'invalid_key'],
    ['a page of another site', { origin: 'https://evil.example' }, 403, 'origin_not_allowed'],
    ['another name of this PC', { host: 'evil.example' }, 421, 'host_not_allowed'],
    ['a form of another site', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
  ] as const)('is refused from %s', async (_, headers, status, code) => {
    const { bring, kept } = await openFiles()
    expectProblem(await bring('products.csv', { headers }), status, code, callProblemSchema)
    expect(kept()).toEqual([])
  })

  it('is not taken on the public port', async () => {
    const { hub, cookie, folder } = await openFiles()
    const answer = await send(`${hub.url}/catalog-files?name=a.csv`, {
      body: csv,
      headers: { ...bytes, cookie },
      apart: true,
    })
    expect(answer.status).toBe(404)
    expect(existsSync(folder)).toBe(true)
    expect(readdirSync(folder)).toEqual([])
  })
})
