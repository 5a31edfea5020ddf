import { closeSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createWriteGate } from '#main/db/write-gate.ts'
import type { Work } from '#main/features/imports/index.ts'
import { createImportHost } from '#main/workers/import-host.ts'
import { emptyDataFolder, openTestDatabase } from '../helpers/database.ts'
import { tempFolder } from '../helpers/hub.ts'

function previewOf(path: string): Work {
  const bytes = path.startsWith('/nothing') ? 1 : statSync(path).size
  const input = {
    file: { path, bytes, modified_ms: 0 },
    mapping: null,
    base_url: null,
    mode: 'replace',
    currency: null,
  } as const
  return { kind: 'preview', input, bot: null, approval_percent: 30 }
}

function start(work: Work, options: { database?: string; memoryMb?: number; signal?: AbortSignal } = {}) {
  const { folder } = openTestDatabase(emptyDataFolder())
  const { database = folder.database, signal = new AbortController().signal, ...rest } = options
  return createImportHost({ database, gate: createWriteGate(), ...rest }).doWork(work, {
    signal,
    report: () => {},
  })
}

describe('a thread for a file', () => {
  it('that cannot even begin is reported', async () => {
    const { outcome, exited } = start(previewOf('/nothing'), { database: '/nothing/at/all.db' })
    await expect(outcome).rejects.toThrow()
    await exited
  })

  it('hands on what the file is refused for', async () => {
    const { outcome, exited } = start(previewOf('/nothing'))
    await expect(outcome).rejects.toMatchObject({ name: 'ProblemError', code: 'not_found' })
    await exited
  })

  it('ends at once where it was cancelled before it began', async () => {
    const { outcome, exited } = start(previewOf('/nothing'), { signal: AbortSignal.abort() })
    await expect(outcome).rejects.toMatchObject({ name: 'Cancelled' })
    await exited
  })

  it('that dies for want of memory takes nothing with it, and says what to do', async () => {
    const path = join(tempFolder(), 'large.csv')
    const rows = Array.from({ length: 200_000 }, (_, index) => `article-number-${index},Lamp ${index}`)
    writeFileSync(path, `id,title\n${rows.join('\n')}\n`)
    // It starts with ten; with hardly more than that, V8 may end the whole process instead of the thread.
    const { outcome, exited } = start(previewOf(path), { memoryMb: 14 })
    await expect(outcome).rejects.toMatchObject({ code: 'payload_too_large' })
    await exited
  })

  it('keeps nothing of the rows that have passed but their ids', async () => {
    const path = join(tempFolder(), 'long.csv')
    const file = openSync(path, 'w')
    writeSync(file, 'id,title,description,category,brand,tags\n')
    const words = 'some words about this one '.repeat(20)
    for (let part = 0; part < 100; part++) {
      const rows = Array.from({ length: 1000 }, (_, row) => {
        const number = part * 1000 + row
        const name = `number ${number}`
        // Few enough to be remembered, in every part of the file.
        const kind = `kind ${Math.floor(number / 30)}`
        return `article-${name},Lamp of ${name},${words}${name},Clothes > Jackets of ${kind},Brand of ${kind},Tag of ${kind}\n`
      })
      writeSync(file, rows.join(''))
    }
    closeSync(file)
    // The file is 65 MB.
    const { outcome, exited } = start(previewOf(path), { memoryMb: 56 })
    expect(await outcome).toMatchObject({
      kind: 'previewed',
      preview: { rows: 100_000, counts: { products: 100_000 } },
    })
    await exited
  }, 60_000)

  it('waits for the next look at the file after a preview, and ends with the host', async () => {
    const { folder } = openTestDatabase(emptyDataFolder())
    const host = createImportHost({ database: folder.database, gate: createWriteGate() })
    const path = join(tempFolder(), 'lamps.csv')
    writeFileSync(path, 'id,title\n1,Lamp\n')
    const look = async (work: Work, signal = new AbortController().signal) => {
      const { outcome, exited } = host.doWork(work, { signal, report: () => {} })
      const found = await outcome.finally(() => exited)
      return found.kind === 'previewed' ? found.preview.products.map(({ title }) => title) : []
    }
    expect(await look(previewOf(path))).toEqual(['Lamp'])
    // What goes wrong with one look is not in the way of the next.
    await expect(look(previewOf('/nothing'))).rejects.toMatchObject({ code: 'not_found' })
    await expect(look(previewOf(path), AbortSignal.abort())).rejects.toMatchObject({ name: 'Cancelled' })
    writeFileSync(path, 'id,title\n1,Lampshade\n')
    const [one, two] = await Promise.all([look(previewOf(path)), look(previewOf(path))])
    expect([one, two]).toEqual([['Lampshade'], ['Lampshade']])
    // Settles once every thread has ended.
    await host.stop()
  })
})
