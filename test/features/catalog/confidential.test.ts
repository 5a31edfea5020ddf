import { describe, expect, it } from 'vitest'
import { isConfidential, withoutConfidential } from '#main/features/catalog/confidential.ts'

describe('what the shop pays', () => {
  it.each([
    'cost',
    'Cost per item',
    'cost_price',
    'costPrice',
    'unit-cost',
    'Supplier price',
    'wholesale',
    'margin',
    'Einkaufspreis',
  ])('is recognised by the name %s', (name) => expect(isConfidential(name)).toBe(true))

  it.each(['price', 'costume', 'marginal note', 'weight', 'Material'])('is not meant by %s', (name) =>
    expect(isConfidential(name)).toBe(false),
  )

  it('is left out at any depth', () => {
    const shown = withoutConfidential({
      cost: '12',
      weight: '410 g',
      inner: JSON.stringify({ cost: 777, colour: 'green', more: [{ margin: 888, fit: 'slim' }] }),
      text: '[not json',
    })
    expect(shown).toEqual({ weight: '410 g', inner: 'green slim', text: '[not json' })
  })
})
