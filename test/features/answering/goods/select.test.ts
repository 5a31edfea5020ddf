import { describe, expect, it } from 'vitest'
import { createItemReader } from '#main/features/answering/goods/item.ts'
import { noQuery, type Query } from '#main/features/answering/goods/limits.ts'
import { select } from '#main/features/answering/goods/select.ts'
import { createShop } from '#main/features/answering/goods/shop.ts'
import type { ProductDetails } from '#main/features/catalog/index.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'

type Given = { readonly id: string; readonly title: string; readonly category: string } & Partial<
  Pick<ProductDetails, 'description' | 'color' | 'size' | 'material' | 'group_id'>
> & { readonly price?: number; readonly stock?: number; readonly said?: Readonly<Record<string, string>> }

const row = ({ price = 10, stock = 1, said = {}, ...own }: Given, no: number): ProductDetails => ({
  no,
  description: null,
  url: null,
  image_url: null,
  price_e4: price * 10_000,
  sale_price_e4: null,
  currency: 'EUR',
  availability: stock > 0 ? 'in_stock' : 'out_of_stock',
  stock,
  brand: null,
  color: null,
  size: null,
  material: null,
  tags: '[]',
  updated_at: 0,
  gtin: null,
  mpn: null,
  condition: null,
  group_id: null,
  attributes: JSON.stringify(said),
  ...own,
})

const shop = createShop(
  createItemReader('en')(
    [
      {
        id: 'LAP',
        title: 'Air 13 Laptop',
        category: 'Computers > Laptops',
        price: 700,
        said: { Weight: '1.1 kg' },
      },
      {
        id: 'FLIP',
        title: 'Flip 11 Chromebook',
        category: 'Computers > Laptops',
        price: 200,
        said: { Weight: '1.3 kg' },
      },
      { id: 'STAND', title: 'Rise Laptop Stand', category: 'Computers > Laptop accessories', price: 30 },
      { id: 'SLEEVE', title: 'Felt Laptop Sleeve', category: 'Computers > Laptop accessories', price: 20 },
      {
        id: 'BRIE',
        title: 'Walnut Brie',
        category: 'Food > Cheese',
        said: { Ingredients: "cow's milk, walnuts" },
      },
      {
        id: 'CHED',
        title: 'Vintage Cheddar',
        category: 'Food > Cheese',
        said: { Ingredients: "cow's milk, salt" },
      },
      { id: 'BLUE', title: 'Glen Blue Cheese', category: 'Food > Cheese' },
      { id: 'LOAFER', title: 'Duke Loafer', category: 'Shoes > Loafers', material: 'leather' },
      { id: 'CANVAS', title: 'Coast Loafer', category: 'Shoes > Loafers', material: 'canvas' },
      { id: 'CHAMP', title: 'Champagne Brut', category: 'Wine > Champagne' },
      { id: 'CAVA', title: 'Cava Brut', category: 'Wine > Cava' },
      {
        id: 'TEE-R',
        group_id: 'TEE',
        title: 'Trail Tee',
        category: 'Men > T-Shirts',
        color: 'red',
        size: 'M',
      },
      {
        id: 'TEE-B',
        group_id: 'TEE',
        title: 'Trail Tee',
        category: 'Men > T-Shirts',
        color: 'black',
        size: 'M',
      },
    ].map(row),
  ),
  'en',
)

function find(words: string, limits: Partial<Query> = {}, language: LanguageCode = 'en', among = shop) {
  const query = {
    ...noQuery,
    words: words
      .split(' ')
      .map((word, at) => ({ word, after: at === 0 ? ('start' as const) : ('near' as const) })),
    ...limits,
  }
  return select(among, query, { language, codes: [language, 'en'], near: null, found: null, isLoose: false })
}
const ids = (words: string, limits?: Partial<Query>, language?: LanguageCode) =>
  find(words, limits, language).picks.map(({ item }) => item.id)

describe('goods by their kind', () => {
  it('are the thing, not what comes along with it', () => {
    expect(ids('laptop')).toEqual(['LAP', 'FLIP'])
    expect(ids('laptop stand')).toEqual(['STAND'])
  })

  it('are found in another language', () => {
    expect(ids('kase', {}, 'de')).toEqual(expect.arrayContaining(['BRIE', 'CHED', 'BLUE']))
    expect(ids('queso', {}, 'es')).toEqual(expect.arrayContaining(['BRIE', 'CHED', 'BLUE']))
  })

  it('are those on the shelf of that name, where there is one', () => {
    expect(ids('champagne')).toEqual(['CHAMP'])
    expect(ids('sparkling wine')).toEqual(['CHAMP', 'CAVA'])
  })

  it('are none where the shop has none', () => {
    expect(find('kayak')).toMatchObject({ picks: [], ofKind: [] })
  })
})

