import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { CallInput, CallOutput } from '#shared/rpc/contract.ts'
import { tempFolder } from '../../helpers/hub.ts'
import { openShop } from '../../helpers/shop.ts'

type Row = readonly (string | number)[]

const head: Row = ['id', 'title', 'price', 'currency', 'description']

export function csvOf(rows: readonly Row[], columns: Row = head): string {
  return `${[columns, ...rows].map((row) => row.join(',')).join('\n')}\n`
}

/** Similar products, numbered from a given number. */
export function manyRows(
  count: number,
  edit: (index: number) => Partial<Record<'title' | 'price', string>> = () => ({}),
) {
  return Array.from({ length: count }, (_, index): Row => {
    const { title = `Lamp ${index}`, price = String(10 + index) } = edit(index)
    return [`L-${index}`, title, price, 'EUR', `Lights up room ${index}`]
  })
}

/** A shop, a folder of files beside it, and a source on one of them. */
export async function openSources(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(options)
  const folder = tempFolder()
  const path = join(folder, 'products.csv')
  const target = { kind: 'bot', bot_id: shop.bot.id } as const

  async function ended(runId: string) {
    await expect.poll(async () => (await shop.rpc('runs.get', { run_id: runId })).state).not.toBe('running')
    return shop.rpc('runs.get', { run_id: runId })
  }

  return {
    ...shop,
    folder,
    path,
    target,
    write: (text: string | Uint8Array, name = 'products.csv') => {
      const file = join(folder, name)
      writeFileSync(file, text)
      return file
    },
    source: (input: Partial<CallInput<'sources.create'>> = {}): Promise<CallOutput<'sources.create'>> =>
      shop.rpc('sources.create', { path, target, ...input }),
    /** To its end. */
    run: (sourceId: string, confirm = false) =>
      shop.rpc('sources.run', { source_id: sourceId, wait: true, confirm }),
    /** Ends when the run has taken some rows. */
    underWay: (rows = 1) =>
      new Promise<void>((resolve) => {
        const end = shop.events.subscribe((push) => {
          if (push.type !== 'runs.progress' || push.rows < rows) return
          end()
          resolve()
        })
      }),
    ended,
    /** Sets the clock, and gives the run that the source then starts, once it has ended. */
    byTheClock: async (sourceId: string, setClock: () => void) => {
      const last = async () => (await shop.rpc('sources.get', { source_id: sourceId })).last_run?.id ?? ''
      const before = await last()
      setClock()
      await expect.poll(last).not.toBe(before)
      return ended(await last())
    },
    titles: async () => (await shop.search('lamp', 500)).map(({ title }) => title).sort(),
  }
}

/** A source whose file was imported once. */
export async function openImported(text: string, input: Partial<CallInput<'sources.create'>> = {}) {
  const shop = await openSources()
  shop.write(text)
  const source = await shop.source(input)
  await shop.run(source.id)
  return { shop, source }
}

/** A catalog of three lamps, and a large file that is just being read over it. */
export async function openHalfWay(rows: number) {
  const { shop, source } = await openImported(csvOf(manyRows(3)))
  shop.write(csvOf(manyRows(rows, () => ({ title: 'Lamp new' }))))
  const going = shop.underWay(100)
  const started = await shop.rpc('sources.run', { source_id: source.id })
  await going
  return { ...shop, source, started }
}
