import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lookAtFile } from '#main/features/catalog-files/files/index.ts'
import { tempFolder } from '../../helpers/hub.ts'
import { csvOf, manyRows, openImported, openSources } from './open-sources.ts'

const isRoot = process.getuid?.() === 0
const nobody = 65_534

/** Who may do everything becomes somebody who may not, as long as it takes. */
async function asSomebody<T>(work: () => Promise<T>): Promise<T> {
  if (!isRoot) return work()
  process.seteuid?.(nobody)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
  }
}

describe.skipIf(process.platform === 'win32')('a file that may not be read', () => {
  it('is reported, and the old catalog stays', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(3)))
    shop.write(csvOf(manyRows(4)))
    chmodSync(shop.folder, 0o000)
    try {
      const run = await asSomebody(() => shop.run(source.id))
      expect(run).toMatchObject({
        state: 'failed',
        trouble: {
          code: 'invalid_request',
          fault: { code: 'file_not_allowed' },
        },
        counts: null,
      })
      expect(run.trouble?.detail).toContain(shop.path)
    } finally {
      chmodSync(shop.folder, 0o700)
    }
    expect(await shop.titles()).toEqual(['Lamp 0', 'Lamp 1', 'Lamp 2'])
    expect(await shop.run(source.id)).toMatchObject({ state: 'done', counts: { created: 1 } })
  })

  it('on its own is reported the same way', async () => {
    const folder = tempFolder()
    chmodSync(folder, 0o755)
    const path = join(folder, 'products.csv')
    writeFileSync(path, csvOf(manyRows(2)), { mode: 0o000 })
    const refused = asSomebody(() => lookAtFile(path).catch((error: unknown) => error))
    expect(await refused).toMatchObject({
      code: 'invalid_request',
      fault: { code: 'file_not_allowed', params: { path } },
    })
  })
})

describe('something else in the place of a file', () => {
  it('is reported, and the old catalog stays', async () => {
    const { shop, source } = await openImported(csvOf(manyRows(3)))
    rmSync(shop.path)
    mkdirSync(shop.path)
    expect(await shop.run(source.id)).toMatchObject({
      state: 'failed',
      trouble: { code: 'not_found', fault: { code: expect.stringMatching(/^folder_without_/) } },
    })
    expect(await shop.titles()).toEqual(['Lamp 0', 'Lamp 1', 'Lamp 2'])
  })
})

describe('a file of rows that is half written', () => {
  it.each([
    ['between two rows', (text: string) => text.slice(0, text.indexOf('L-4'))],
    ['inside quotes', (text: string) => `${text.slice(0, text.indexOf('L-4'))}L-4,"Lamp`],
  ])('%s needs approval, and the old catalog stays', async (_, cut) => {
    const shop = await openSources()
    const whole = csvOf(manyRows(10))
    shop.write(whole)
    const source = await shop.source()
    await shop.run(source.id)
    const before = await shop.titles()
    shop.write(cut(whole))
    expect(await shop.run(source.id)).toMatchObject({
      state: 'braked',
      trouble: { code: expect.stringMatching(/^brake_/) },
    })
    expect(await shop.titles()).toEqual(before)
    shop.write(whole)
    expect(await shop.run(source.id)).toMatchObject({ state: 'unchanged' })
  })
})