describe('words made of others', () => {
  const footwear = createShop(
    createItemReader('de')(
      [
        { id: 'BOOT', title: 'Gummistiefel Pfütze', category: 'Schuhe > Stiefel' },
        { id: 'SHOE', title: 'Laufschuh Spurt', category: 'Schuhe > Laufschuhe' },
        { id: 'DROPS', title: 'Augentropfen Hund', category: 'Pflege > Augen & Ohren' },
      ].map(row),
    ),
    'de',
  )

  it('are what their last part says', () => {
    const [term] = footwear.termsOf(['ohrentropfen'], ['de'])
    const found = footwear.items.filter((item) => term && footwear.fit(item, term))
    expect(found.map(({ id }) => id)).toEqual(['DROPS'])
  })

  it('are the thing on whatever shelf they stand, where they end in its name and do not only begin with it', () => {
    const pets = createShop(
      createItemReader('nl')(
        [
          { id: 'BIRDS', title: 'Kanariekooi Lied', category: 'Vogels > Kooien' },
          { id: 'MICE', title: 'Muizenkooi Hoog', category: 'Knaagdieren > Hokken' },
          { id: 'TANK', title: 'Aquarium Rif 80 l', category: 'Vissen > Aquaria' },
          { id: 'PUMP', title: 'Aquariumpomp 200', category: 'Vissen > Techniek' },
        ].map(row),
      ),
      'nl',
    )
    const found = (words: string) => find(words, {}, 'nl', pets).picks.map(({ item }) => item.id)
    expect(found('kooi').toSorted()).toEqual(['BIRDS', 'MICE'])
    expect(found('aquarium')).toEqual(['TANK'])
  })

  it('are not whom they are for', () => {
    expect(footwear.byId.get('DROPS')?.head).toBe('augentropfen')
  })
})

describe('limits on goods', () => {
  it('are kept exactly', () => {
    const light = {
      dimension: 'mass' as const,
      from: null,
      to: 1200,
      isAbout: false,
      names: [],
      text: '1.2 kg',
    }
    expect(ids('laptop', { bounds: [light] })).toEqual(['LAP'])
    expect(ids('laptop', { price: { min: null, max: 300 } })).toEqual(['FLIP'])
  })

  it('tell which one left nothing', () => {
    expect(find('laptop', { price: { min: null, max: 100 } })).toMatchObject({ picks: [], failed: 'price' })
  })

  it('exclude what a product has, and mark what does not say', () => {
    const { picks } = find('cheese', { excluded: [['walnuts']] })
    expect(Object.fromEntries(picks.map(({ item, isUnsaid }) => [item.id, isUnsaid]))).toEqual({
      CHED: false,
      BLUE: true,
    })
  })

  it('exclude leather from what is vegan', () => {
    expect(ids('loafer', { diets: ['vegan'] })).toEqual(['CANVAS'])
  })

  it('exclude versions by their colour', () => {
    const [tee] = find('tee', { excluded: [['black']] }).picks
    expect(tee?.versions.map(({ row: { id } }) => id)).toEqual(['TEE-R'])
  })
})

describe('what a product is', () => {
  const read = (language: LanguageCode, given: readonly Given[]) =>
    createShop(createItemReader(language)(given.map(row)), language)
  const found = (within: ReturnType<typeof createShop>, words: readonly string[]) => {
    const query: Query = { ...noQuery, words: words.map((word) => ({ word, after: 'near' as const })) }
    const { language } = within
    const options = { language, codes: [language], near: null, found: null, isLoose: false }
    return select(within, query, options).picks.map(({ item }) => item.id)
  }

  it('says its first word with the shelf above, though the shelf it stands on names another thing', () => {
    const machines = read('pt', [
      { id: 'M1', title: 'Cafeteira de Filtro Manhã', category: 'Máquinas de café > Filtro' },
      {
        id: 'M2',
        title: 'Máquina de Espresso Duo',
        category: 'Máquinas de café > Espresso',
        said: { 'Porta filtro': '58 mm' },
      },
    ])
    expect(found(machines, ['cafeteira', 'filtro'])[0]).toBe('M1')
  })

  it('says a short word behind another one', () => {
    const pets = read('nl', [
      { id: 'P1', title: 'Looprad Stil', category: 'Knaagdier > Speelgoed' },
      { id: 'P2', title: 'Knaagdierkooi Loft', category: 'Knaagdier > Hokken' },
    ])
    expect(found(pets, ['rad'])).toEqual(['P1'])
  })

  it('says two words with a hyphen where the first is none of its own', () => {
    const audio = read('en', [
      { id: 'A1', title: 'Pip In-Ear Headphones', category: 'Audio > Headphones' },
      { id: 'A2', title: 'Hush Over-Ear Headphones', category: 'Audio > Headphones' },
    ])
    expect(found(audio, ['overear', 'headphones'])).toEqual(['A2'])
  })
})
