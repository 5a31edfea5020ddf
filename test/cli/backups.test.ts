import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli, startServe } from '../helpers/cli.ts'
import { startHub, tempFolder } from '../helpers/hub.ts'

/** A shop with one bot in its backup and a second one made after it. */
async function shop() {
  const { dataPath, rpc, stop } = await startHub({ port: null })
  const first = await rpc('bots.create', { name: 'First', plan: 'starter' })
  const { name } = await rpc('backups.create', {})
  await rpc('bots.create', { name: 'Second', plan: 'starter' })
  await stop()
  return { dataPath, first, name, database: join(dataPath, 'shopbell.db') }
}

function damage(path: string): Buffer {
  const bytes = readFileSync(path)
  bytes.fill(0xa5, Math.floor(bytes.length * 0.4), Math.floor(bytes.length * 0.6))
  writeFileSync(path, bytes)
  return bytes
}

const on = (dataPath: string, ...args: string[]) => runCli([...args, '--data', dataPath])
/** As whoever starts next on the folder finds them. */
const names = async (dataPath: string) => {
  const { rpc, stop } = await startHub({ dataPath, port: null })
  const { bots } = await rpc('bots.list', {})
  await stop()
  return bots.map(({ name }) => name)
}
const namesFromHub = async (dataPath: string) => {
  const { stdout } = await on(dataPath, 'call', 'bots.list', '{}')
  return JSON.parse(stdout).bots.map(({ name }: { readonly name: string }) => name)
}

describe('backups on the command line', () => {
  it('are made, listed and restored, after saying what would be missing', async () => {
    const { dataPath, name } = await shop()
    expect((await on(dataPath, 'backup')).stdout).toContain('manual')
    const listed = await on(dataPath, 'backups')
    expect(listed.stdout.trim().split('\n')).toHaveLength(2)
    const asked = await on(dataPath, 'restore', name)
    expect(asked).toMatchObject({ code: 0, stdout: expect.stringContaining('Missing afterwards: 1 bots') })
    expect(await names(dataPath)).toEqual(['First', 'Second'])
    expect(await on(dataPath, 'restore', name, '--yes')).toMatchObject({ code: 0, stderr: '' })
    expect(await names(dataPath)).toEqual(['First'])
  })

  it('take the place of a running database without a restart by hand', async () => {
    const { dataPath, name } = await shop()
    const serve = await startServe(dataPath)
    expect(await on(dataPath, 'restore', name, '--yes')).toMatchObject({ code: 0, stderr: '' })
    await expect.poll(() => serve.lines.filter((line) => line.startsWith('ready ')).length).toBe(2)
    expect(await namesFromHub(dataPath)).toEqual(['First'])
    const [before, after] = serve.lines.filter((line) => line.startsWith('ready '))
    expect(after).toBe(before)
    expect((await serve.end('SIGTERM')).code).toBe(0)
  })

  it('bring a shop back whose database is damaged, which is set aside untouched', async () => {
    const { dataPath, database } = await shop()
    const damaged = damage(database)
    const refused = await on(dataPath, 'call', 'bots.list', '{}')
    expect(refused.code).toBe(1)
    expect(JSON.parse(refused.stderr)).toMatchObject({ code: 'database_refused' })
    expect(await on(dataPath, 'restore', '--yes')).toMatchObject({ code: 0, stderr: '' })
    expect(await names(dataPath)).toEqual(['First'])
    const [place = ''] = readdirSync(join(dataPath, 'set-aside'))
    expect(readFileSync(join(dataPath, 'set-aside', place, 'shopbell.db')).equals(damaged)).toBe(true)
  })
})

describe('the page that stands in for a hub that cannot start', () => {
  it('offers the newest good backup, restores it and becomes the dashboard', async () => {
    const { dataPath, database, name } = await shop()
    damage(database)
    // Newer, but of no use.
    writeFileSync(join(dataPath, 'backups', 'shopbell-daily-2036-03-10T12-00-00-000Z.db'), 'no database')
    const serve = await startServe(dataPath)
    const { origin, searchParams } = new URL(serve.dashboardUrl)
    const token = searchParams.get('token') ?? ''
    const inGerman = await fetch(serve.dashboardUrl, { headers: { 'accept-language': 'de' } })
    expect(inGerman.status).toBe(503)
    expect(await inGerman.text()).toContain('Die Datenbank ist beschädigt')
    const shown = await (await fetch(serve.dashboardUrl)).text()
    expect(shown).toContain('Newest backup')
    expect(shown).toContain(`value="${name}"`)
    expect(await (await fetch(origin)).text()).not.toContain('<form')

    const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${origin}/restore`, { method: 'POST', body: new URLSearchParams(fields), headers })
    expect((await post({ name, token: 'wrong' })).status).toBe(401)
    expect((await post({ name, token }, { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await post({ name: '../shopbell.db', token })).status).toBe(404)
    expect((await post({ name, token })).status).toBe(200)
    await expect.poll(() => serve.lines.some((line) => line.startsWith('ready '))).toBe(true)
    const signedIn = await fetch(`${origin}/?token=${token}`, { redirect: 'manual' })
    expect(signedIn.status).toBe(303)
    expect(signedIn.headers.get('set-cookie')).toContain('shopbell_dashboard_')
    expect(await namesFromHub(dataPath)).toEqual(['First'])
    expect((await serve.end('SIGTERM')).code).toBe(0)
  })

  it('explains a database that is missing, and answers callers meanwhile', async () => {
    const { dataPath, database } = await shop()
    rmSync(database)
    const serve = await startServe(dataPath)
    expect(await (await fetch(serve.dashboardUrl)).text()).toContain('The database is missing')
    expect(existsSync(database)).toBe(false)
    const { stdout } = await on(dataPath, 'dashboard')
    expect(stdout.trim()).toBe(`dashboard ${serve.dashboardUrl}`)
    const refused = await on(dataPath, 'call', 'bots.list', '{}')
    expect(JSON.parse(refused.stderr)).toMatchObject({ code: 'storage_unavailable' })
    expect((await on(dataPath, 'restore', '--yes')).code).toBe(0)
    await expect.poll(() => serve.lines.some((line) => line.startsWith('ready '))).toBe(true)
    expect((await serve.end('SIGTERM')).code).toBe(0)
  })
})

describe('a move on the command line', () => {
  it('takes the shop to another folder', async () => {
    const { dataPath } = await shop()
    const file = join(tempFolder(), 'shop.shopbell')
    const passphrase = join(tempFolder(), 'passphrase')
    writeFileSync(passphrase, 'correct horse battery\n')
    const out = await on(dataPath, 'export', file, '--passphrase-file', passphrase)
    expect(out).toMatchObject({ code: 0, stderr: '' })
    const other = tempFolder()
    expect((await on(other, 'import', file)).stdout).toContain('Nothing was changed')
    const done = await on(other, 'import', file, '--passphrase-file', passphrase, '--yes')
    expect(done).toMatchObject({ code: 0, stderr: '' })
    expect(await names(other)).toEqual(['First', 'Second'])
  })
})
