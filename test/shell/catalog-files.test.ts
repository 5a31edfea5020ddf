import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { maxFileBytes, openCatalogFile } from '#main/shell/catalog-files.ts'
import { textsFor } from '#main/shell/texts/index.ts'
import { tempFolder } from '../helpers/hub.ts'

function file(name: string, content: string | Buffer = ''): string {
  const path = join(tempFolder(), name)
  writeFileSync(path, content)
  return path
}

async function whyNot(path: string): Promise<string> {
  const opened = await openCatalogFile(path)
  return opened.ok ? 'opened' : opened.why(textsFor('en', 'en'))
}

describe('files from outside', () => {
  it.each(['products.json', 'products.NDJSON', 'products.jsonl'])('opens %s', async (name) => {
    const text = '{"products":[{"name":"Zelt für zwei"}]}'
    expect(await openCatalogFile(file(name, text))).toEqual({ ok: true, name, text })
  })

  it('opens a file of the very largest size, and none above it', async () => {
    const path = file('big.json')
    truncateSync(path, maxFileBytes)
    expect(await whyNot(path)).toBe('opened')
    truncateSync(path, maxFileBytes + 1)
    expect(await whyNot(path)).toContain('too large')
    expect(await whyNot(path)).toContain('64 MB')
  })

  it('says plainly what it does not take', async () => {
    expect(await whyNot(file('photo.png'))).toContain('photo.png is not a product file')
    expect(await whyNot(file('no-ending'))).toContain('not a product file')
    expect(await whyNot(file('latin1.json', Buffer.from([0x22, 0xfc, 0x22])))).toContain('cannot be read')
    expect(await whyNot(join(tempFolder(), 'gone.json'))).toContain('cannot be read')
  })
})
