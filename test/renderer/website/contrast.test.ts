import { describe, expect, it } from 'vitest'
import { contrastRatio, readableRatio, shownRatio } from '#renderer/features/website/contrast.ts'
import { botDefaults } from '#shared/schemas/bot.ts'

describe('contrast', () => {
  it('measures as WCAG does', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrastRatio('#ffffff', '#FFFFFF')).toBe(1)
    expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3)
    expect(contrastRatio('#FFFFFF', '#777777')).toBeCloseTo(4.478, 3)
  })

  it('knows nothing while a colour is being typed', () => {
    expect(contrastRatio('#12345', '#FFFFFF')).toBeNull()
    expect(contrastRatio('#FFFFFF', 'red')).toBeNull()
  })

  it('shows no ratio as readable that is not', () => {
    expect(shownRatio(4.49)).toBe(4.4)
    expect(shownRatio(4.5)).toBe(4.5)
  })

  it('begins with colours one can read', () => {
    const { primary, text } = botDefaults.colours
    expect(contrastRatio(primary, text)).toBeGreaterThan(readableRatio)
  })
})
