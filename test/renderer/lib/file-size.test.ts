import { describe, expect, it } from 'vitest'
import { fileSize } from '#renderer/lib/file-size.ts'

describe('fileSize', () => {
  it.each([
    [504, 'en', '504 bytes'],
    [504, 'de', '504 Byte'],
    [81_920, 'en', '81.9 kB'],
    [1_400_000, 'en', '1.4 MB'],
    [1_400_000, 'de', '1,4 MB'],
  ])('%i bytes in %s are %s', (bytes, language, text) => {
    expect(fileSize(bytes, language)).toBe(text)
  })
})
