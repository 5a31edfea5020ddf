import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { migrations } from '#main/db/migrations/index.ts'
import { openDatabase } from '#main/db/open.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { runCli, startServe } from '../helpers/cli.ts'
import { startHub } from '../helpers/hub.ts'
import { copyMigratedDatabase } from '../helpers/migrated-database.ts'
import { canMountDisks, mountSmallDisk } from '../helpers/small-disk.ts'

const mebibyte = 1024 * 1024

async function chat(url: string, key: string, botId: string) {
  const answer = await fetch(`${url}/api/v1/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ bot_id: botId, message: 'Hello' }),
  })
  const { code } = (await answer.json()) as { readonly code?: string }
  return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') }
}

describe('a disk that fills up', () => {
  it('refuses what it could not keep, shows what it has, and goes on once there is room', async () => {
    let freeBytes = 500 * mebibyte
    const hub = await startHub({ storage: { lookMs: 20, freeBytes: () => freeBytes } })
    const { bot_id, key } = await hub.rpc('demo.load', {})
    expect((await chat(hub.url, key ?? '', bot_id)).status).toBe(200)

    freeBytes = mebibyte
    const isFull = async () => (await hub.rpc('hub.status', {})).storage.state
    await expect.poll(isFull).toBe('full')
    expect(await chat(hub.url, key ?? '', bot_id)).toEqual({
      status: 503,
      code: 'storage_full',
      retryAfter: '30',
    })
    await expect(hub.rpc('bots.create', { name: 'Second', plan: 'starter' })).rejects.toMatchObject({
      code: 'storage_full',
    })
    expect((await hub.rpc('bots.list', {})).bots).toHaveLength(1)
    expect((await fetch(`${hub.url}/api/chat/${bot_id}/config`)).status).toBe(200)

    freeBytes = 500 * mebibyte
    await expect.poll(isFull).toBe('ok')
    expect((await chat(hub.url, key ?? '', bot_id)).status).toBe(200)
  })
})

describe.runIf(canMountDisks)('a real disk without room', () => {
  it('is not upgraded on: nothing is changed, and no half copy is left', () => {
    const disk = mountSmallDisk(6)
    const folder = dataFolder(disk.path)
    copyMigratedDatabase(folder.path)
    const older = new Database(folder.database)
    older.pragma(`user_version = ${migrations.length - 1}`)
    older.close()
    const before = readFileSync(folder.database)
    expect(() => openDatabase({ folder, nowMs: 0, check: false })).toThrow(/no room for the upgrade/)
    expect(readFileSync(folder.database).equals(before)).toBe(true)
    expect(readdirSync(folder.backups)).toEqual([])
  })

  it('stops nothing: the hub lives, stops cleanly, starts on it and resumes on its own', async () => {
    const disk = mountSmallDisk(48)
    const dataPath = join(disk.path, 'shop')
    const serve = await startServe(dataPath, ['--demo'])
    await expect.poll(() => serve.lines.at(-1)).toMatch(/^demo key /)
    const [botId, key] = ['demo bot ', 'demo key '].map(
      (start) => serve.lines.find((line) => line.startsWith(start))?.slice(start.length) ?? '',
    ) as [string, string]
    expect(await statusOf(serve.url)).toBe(200)

    disk.fill()
    await expect.poll(() => chat(serve.url, key, botId)).toMatchObject({ status: 503, code: 'storage_full' })
    // What killed it once was the log, some seconds later.
    for (let turn = 0; turn < 20; turn++) {
      expect((await chat(serve.url, key, botId)).code).toBe('storage_full')
      await sleep(200)
    }
    disk.empty()
    await expect.poll(() => statusOf(serve.url)).toBe(200)
    disk.fill()
    await expect.poll(() => chat(serve.url, key, botId)).toMatchObject({ status: 503 })
    expect(await serve.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
    expect(existsSync(join(dataPath, 'running'))).toBe(false)

    // The reserve lets it start, and it takes nothing.
    const again = await startServe(dataPath)
    expect(existsSync(join(dataPath, 'reserve'))).toBe(false)
    expect(await chat(again.url, key, botId)).toMatchObject({ status: 503, code: 'storage_full' })
    expect((await fetch(`${again.url}/api/chat/${botId}/config`)).status).toBe(200)
    const signedIn = await fetch(again.dashboardUrl, { redirect: 'manual' })
    expect(signedIn.status).toBe(303)
    const calls = await runCli(['call', 'bots.list', '{}', '--data', dataPath])
    expect(JSON.parse(calls.stdout)).toMatchObject({ bots: [{ id: botId }] })
    expect(await again.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' })

    // Nothing is left at all: a page says so, and the hub starts once there is room.
    disk.fill()
    const held = await startServe(dataPath)
    expect(held.url).toBe('')
    const page = await fetch(held.dashboardUrl)
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('The disk of this PC is full')
    disk.empty()
    await expect.poll(() => held.lines.some((line) => line.startsWith('ready '))).toBe(true)
    const url = held.lines.find((line) => line.startsWith('ready '))?.slice('ready '.length) ?? ''
    expect(await statusOf(url)).toBe(200)
    await expect.poll(() => existsSync(join(dataPath, 'reserve'))).toBe(true)
    expect((await held.end('SIGTERM')).code).toBe(0)

    async function statusOf(address: string) {
      return (await chat(address, key, botId)).status
    }
  }, 120_000)
})
