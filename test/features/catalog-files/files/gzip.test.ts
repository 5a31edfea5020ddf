import { readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { lookAtFile, readRecords } from '#main/features/catalog-files/files/index.ts'
import { all, put, read } from './place.ts'
import { zipOf } from './zip-maker.ts'

const csv = 'id;title\r\nA;Brötchen\r\nB;Käse\r\n'

describe('a packed file (gzip)', () => {
  it.each([
    ['csv', csv, 'csv', 'utf-8'],
    ['csv of another encoding', Buffer.from(csv, 'latin1'), 'csv', 'windows-1252'],
    ['json', '[{"id":"A","title":"Brötchen"},{"id":"B","title":"Käse"}]', 'json', 'utf-8'],
    [
      'xml',
      '<items><item><id>A</id><title>Brötchen</title></item><item><id>B</id><title>Käse</title></item></items>',
      'xml',
      'utf-8',
    ],
  ])('of %s is read as what is in it', async (_, content, format, encoding) => {
    const { shape, records } = await read(gzipSync(content))
    expect(shape).toMatchObject({ format, encoding })
    expect(records.map(({ values }) => [values['id'], values['title']])).toEqual([
      ['A', 'Brötchen'],
      ['B', 'Käse'],
    ])
  })

  it('counts the bytes of the file itself, and may be in several parts', async () => {
    const rows = Array.from({ length: 60_000 }, (_, index) => `${index},Lamp ${Math.sin(index)}\n`)
    const packed = Buffer.concat([
      gzipSync(`id,title\n${rows.slice(0, 30_000).join('')}`),
      gzipSync(rows.slice(30_000).join('')),
    ])
    const { shape, records } = await read(packed)
    expect(records).toHaveLength(60_000)
    expect(shape.size_bytes).toBe(packed.length)
    const bytes = records.map((record) => record.bytes)
    expect(bytes.every((one, index) => one >= (bytes[index - 1] ?? 0) && one <= packed.length)).toBe(true)
    expect(bytes.at(-1)).toBe(packed.length)
  })

  it('that is cut off or damaged is refused in words', async () => {
    const packed = gzipSync(csv.repeat(1000))
    const path = put(packed)
    truncateSync(path, packed.length - 20)
    await expect(lookAtFile(path)).rejects.toMatchObject({ fault: { code: 'gzip_damaged' } })
    const broken = Buffer.from(packed)
    broken.fill(0xff, 40, 60)
    await expect(lookAtFile(put(broken))).rejects.toMatchObject({ fault: { code: 'gzip_damaged' } })
  })

  it('that unpacks to far too much is abandoned early', async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from('id,title\n'), Buffer.alloc(64 * 1024 * 1024, 'A')]))
    const path = put(bomb)
    await expect(lookAtFile(path).then((shape) => all(readRecords(shape)))).rejects.toMatchObject({
      code: 'payload_too_large',
    })
  })

  it('packed twice, or a spreadsheet, is refused', async () => {
    await expect(read(gzipSync(gzipSync(csv)))).rejects.toMatchObject({ fault: { code: 'gzip_twice' } })
    await expect(read(gzipSync(zipOf({ 'a.txt': 'x' })))).rejects.toMatchObject({
      fault: { code: 'gzip_spreadsheet' },
    })
  })

  it.runIf(process.platform === 'linux')('leaves no file open', async () => {
    const open = () => readdirSync('/proc/self/fd').length
    const path = put(gzipSync(csv.repeat(100_000)))
    const before = open()
    const shape = await lookAtFile(path)
    for await (const _ of readRecords(shape)) break
    await expect.poll(open).toBe(before)
    writeFileSync(path, '')
  })
})
