import { describe, expect, it } from 'vitest'
import { csvOf, manyRows, openImported, openSources } from './open-sources.ts'

describe('a run', () => {
  it('imports a file into a bot', async () => {
    const shop = await openSources()
    shop.write(csvOf(manyRows(3)))
    const source = await shop.source()
    const run = await shop.run(source.id)
    expect(run).toMatchObject({
      state: 'done',
      reason: 'manual',
      trouble: null,
      counts: { rows: 3, received: 3, created: 3, updated: 0, unchanged: 0, removed: 0, rejected: 0 },
      file: { path: shop.path, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      restorable: true,
    })
    expect(await shop.titles()).toEqual(['Lamp 0', 'Lamp 1', 'Lamp 2'])
    expect((await shop.rpc('sources.get', { source_id: source.id })).last_runs).toEqual([
      { id: run.id, state: 'done', at: run.started_at },
    ])
  })

  it('reports what it changed and keeps it', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(5)))
    shop.write(
      csvOf([
        ...manyRows(4, (index) => (index === 1 ? { price: '22', title: 'Lamp one' } : {})),
        ['N-1', 'New lamp', 5, 'EUR', ''],
      ]),
    )
    const { id, counts } = await shop.run(source.id)
    expect(counts).toMatchObject({ created: 1, updated: 1, unchanged: 3, removed: 1 })
    const { difference } = await shop.rpc('runs.get', { run_id: id })
    expect(difference).toMatchObject({
      created: 1,
      updated: 1,
      unchanged: 3,
      removed: 1,
      changed_fields: { title: 1, price: 1 },
      created_sample: [{ id: 'N-1', title: 'New lamp', price: 5 }],
      removed_sample: [{ id: 'L-4' }],
      updated_sample: [
        {
          id: 'L-1',
          fields: [
            { field: 'title', before: 'Lamp 1', after: 'Lamp one' },
            { field: 'price', before: '11', after: '22' },
          ],
        },
      ],
      price_jumps: [{ id: 'L-1', before: 11, after: 22, percent: 100 }],
      price_jump_count: 1,
    })
  })

  it('has nothing to do where the file is the last one, unless the catalog changed', async () => {
    const shop = await openSources()
    shop.write(csvOf(manyRows(3)))
    const source = await shop.source()
    const first = await shop.run(source.id)
    expect(await shop.run(source.id)).toMatchObject({
      state: 'unchanged',
      counts: null,
      file: { sha256: first.file?.sha256 },
      restorable: false,
    })
    await shop.fill([{ id: 'X', title: 'Other lamp' }])
    expect(await shop.run(source.id, true)).toMatchObject({
      state: 'done',
      counts: { created: 3, removed: 1 },
    })
    expect(await shop.run(source.id)).toMatchObject({ state: 'unchanged' })
    await shop.rpc('sources.update', { source_id: source.id, base_url: 'https://shop.example' })
    expect(await shop.run(source.id)).toMatchObject({
      state: 'done',
      counts: { unchanged: 3 },
      restorable: false,
    })
  })

  it('has nothing to do also where several sources fill one bot', async () => {
    const shop = await openSources()
    const lamps = shop.write(csvOf(manyRows(3)), 'lamps.csv')
    const chairs = shop.write(csvOf([['C-1', 'Chair lamp', 5, 'EUR', '']]), 'chairs.csv')
    const [one, two] = [
      await shop.source({ path: lamps, mode: 'merge' }),
      await shop.source({ path: chairs, mode: 'merge' }),
    ]
    for (const state of ['done', 'unchanged', 'unchanged'])
      for (const { id } of [one, two]) expect(await shop.run(id)).toMatchObject({ state, trouble: null })
    expect(await shop.titles()).toHaveLength(4)
    // What one of them brought is changed by somebody else, and comes back.
    await shop.fill([{ id: 'C-1', title: 'Other lamp' }], { query: '?mode=merge' })
    expect(await shop.run(one.id)).toMatchObject({ state: 'unchanged' })
    expect(await shop.run(two.id)).toMatchObject({ state: 'done', counts: { updated: 1 } })
  })

  it('keeps the last of two rows with one id, and reports it', async () => {
    const shop = await openSources()
    shop.write(csvOf([...manyRows(2), ['L-0', 'Lamp again', 9, 'EUR', ''], ['L-9', '', 1, 'EUR', '']]))
    const run = await shop.run((await shop.source()).id)
    expect(run).toMatchObject({ state: 'done', counts: { rows: 4, received: 4, created: 2, rejected: 2 } })
    expect(await shop.titles()).toEqual(['Lamp 1', 'Lamp again'])
    const { faults, total } = await shop.rpc('runs.errors', { run_id: run.id })
    expect(total).toBe(faults.length)
    expect(faults).toContainEqual(
      expect.objectContaining({
        row: 2,
        id: 'L-0',
        severity: 'error',
        message: expect.stringContaining('row 4'),
        code: 'repeats_in_row',
      }),
    )
    expect(faults).toContainEqual(expect.objectContaining({ row: 5, severity: 'error' }))
    const { text } = await shop.rpc('runs.exportErrors', { run_id: run.id })
    expect(text.split('\r\n')[0]).toBe('\uFEFFrow,column,id,severity,message')
    expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1)
  })

  it('is refused while one of the same source goes on', async () => {
    const shop = await openSources()
    shop.write(csvOf(manyRows(3)))
    const source = await shop.source()
    const started = await shop.rpc('sources.run', { source_id: source.id })
    expect(started.state).toBe('running')
    await expect(shop.run(source.id)).rejects.toMatchObject({ code: 'run_under_way' })
    expect(await shop.ended(started.id)).toMatchObject({ state: 'done' })
    expect(await shop.run(source.id)).toMatchObject({ state: 'unchanged' })
  })

  it('lets several sources and a sync over HTTP write one after the other', async () => {
    const shop = await openSources()
    const sources = await Promise.all(
      [1, 2, 3].map((number) => {
        const path = shop.write(csvOf([[`S-${number}`, `Lamp of ${number}`, 1, 'EUR', '']]), `${number}.csv`)
        return shop.source({ path, mode: 'merge' })
      }),
    )
    const [sent, ...runs] = await Promise.all([
      shop.fill([{ id: 'H', title: 'Lamp by HTTP' }], { query: '?mode=merge' }),
      ...sources.map(({ id }) => shop.run(id)),
    ])
    expect(sent).toMatchObject({ created: 1 })
    expect(runs.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(await shop.titles()).toEqual(['Lamp by HTTP', 'Lamp of 1', 'Lamp of 2', 'Lamp of 3'])
  })

  it('says why it failed and leaves the catalog', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(2)))
    shop.write('<catalog><product><id>1</id><title>Lamp', 'products.csv')
    const run = await shop.run(source.id)
    expect(run).toMatchObject({ state: 'failed', trouble: { detail: expect.any(String) }, restorable: false })
    expect(await shop.titles()).toEqual(['Lamp 0', 'Lamp 1'])
  })
})
