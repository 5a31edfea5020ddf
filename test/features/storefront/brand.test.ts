import { describe, expect, it } from 'vitest'
import { brandOf, contrast, papers } from '#main/features/storefront/pages/brand.ts'

describe('the colours of a bot in its shop', () => {
  it.each([
    ['#B45309', '#FFFFFF'],
    ['#FFFF00', '#FFFFFF'],
    ['#000000', '#000000'],
    ['#FFFFFF', '#FFFFFF'],
    ['#777777', '#888888'],
    ['#00FF88', '#00FF88'],
  ])('can be read: %s with %s', (primary, text) => {
    const { fill, onFill, link } = brandOf({ primary, text })
    expect(contrast(fill, onFill)).toBeGreaterThanOrEqual(4.4)
    expect(contrast(link.light, papers.light)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(link.dark, papers.dark)).toBeGreaterThanOrEqual(4.5)
  })

  it('are left as they are where they can be read', () => {
    expect(brandOf({ primary: '#0F766E', text: '#FFFFFF' })).toMatchObject({
      fill: '#0F766E',
      onFill: '#FFFFFF',
      link: { light: '#0f766e' },
    })
  })
})
