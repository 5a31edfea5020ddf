import { expect, it } from 'vitest'
import { catalogFiles } from '../../helpers/catalog-files.ts'
import { openSources } from './open-sources.ts'

it('reads every kind of file through the thread of its own', async () => {
  const shop = await openSources()
  for (const [name, content] of Object.entries(catalogFiles())) {
    const path = shop.write(content, name)
    const run = await shop.rpc('sources.runFile', { path, target: shop.target, mode: 'merge' })
    expect(run, name).toMatchObject({ state: 'done', trouble: null, counts: { created: 1, rejected: 0 } })
  }
  expect(await shop.titles()).toHaveLength(5)
  expect((await shop.search('настольная')).map(({ id }) => id)).toEqual(['file-cyrillic'])
})
