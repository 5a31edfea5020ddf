import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProgressLines } from '#main/commands/progress-lines.ts'
import { runCli } from '../helpers/cli.ts'
import { startHub, type TestHub, tempFolder } from '../helpers/hub.ts'

const csv = (count: number) =>
  `id,title,price\n${Array.from({ length: count }, (_, index) => `L-${index},Lamp ${index},${index}.50\n`).join('')}`

/** A folder with a bot and the hub that runs on it; with that, a command line need not open the folder itself. */
async function openFolder() {
  const data = tempFolder()
  const hub = await startHub({ dataPath: data })
  const bot = await hub.rpc('bots.create', { name: 'Shop' })
  const file = join(tempFolder(), 'products.csv')
  const sync = (...args: string[]) => runCli(['sync', file, '--data', data, ...args])
  const count = async (open: TestHub) => (await open.rpc('catalog.stats', { bot_id: bot.id })).total
  return { hub, data, bot, file, sync, count }
}

describe('shopbell sync', () => {
  it('imports a file, says when nothing changed, and stops when approval is needed, with a hub on the folder and without', async () => {
    const { hub: first, data, file, bot, sync, count } = await openFolder()
    await first.stop()
    writeFileSync(file, csv(10))
    const dry = await sync('--bot', bot.id, '--dry-run')
    expect(dry).toMatchObject({ code: 0, stderr: '' })
    expect(dry.stdout).toContain('10 new, 0 changed, 0 unchanged, 0 removed')
    const done = await sync('--bot', bot.id)
    expect(done.code).toBe(0)
    expect(done.stdout).toMatch(/^Done\.\n10 rows: 10 new/)
    const hub = await startHub({ dataPath: data })
    expect(await count(hub)).toBe(10)
    expect(await sync()).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing to do') })
    writeFileSync(file, csv(3))
    expect(await sync('--dry-run')).toMatchObject({
      code: 3,
      stdout: expect.stringContaining("7 of the bot's 10"),
    })
    expect(await sync('--dry-run', '--yes')).toMatchObject({ code: 0 })
    expect(await sync()).toMatchObject({ code: 3, stdout: expect.stringContaining('--yes') })
    expect(await count(hub)).toBe(10)
    expect(await sync('--yes')).toMatchObject({ code: 0, stdout: expect.stringContaining('7 removed') })
    expect(await count(hub)).toBe(3)
  }, 120_000)

  it('says beforehand that an import would fail, and ends as it would', async () => {
    const { file, bot, sync } = await openFolder()
    for (const text of ['id,title,price\n', 'price,stock\n2.50,3\n3.50,4\n', '{}\n']) {
      writeFileSync(file, text)
      expect((await sync('--bot', bot.id, '--dry-run')).code).toBe(1)
      expect((await sync('--bot', bot.id)).code).toBe(1)
    }
  }, 120_000)

  it('says what is wrong', async () => {
    const { file, bot, sync, data } = await openFolder()
    expect(await sync('--bot', bot.id)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("wasn't found"),
    })
    const web = await runCli(['sync', 'http://127.0.0.1:9/feed.xml', '--data', data])
    expect(web).toMatchObject({ code: 1, stdout: expect.stringContaining("can't be reached") })
    expect(web.stdout).toContain('127.0.0.1:9')
    writeFileSync(file, csv(1))
    expect(await sync('--bot', 'nobody')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no bot'),
    })
    expect(await runCli(['sync', '--data', data])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Expected one file'),
    })
  }, 120_000)

  it('resolves a path against the folder it was called from', async () => {
    const { file, data } = await openFolder()
    writeFileSync(file, csv(2))
    const { relative } = await import('node:path')
    const input = JSON.stringify({ path: relative(process.cwd(), file) })
    const { stdout } = await runCli(['call', 'sources.preview', input, '--data', data])
    expect(JSON.parse(stdout)).toMatchObject({ path: file, format: 'csv', rows: 2, counts: { products: 2 } })
  }, 60_000)
})

describe('progress', () => {
  const at = (percent: number) =>
    ({
      run_id: 'r',
      source_id: null,
      phase: 'writing',
      rows: percent * 10,
      percent,
      rows_per_second: 1000,
      seconds_left: 3,
    }) as const

  function written(isTTY: boolean): string[] {
    const texts: string[] = []
    const lines = createProgressLines({ isTTY, write: (text: unknown) => texts.push(String(text)) > 0 })
    for (const percent of [1, 5, 12, 14, 55.5]) lines.show(at(percent))
    lines.end()
    return texts
  }

  it('is a bar on a terminal', () => {
    const texts = written(true)
    expect(texts).toHaveLength(6)
    expect(texts[4]).toBe(
      `\r\x1b[K[${'#'.repeat(16)}${'.'.repeat(12)}] writing 55%, 555 rows, 1000 rows/s, 3 s left`,
    )
  })

  it('is an occasional line elsewhere', () => {
    expect(written(false)).toEqual([
      'writing 1%, 10 rows, 1000 rows/s, 3 s left\n',
      'writing 12%, 120 rows, 1000 rows/s, 3 s left\n',
      'writing 55%, 555 rows, 1000 rows/s, 3 s left\n',
    ])
  })
})
