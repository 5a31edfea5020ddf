import { describe, expect, it } from 'vitest'
import { safeName } from '#main/features/imports/copies/safe-name.ts'

describe('the name of an uploaded file', () => {
  it.each([
    ['products.csv', 'products.csv'],
    ['Größen 2026.csv.gz', 'Größen 2026.csv.gz'],
    ['在庫.xlsx', '在庫.xlsx'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\secret.key', 'secret.key'],
    ['C:\\export\\a.csv', 'a.csv'],
    ['c:a.csv', 'c_a.csv'],
    ['.bashrc', 'bashrc'],
    ['...', 'catalog'],
    ['', 'catalog'],
    ['a/', 'catalog'],
    ['a\0\u202e.csv', 'a__.csv'],
    ['a?*<>|".csv', 'a______.csv'],
    ['trailing.csv. . ', 'trailing.csv'],
    ['NUL.csv', '_NUL.csv'],
    ['com1', '_com1'],
    ['console.csv', 'console.csv'],
    ['lone \ud800.csv', 'lone \ufffd.csv'],
  ])('%j becomes %j', (given, safe) => {
    expect(safeName(given)).toBe(safe)
  })

  it('fits on every disk and keeps its ending', () => {
    for (const letter of ['a', 'ß', '在', '🪔']) {
      const name = safeName(`${letter.repeat(5000)}.csv.gz`)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
      expect(name.startsWith(letter.repeat(20))).toBe(true)
      expect(name.endsWith(`${letter}.csv.gz`)).toBe(true)
      expect(name.isWellFormed()).toBe(true)
    }
  })
})
