import { describe, expect, it } from 'vitest'
import { isUnit, measuresIn } from '#main/features/answering/goods/measures.ts'

describe('the measures of a text', () => {
  it.each<[string, [number, number, string | null][]]>([
    ['1.09 kg', [[1090, 1090, 'mass']]],
    ['1,2 kg', [[1200, 1200, 'mass']]],
    ['10,000 mAh', [[10_000, 10_000, 'charge']]],
    ['1.950 m', [[1_950_000, 1_950_000, 'length']]],
    ['13.3 inch', [[337.82, 337.82, 'length']]],
    ['14"', [[355.6, 355.6, 'length']]],
    ['5-7 anni', [[43_800, 61_320, 'time']]],
    ['naissance à 4 ans', [[0, 35_040, 'time']]],
    ['ab Geburt bis 15 Monate', [[0, 10_950, 'time']]],
    ['6 Monate bis 3 Jahre', [[4380, 26_280, 'time']]],
    ['from 500 g to 2 kg', [[500, 2000, 'mass']]],
    ['dai 18 mesi ai 4 anni', [[13_140, 35_040, 'time']]],
    ['2 tot 12 maanden', [[1460, 8760, 'time']]],
    ['between 40 and 50 litres', [[40_000, 50_000, 'volume']]],
    ['up to 15 h', [[15, 15, 'time']]],
    ['3-Person Tent', [[3, 3, 'people']]],
    ['9/10', [[9, 9, 'points']]],
    ['half a litre', [[500, 500, 'volume']]],
    ['-10 °C', [[-10, -10, 'temperature']]],
    ['26 %', [[26, 26, 'percent']]],
    ['1050 MB/s', [[1050, 1050, 'rate']]],
    ['300 g/m²', [[300, 300, 'density']]],
    ['size 42', [[42, 42, null]]],
    ['no number', []],
  ])('%s', (text, expected) => {
    const found = measuresIn(text).map(({ from, to, dimension }) => [round(from), round(to), dimension])
    expect(found).toEqual(expected.map(([from, to, dimension]) => [round(from), round(to), dimension]))
  })

  it('reads both sides of an area', () => {
    expect(measuresIn('20 x 30 cm').map(({ from }) => from)).toEqual([200, 300])
  })

  it('reads all three sides, with one unit behind them', () => {
    const sides = measuresIn('Maße: 45 × 30,5 × 12 cm, 4 kg')
    expect(sides.map(({ from, dimension }) => [from, dimension])).toEqual([
      [450, 'length'],
      [305, 'length'],
      [120, 'length'],
      [4000, 'mass'],
    ])
  })

  it('keeps its time with very many numbers', () => {
    expect(measuresIn('1 '.repeat(20_000)).length).toBeGreaterThan(1000)
  })
})

describe('units in words', () => {
  it('knows the names of units, and not what is sold by them', () => {
    expect(['metri', 'meter', 'kg', 'nastro'].map(isUnit)).toEqual([true, true, true, false])
  })
})

const round = (value: number) => Math.round(value * 100) / 100
