import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkCatalogFile } from '#main/shell/catalog-files.ts'
import { textsFor } from '#main/shell/texts/index.ts'
import { tempFolder } from '../helpers/hub.ts'

function file(name: string): string {
  const path = join(tempFolder(), name)
  writeFileSync(path, '')
  return path
}

async function whyNot(path: string): Promise<string> {
  const checked = await checkCatalogFile(path)
  return checked.ok ? 'taken' : checked.why(textsFor('en', 'en'))
}

describe('files from outside', () => {
  it.each(['products.json', 'products.NDJSON', 'products.csv', 'feed.xml.gz', 'Preise.xlsx'])(
    'of the kind %s are taken where they lie',
    async (name) => {
      const path = file(name)
      expect(await checkCatalogFile(path)).toEqual({ ok: true, path })
    },
  )

  it('that are not taken come with the reason', async () => {
    expect(await whyNot(file('photo.png'))).toContain("photo.png isn't a supported file type")
    expect(await whyNot(file('no-ending'))).toContain("isn't a supported file type")
    expect(await whyNot(join(tempFolder(), 'gone.json'))).toContain("couldn't be read")
  })
})
