import { appendFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { csvOf, manyRows, openSources } from '../open-sources.ts'

describe('a file that was written a moment ago', () => {
  async function openGrowing(more: (times: number) => string | null) {
    const shop = await openSources({ pace: { settleMs: 50, patienceMs: 500 } })
    shop.write(csvOf(manyRows(2)))
    const source = await shop.source()
    let times = 0
    shop.events.subscribe((push) => {
      if (push.type !== 'runs.progress' || push.phase !== 'settling') return
      const text = more(times++)
      if (text !== null) appendFileSync(shop.path, text)
    })
    return { ...shop, source, times: () => times }
  }

  it('is read once it rests', async () => {
    const lines = csvOf(manyRows(6)).split('\n').slice(3)
    const shop = await openGrowing((times) => (times < 4 ? `${lines[times]?.slice(0, 4)}` : null))
    shop.write(`${csvOf(manyRows(2))}L-2,`)
    expect((await shop.run(shop.source.id)).counts?.rows).toBe(3)
    expect(shop.times()).toBeGreaterThan(4)
  })

  it('is refused with words where it never does, and the catalog stays', async () => {
    const shop = await openGrowing(() => 'x')
    shop.write(`${csvOf(manyRows(2))}L-2,`)
    expect(await shop.run(shop.source.id)).toMatchObject({
      state: 'failed',
      trouble: { code: 'still_written', fault: { code: 'file_still_written' } },
      file: null,
    })
    expect(await shop.titles()).toEqual([])
  })

  it('can be given up while it is waited for', async () => {
    const shop = await openGrowing(() => 'x')
    shop.write(`${csvOf(manyRows(2))}L-2,`)
    const started = await shop.rpc('sources.run', { source_id: shop.source.id })
    await shop.rpc('runs.cancel', { run_id: started.id })
    expect(await shop.ended(started.id)).toMatchObject({ state: 'cancelled' })
  })
})
