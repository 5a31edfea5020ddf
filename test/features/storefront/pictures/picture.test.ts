import { describe, expect, it } from 'vitest'
import { coloursIn, hex } from '#main/features/storefront/pictures/colours.ts'
import { drawPicture, drawShape } from '#main/features/storefront/pictures/picture.ts'
import { type ShapeName, shapes } from '#main/features/storefront/pictures/shapes/index.ts'

const tent = { seed: 'T-1', title: 'Trail tent', color: 'green', kinds: ['tent'] } as const

/** Every element closed in its order, every attribute quoted, no sign that XML does not allow. */
function expectSound(svg: string): void {
  const open: string[] = []
  const rest = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<>&]*")*)(\/?)>/g,
    (_, end: string, name: string, _attributes: string, alone: string) => {
      if (end) expect(open.pop()).toBe(name)
      else if (!alone) open.push(name)
      return ''
    },
  )
  expect(open).toEqual([])
  expect(rest).toBe('')
}

describe('drawPicture', () => {
  it('draws the same picture for the same product, and another for another of its kind', () => {
    expect(drawPicture(tent)).toBe(drawPicture({ ...tent }))
    expect(drawPicture({ ...tent, seed: 'T-2' })).not.toBe(drawPicture(tent))
  })

  it('takes the colour of the product, else one that its title names, else one of its own', () => {
    const green = hex(coloursIn('green')[0] ?? { h: 0, s: 0, l: 0 })
    expect(drawPicture(tent)).toContain(green)
    expect(drawPicture({ ...tent, color: null, title: 'Grünes Zelt' })).toContain(green)
    const own = (seed: string) =>
      drawPicture({ ...tent, seed, color: null }).match(/id="body".*?<\/linearGradient>/)?.[0]
    expect(own('a')).not.toBe(own('b'))
  })

  it.each(Object.keys(shapes) as ShapeName[])(
    'draws %s as sound XML without anything from elsewhere',
    (name) => {
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const svg = drawShape(name, { seed, title: '', color: null })
        expectSound(svg)
        expect(svg).not.toMatch(/undefined|NaN|<script|href|<style|<image|<foreignObject/)
        expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/)
      }
    },
  )

  it('has shapes enough for a shop of any kind', () => {
    expect(Object.keys(shapes).length).toBeGreaterThan(100)
  })
})

describe('coloursIn', () => {
  it.each([
    ['red', ['rot', 'rouge', 'rojo', 'rosso', 'rood', 'vermelho']],
    ['green', ['grün', 'vert', 'verde', 'groen', 'grüne', 'verdes']],
    ['charcoal', ['anthrazit', 'antracite', 'antraciet', 'graphite']],
  ])('knows %s in the seven languages', (english, others) => {
    for (const word of others) expect(coloursIn(word)).toEqual(coloursIn(english))
  })

  it('knows shades, and several at once', () => {
    const [blue] = coloursIn('blue')
    expect(coloursIn('dunkelblau')[0]?.l).toBeLessThan(blue?.l ?? 0)
    expect(coloursIn('light blue')[0]?.l).toBeGreaterThan(blue?.l ?? 1)
    expect(coloursIn('black/red')).toHaveLength(2)
    expect(coloursIn('Fjell 2000')).toEqual([])
  })

  it('writes colours as six digits', () => {
    expect(hex({ h: 0, s: 1, l: 0.5 })).toBe('#ff0000')
    expect(hex({ h: 120, s: 1, l: 0.25 })).toBe('#008000')
    expect(hex({ h: 240, s: 0, l: 1 })).toBe('#ffffff')
  })
})
