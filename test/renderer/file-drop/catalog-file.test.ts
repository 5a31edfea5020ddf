import { describe, expect, it } from 'vitest'
import { fileSize, readCatalogFile } from '#renderer/features/file-drop/catalog-file.ts'
import { maxSyncBytes } from '#shared/schemas/sync.ts'

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

describe('readCatalogFile', () => {
  it.each(['shop.json', 'SHOP.JSON', 'feed.ndjson', 'feed.jsonl'])('takes %s', async (name) => {
    expect(await readCatalogFile(file(name, '[{"title":"Größe"}]'))).toEqual({
      ok: true,
      file: { name, sizeBytes: 21, text: '[{"title":"Größe"}]' },
    })
  })

  it('leaves out the mark some editors put before the text', async () => {
    const read = await readCatalogFile(file('shop.json', '\uFEFF[]'))
    expect(read.ok && read.file.text).toBe('[]')
  })

  it.each(['shop.csv', 'shop.xlsx', 'json', 'shop.json.zip', 'photo.jpg'])(
    'says of %s that it is another kind',
    async (name) => {
      expect(await readCatalogFile(file(name, '[]'))).toEqual({ ok: false, fault: 'other_kind' })
    },
  )

  it('refuses what is empty or no text', async () => {
    expect(await readCatalogFile(file('a.json'))).toEqual({ ok: false, fault: 'empty_file' })
    expect(await readCatalogFile(file('a.json', ' \n'))).toEqual({ ok: false, fault: 'empty_file' })
    const latin1 = new Uint8Array([0x5b, 0x22, 0xfc, 0x22, 0x5d])
    expect(await readCatalogFile(file('a.json', latin1))).toEqual({ ok: false, fault: 'not_text' })
  })

  it('refuses what is too large without reading it', async () => {
    const huge = {
      name: 'a.json',
      size: maxSyncBytes + 1,
      arrayBuffer: () => Promise.reject(new Error('was read')),
    }
    expect(await readCatalogFile(huge)).toEqual({ ok: false, fault: 'too_large' })
    expect(await readCatalogFile({ ...huge, size: maxSyncBytes })).toEqual({ ok: false, fault: 'unreadable' })
  })
})

describe('fileSize', () => {
  it.each([
    [504, 'en', '0.5 kB'],
    [81_920, 'en', '81.9 kB'],
    [1_400_000, 'en', '1.4 MB'],
    [1_400_000, 'de', '1,4 MB'],
  ])('%i bytes in %s are %s', (bytes, language, text) => {
    expect(fileSize(bytes, language)).toBe(text)
  })
})
