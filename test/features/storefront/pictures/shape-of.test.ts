import { describe, expect, it } from 'vitest'
import { kindsOf } from '#main/features/answering/index.ts'
import type { ProductDetails } from '#main/features/catalog/index.ts'
import { shapeOf } from '#main/features/storefront/pictures/shape-of.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

function shapeIn(language: LanguageCode, title: string, category: string | null = null) {
  const row = {
    no: 1,
    id: '1',
    title,
    category,
    description: null,
    brand: null,
    color: null,
    size: null,
    material: null,
    group_id: null,
    tags: '[]',
    attributes: '{}',
  } as unknown as ProductDetails
  return shapeOf(kindsOf(row, language), title)
}

describe('the shape of a product', () => {
  it.each([
    ['en', 'Ridge hiking boots', 'boot'],
    ['de', 'Wanderstiefel Fjell', 'boot'],
    ['fr', 'Chaussures de randonnée Alpe', 'boot'],
    ['es', 'Botas de montaña Sierra', 'boot'],
    ['it', 'Scarponi da trekking Alba', 'boot'],
    ['nl', 'Wandelschoenen Duin', 'boot'],
    ['pt', 'Botas de caminhada Serra', 'boot'],
    ['en', 'Two-person tent', 'tent'],
    ['de', 'Kuppelzelt für zwei', 'tent'],
    ['fr', 'Tente Dôme', 'tent'],
    ['es', 'Tienda de campaña Luna', 'tent'],
    ['it', 'Tenda da campeggio Luna', 'tent'],
    ['nl', 'Koepeltent Duin', 'tent'],
    ['pt', 'Tenda Lua', 'tent'],
    ['de', 'Akku-Bohrmaschine 18 V', 'drill'],
    ['fr', 'Canapé trois places', 'sofa'],
    ['es', 'Guitarra clásica', 'guitar'],
    ['it', 'Bottiglia termica', 'bottle'],
    ['nl', 'Fiets Duin 28', 'bicycle'],
    ['pt', 'Livro de receitas', 'book'],
    ['en', 'Rose hand cream 75 ml', 'tube'],
    ['de', 'Bergkäse jung', 'cheese'],
  ] as const)('is found in %s: %s', (language, title, shape) => {
    expect(shapeIn(language, title)).toBe(shape)
  })

  it('is found in whatever language a catalog turns out to be', () => {
    expect(shapeIn('en', 'Rucksack Fjell')).toBe('backpack')
    expect(shapeIn('de', 'Lampe de table')).toBe('lamp')
  })

  it('is found by the category where the title is but a name', () => {
    expect(shapeIn('en', 'Norvane', 'Home > Table lamps')).toBe('lamp')
  })

  it('is what comes in a set, not the set', () => {
    expect(shapeIn('en', 'Trio Camping Pot Set', 'Cooking > Cookware')).toBe('pot')
  })

  it('is a bottle or a bag by the measure, and a parcel where nothing is known', () => {
    expect(shapeIn('en', 'Xyra 300 ml')).toBe('pumpBottle')
    expect(shapeIn('en', 'Xyra 500 g')).toBe('pouch')
    expect(shapeIn('en', 'Xyra')).toBe('box')
  })
})
