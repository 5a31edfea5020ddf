import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { patternTest } from '#main/features/imports/locate.ts'
import { tempFolder } from '../../helpers/hub.ts'
import { csvOf, manyRows, openSources } from './open-sources.ts'

describe('a path', () => {
  it('is only what was chosen', async () => {
    const shop = await openSources()
    const outside = join(tempFolder(), 'secret.csv')
    writeFileSync(outside, csvOf(manyRows(2)))
    const folder = tempFolder()
    symlinkSync(outside, join(folder, 'link.csv'))
    const source = await shop.source({ path: folder, pattern: '*.csv' })
    expect(await shop.run(source.id)).toMatchObject({
      state: 'failed',
      trouble: { fault: { code: 'path_outside_folder' } },
    })
    await expect(shop.source({ path: join(shop.dataPath, 'shopbell.db') })).rejects.toMatchObject({
      fault: { code: 'path_in_data_folder' },
    })
    await expect(shop.source({ path: 'products.csv' })).rejects.toMatchObject({
      fault: { code: 'path_not_absolute' },
    })
    await expect(shop.source({ path: '/dev/null' })).rejects.toMatchObject({
      fault: { code: 'path_not_a_file_or_folder' },
    })
    await expect(shop.source({ path: join(folder, 'nothing.csv') })).rejects.toMatchObject({
      code: 'not_found',
    })
    const linked = await shop.source({ path: join(folder, 'link.csv') })
    expect(await shop.run(linked.id)).toMatchObject({ state: 'done' })
  })
})

describe('patternTest', () => {
  it.each([
    ['*.csv', 'a.csv', true],
    ['*.csv', 'A.CSV', true],
    ['*.csv', 'a.csv.bak', false],
    ['export-??.xml', 'export-01.xml', true],
    ['export-??.xml', 'export-1.xml', false],
    ['*', 'anything', true],
    ['*a*b', 'xaab', true],
    ['a.c', 'abc', false],
    ['[a]', 'a', false],
    ['größe*', 'GRÖSSE.csv', false],
    ['größe*', 'GRÖßE.csv', true],
  ])('%s %s', (pattern, name, fits) => {
    expect(patternTest(pattern)(name)).toBe(fits)
  })

  it('stays quick', () => {
    expect(patternTest(`${'*a'.repeat(90)}b`)('a'.repeat(250))).toBe(false)
  })
})
