import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, cssOf, type Rgb, readableOn, rgbOf, textOn } from '#renderer/widget/colour.ts'

const channel = fc.integer({ min: 0, max: 255 })
const anyColour = fc.tuple(channel, channel, channel) as fc.Arbitrary<Rgb>
const rounded = (colour: Rgb) => colour.map(Math.round) as unknown as Rgb

describe('colours of a brand', () => {
  it('can be read on any brand colour, whatever text colour the shop wants', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (brand, wanted) => {
        expect(contrast(brand, textOn(brand, wanted))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('can be read on light and dark panels', () => {
    fc.assert(
      fc.property(anyColour, fc.constantFrom<Rgb>([255, 255, 255], [28, 25, 23]), (brand, ground) => {
        expect(contrast(ground, rounded(readableOn(ground, brand)))).toBeGreaterThanOrEqual(4.4)
      }),
    )
  })

  it('keep what can be read as it is', () => {
    expect(textOn([15, 118, 110], [255, 255, 255])).toEqual([255, 255, 255])
    expect(readableOn([255, 255, 255], [15, 118, 110])).toEqual([15, 118, 110])
  })

  it('are read in short and long form, and nothing else is', () => {
    expect(rgbOf('#b45309')).toEqual([180, 83, 9])
    expect(rgbOf('0af')).toEqual([0, 170, 255])
    for (const text of ['red', '#12', '#12345g', '', undefined]) expect(rgbOf(text)).toBeNull()
    expect(cssOf([1, 2.4, 3])).toBe('rgb(1 2 3)')
  })
})
