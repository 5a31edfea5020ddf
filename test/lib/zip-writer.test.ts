import { expect, it } from 'vitest'
import { zipOf } from '#main/lib/zip-writer.ts'
import { unzip } from '../helpers/unzip.ts'

it('writes a ZIP file that others read, whatever the texts are', async () => {
  const texts = { 'empty.txt': '', 'logs/größe.log': 'ü'.repeat(100_000), 'a.json': '{"a": 1}\n' }
  const entries = Object.entries(texts).map(([name, text]) => ({ name, text }))
  expect(await unzip(zipOf(entries, new Date(2026, 10, 17, 3, 4, 5)))).toEqual(texts)
  expect(await unzip(zipOf([], new Date()))).toEqual({})
})
