import { describe, expect, it } from 'vitest'
import { endingOf, readTextFile } from '#renderer/lib/text-file.ts'

const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'questions.csv')

describe('a text file', () => {
  it('is read as UTF-8, without its mark', async () => {
    expect(await readTextFile(file(new TextEncoder().encode('\ufeffRückgabe')))).toBe('Rückgabe')
  })

  it('is read as an older spreadsheet saves it', async () => {
    expect(await readTextFile(file(new Uint8Array([0x52, 0xfc, 0x63, 0x6b, 0x80])))).toBe('Rück€')
  })

  it('is read as UTF-16 where it says so', async () => {
    expect(await readTextFile(file(new Uint8Array([0xff, 0xfe, 0xfc, 0x00])))).toBe('ü')
    expect(await readTextFile(file(new Uint8Array([0xfe, 0xff, 0x00, 0xfc])))).toBe('ü')
  })

  it('is recognised by its ending', () => {
    expect(endingOf('Leaflet v1.2.PDF')).toBe('pdf')
    expect(endingOf('README')).toBe('')
  })
})
