import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DatabaseRefused } from '#main/db/open.ts'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { ask } from '../helpers/api-client.ts'
import { startServe } from '../helpers/cli.ts'
import { startHub, tempFolder } from '../helpers/hub.ts'

const pageBytes = 4096

function overwrite(path: string, place: (sizeBytes: number) => readonly [from: number, to: number]): void {
  const bytes = readFileSync(path)
  bytes.fill(0xa5, ...place(bytes.length))
  writeFileSync(path, bytes)
}

const middle = (size: number) => [Math.floor(size * 0.4), Math.floor(size * 0.6)] as const

const damages: Readonly<Record<string, (path: string) => void>> = {
  'in its middle': (path) => overwrite(path, middle),
  'in its header': (path) => overwrite(path, () => [0, 100]),
  'in its first page, after the header': (path) => overwrite(path, () => [100, pageBytes]),
  'at its end': (path) => overwrite(path, (size) => [size - 10 * pageBytes, size]),
  'by being cut in half': (path) =>
    truncateSync(path, Math.floor(readFileSync(path).length / pageBytes / 2) * pageBytes),
}

const start = (dataPath: string) =>
  createHub({ dataPath, port: null, log: createLog({ level: 'silent' }) })
    .start()
    .catch((error: unknown) => error)

const stops = { 'a clean': false, 'an unclean': true }

describe.each(Object.entries(stops))('after %s stop, a file damaged', (_, isUnclean) => {
  it.each(Object.entries(damages))('%s is refused by its name and left as it is', async (_, damage) => {
    const { dataPath, rpc, stop } = await startHub({ port: null })
    await rpc('demo.load', {})
    await stop()
    if (isUnclean) writeFileSync(join(dataPath, 'running'), '')
    const path = join(dataPath, 'shopbell.db')
    damage(path)
    const before = readFileSync(path)
    for (const refused of [await start(dataPath), await start(dataPath)]) {
      expect(refused).toBeInstanceOf(DatabaseRefused)
      expect(String(refused)).toContain(path)
    }
    expect(readFileSync(path).equals(before)).toBe(true)
  })
})

describe('a damaged file', () => {
  it('while its log was not yet copied into it is left as it is, too', async () => {
    const dataPath = tempFolder()
    const path = join(dataPath, 'shopbell.db')
    // All pages of the shop go into the file itself; then some more into its log; then kill -9.
    const { rpc, stop } = await startHub({ dataPath, port: null })
    const { id: bot_id } = await rpc('bots.create', { name: 'Shop', plan: 'business' })
    const { key } = await rpc('keys.create', { bot_id, name: 'Till' })
    await stop()
    const killed = await startServe(dataPath)
    for (let turn = 0; turn < 5; turn++) await ask(killed.url, key, { bot_id })
    await killed.end('SIGKILL')
    overwrite(path, middle)
    const [before, log] = [readFileSync(path), readFileSync(`${path}-wal`)]
    expect(log.length).toBeGreaterThan(0)

    const held = await startServe(dataPath)
    expect(held.url).toBe('')
    const page = await (await fetch(held.dashboardUrl)).text()
    expect(page).toContain('The database is damaged')
    expect(page).toContain('There are no backups on this PC')
    const { code, stderr } = await held.end('SIGTERM')
    expect(code).toBe(0)
    expect(stderr).toContain(path)
    expect(stderr).toMatch(/damaged/)
    expect(stderr).not.toContain('    at ')
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(readFileSync(`${path}-wal`).equals(log)).toBe(true)
  })
})
