import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGrowing } from '#main/features/catalog/find/growing.ts'
import {
  compareBeginning,
  compareTexts,
  endsWith,
  isText,
  lengthAt,
  textAt,
  textCount,
} from '#main/features/catalog/find/packed-texts.ts'
import { createTextTable, numberOf } from '#main/features/catalog/find/text-table.ts'

const texts = fc.uniqueArray(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), { maxLength: 700 })

function tableOf(all: readonly string[]) {
  const table = createTextTable()
  for (const text of all) table.add(text)
  return table.finish()
}

describe('a table of texts', () => {
  it('knows each text by its number and each number by its text', () => {
    fc.assert(
      fc.property(texts, fc.string(), (all, other) => {
        const table = tableOf(all)
        expect(textCount(table.texts)).toBe(all.length)
        expect(all.map((_, number) => textAt(table.texts, number))).toEqual(all)
        expect(all.map((text) => numberOf(table, text))).toEqual(all.map((_, number) => number))
        expect(numberOf(table, other)).toBe(all.includes(other) ? all.indexOf(other) : undefined)
      }),
      { numRuns: 30 },
    )
  })

  it('knows while it grows what it has', () => {
    const table = createTextTable()
    const numbers = Array.from({ length: 3000 }, (_, index) => `word ${index}`).map(
      (text) => table.find(text) ?? table.add(text),
    )
    expect(numbers).toEqual(numbers.map((_, index) => index))
    expect(table.find('word 2999')).toBe(2999)
    expect(table.find('word 3000')).toBeUndefined()
  })

  it('compares texts as they are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const { texts: packed } = tableOf(a === b ? [a] : [a, b])
        expect(isText(packed, 0, b)).toBe(a === b)
        expect(endsWith(packed, 0, b)).toBe(a.endsWith(b))
        expect(compareBeginning(packed, 0, b) === 0).toBe(a.startsWith(b))
        expect(lengthAt(packed, 0)).toBe(a.length)
        if (a !== b) expect(compareTexts(packed, 0, 1) < 0).toBe(a < b)
      }),
    )
  })

  it('takes a long text', () => {
    const long = 'straße '.repeat(3000)
    expect(textAt(tableOf(['', long]).texts, 1)).toBe(long)
  })
})

describe('a growing list', () => {
  it('keeps every number, in one array at the end', () => {
    const list = createGrowing(Float64Array)
    const all = Array.from({ length: 5000 }, (_, index) => index / 3)
    for (const value of all) list.push(value)
    list.set(4999, -1)
    expect([list.length(), list.at(0), list.at(2048), list.at(4999)]).toEqual([5000, 0, 2048 / 3, -1])
    expect([...list.finish()]).toEqual([...all.slice(0, -1), -1])
    expect(list.length()).toBe(0)
  })
})
