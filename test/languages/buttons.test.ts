import { describe, expect, it } from 'vitest'
import { createUnderstand } from '#main/features/answering/understand/index.ts'
import { languages } from '#main/languages/index.ts'
import { languageCodes } from '#shared/schemas/common.ts'

const understand = createUnderstand({
  brand: ['Keld & Co'],
  category: ['Clothing > Jackets'],
  color: ['blue'],
  size: ['M', '42'],
  material: [],
})

/** A button says to the bot what it says to the visitor, so the bot must understand its own words. */
describe.each(languageCodes)('the buttons of %s', (language) => {
  const { button } = languages[language].sayings
  const read = (label: string) => understand(label, { botLanguage: language, sessionLanguage: language })

  it('ask for a person', () => expect(read(button.person)).toMatchObject({ language, intent: 'human' }))
  it('ask for more', () => expect(read(button.showMore).reference).toEqual({ kind: 'more' }))
  it('ask for something cheaper', () => expect(read(button.cheaper).reference).toEqual({ kind: 'cheaper' }))
  it('ask for what is in stock', () => expect(read(button.inStock).limits.in_stock).toBe(true))
  it('ask for what is on sale', () => expect(read(button.onSale).limits.on_sale).toBe(true))
  it('compare', () => expect(read(button.compare).ask).toBe('compare'))
  it('ask to be notified', () => expect(read(button.notify).intent).toBe('stock_news'))
  it('narrow by brand', () => {
    expect(read(button.only('Keld & Co'))).toMatchObject({
      facets: { brand: ['Keld & Co'] },
      reference: { kind: 'variant' },
    })
  })
  it('narrow by colour', () => {
    expect(read(button.only('blue'))).toMatchObject({
      facets: { color: ['blue'] },
      reference: { kind: 'variant' },
    })
  })
  it.each(['M', '42'])('narrow by size %s', (size) => {
    expect(read(button.size(size))).toMatchObject({
      facets: { size: [size] },
      reference: { kind: 'variant' },
    })
  })
})
