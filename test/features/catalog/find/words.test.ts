import { describe, expect, it } from 'vitest'
import { openCatalog } from './shop.ts'

const products = [
  {
    id: 'A',
    title: 'Rain jacket Fjell',
    brand: 'Fjell',
    category: 'Clothing > Jackets',
    description: 'Taped seams.',
  },
  {
    id: 'B',
    title: 'Wool jacket Skog',
    brand: 'Skog',
    category: 'Clothing > Jackets',
    description: 'Keeps off rain.',
  },
  { id: 'C', title: 'T-Shirt Merino', brand: 'Fjell', category: 'Clothing > Shirts' },
  { id: 'D', title: 'Tshirt Basic', brand: 'Basic', category: 'Clothing > Shirts' },
  { id: 'E', title: 'Frying pan 12 inch', category: 'Kitchen', description: 'Cast iron, oven safe.' },
  { id: 'F', title: 'Frying pan 10" small', category: 'Kitchen' },
  { id: 'G', title: 'Vase 30cm', category: 'Home' },
  { id: 'H', title: 'Vase 40 cm tall', category: 'Home' },
  { id: 'I', title: 'Fire TV Stick 4K', brand: 'Amazon', category: 'Electronics' },
  { id: 'J', title: 'Desk chair with wheels', category: 'Furniture' },
  { id: 'K', title: 'Desk chair without wheels', category: 'Furniture' },
  { id: 'L', title: 'Strap for Fjell bottle', brand: 'Other', category: 'Accessories' },
  {
    id: 'N',
    title: 'Tarp Bivvy X2',
    brand: 'Skog',
    category: 'Shelter',
    color: 'Olive',
    size: 'XL',
    material: 'Ripstop nylon',
    attributes: { weight: '1.2 kg', supplier_price: '31.07' },
  },
  { id: 'M', title: 'Headlamp Nova', category: 'Light', attributes: { cost: 'secretword', beam: 'narrow' } },
]

describe('finding by words', () => {
  it.each([
    ['plural for singular', 'rain jackets', ['A', 'B']],
    ['a typo', 'rain jaket', ['A', 'B']],
    ['two letters swapped', 'fryign pan', ['E', 'F']],
    ['two faults in a long word', 'hedlampp', ['M']],
    ['the beginning of a word', 'headl', ['M']],
    ['a word parted', 't shirt', ['C', 'D']],
    ['a word with a dash', 't-shirt', ['C', 'D']],
    ['a word joined', 'tshirts', ['D', 'C']],
    ['words joined that have one between', 'firestick', ['I']],
    ['a measure spelled out', '12 inch pan', ['E']],
    ['a measure with a sign', 'pan 12"', ['E']],
    ['a measure the shop writes with a sign', '10 inch pan', ['F']],
    ['a measure in one', '40cm vase', ['H']],
    ['a measure in two', '30 cm vase', ['G']],
    ['a measure with another sign', 'pan 12″', ['E']],
    ['a measure with a fraction', 'tarp 1.2kg', ['N']],
    ['a measure with a comma', 'tarp 1,2 kg', ['N']],
    ['a colour', 'olive tarp', ['N']],
    ['a size', 'tarp xl', ['N']],
    ['a material', 'ripstop tarps', ['N']],
    ['a category', 'shelter', ['N']],
    ['a brand and a model', 'skog bivvy', ['N']],
    ['a model', 'bivvy x2', ['N']],
    ['accents nobody else has', 'fríyng pán', ['E', 'F']],
  ])('takes %s', async (_, text, expected) => {
    const { find } = await openCatalog(products)
    const found = find(text)
    expect(found.level).toBe('all')
    expect(found.hits.filter((hit) => hit.all_words).map(({ row }) => row.id)).toEqual(expected)
    expect(found.total).toBe(expected.length)
  })

  it('puts what the title says before what only the description says', async () => {
    const { find } = await openCatalog(products)
    const { hits } = find('rain jacket')
    expect(hits.slice(0, 2).map(({ row }) => row.id)).toEqual(['A', 'B'])
    expect(hits[1]?.matched).toEqual([
      { word: 'rain', as: 'rain', how: 'described', fields: ['description'] },
      { word: 'jacket', as: 'jacket', how: 'word', fields: ['title', 'category'] },
    ])
  })

  it('finds what only a description says', async () => {
    const { find } = await openCatalog(products)
    const found = find('cast iron')
    expect(found.hits.map(({ row }) => row.id)).toEqual(['E'])
    expect(found.level).toBe('all')
  })

  it('puts the brand before what fits the brand', async () => {
    const { ids } = await openCatalog(products)
    expect(ids('fjell').slice(0, 2).sort()).toEqual(['A', 'C'])
    expect(ids('fjell')).toContain('L')
  })

  it('prefers what is said to be without it', async () => {
    const { ids } = await openCatalog(products)
    expect(ids('desk chair without wheels')).toEqual(['K', 'J'])
  })

  it('recognises what is not wanted, and misses none of it', async () => {
    const { find } = await openCatalog(products)
    expect(find('desk chair without zeppelin')).toMatchObject({
      unwanted: ['without', 'zeppelin'],
      missing: [],
    })
    expect(find('desk chair').unwanted).toEqual([])
  })

  it('takes what comes after "with" for wanted again', async () => {
    const { find } = await openCatalog(products)
    const words = (text: string) => find(text).hits[0]?.matched.map(({ word }) => word)
    expect(words('chair without lamp with wheels')).toEqual(['chair', 'without', 'wheels'])
    expect(words('without wheels')).toEqual(['without', 'wheels'])
  })

  it('puts what has every word before what has many', async () => {
    const { ids } = await openCatalog([
      { id: 'Part', title: 'Green green green tent', brand: 'Green' },
      {
        id: 'Whole',
        title: 'Something quite long about a small thing',
        description: 'A green tent for two.',
      },
    ])
    expect(ids('green tent two')).toEqual(['Whole', 'Part'])
  })

  it('says how each word was read', async () => {
    const { find } = await openCatalog(products)
    const { repaired, missing, level, hits } = find('rain jaket zeppelin')
    expect({ repaired, missing, level }).toEqual({
      repaired: [{ word: 'jaket', as: 'jacket' }],
      missing: ['zeppelin'],
      level: 'some',
    })
    expect(hits[0]).toMatchObject({ row: { id: 'A' }, all_words: false, coverage: expect.closeTo(0.54, 1) })
  })

  it('finds nothing by what the shop pays', async () => {
    const { find, ids } = await openCatalog(products)
    expect(find('secretword')).toMatchObject({ hits: [], total: 0, level: 'none', missing: ['secretword'] })
    expect(ids('narrow')).toEqual(['M'])
    expect(ids('31.07')).toEqual([])
  })

  it.each(['', '   ', '"', "' OR 1", '* AND (', '-', 'NEAR(', '💡', 'a'.repeat(5000)])(
    'survives %j',
    async (text) => {
      const { find } = await openCatalog(products)
      expect(find(text).hits.length).toBeLessThanOrEqual(10)
    },
  )

  it('has no answer in an empty catalog', async () => {
    const { find, catalog, bot } = await openCatalog([])
    expect(find('jacket')).toMatchObject({ hits: [], total: 0, level: 'none' })
    expect(catalog.vocabularyOf(bot)).toEqual({ brand: [], category: [], color: [], size: [], material: [] })
  })
})

describe('finding in other languages', () => {
  it.each([
    ['de', 'Jacken', ['Regenjacke Fjell', 'Jacke Wolle']],
    ['de', 'regen jacke', ['Regenjacke Fjell']],
    ['de', 'Größe', ['Hose große Größe']],
    ['fr', 'manteaux', ['Manteau rouge']],
    ['fr', 'chaussure', ['Chaussures de marche']],
    ['es', 'zapato', ['Zapatos rojos']],
    ['es', 'luz', ['Luces de navidad']],
    ['it', 'scarpa', ['Scarpe rosse']],
    ['nl', 'jassen', ['Jas zwart']],
    ['nl', 'broek', ['Broeken kort']],
    ['pt', 'botão', ['Botões azuis']],
    ['pt', 'sapatos', ['Sapato azul']],
  ] as const)('in %s takes %s', async (language, text, expected) => {
    const titles = [
      ...['Regenjacke Fjell', 'Jacke Wolle', 'Hose große Größe', 'Manteau rouge', 'Chaussures de marche'],
      ...[
        'Zapatos rojos',
        'Luces de navidad',
        'Scarpe rosse',
        'Jas zwart',
        'Broeken kort',
        'Botões azuis',
        'Sapato azul',
      ],
    ]
    const { find } = await openCatalog(
      titles.map((title, index) => ({ id: String(index), title })),
      language,
    )
    const found = find(text).hits.filter((hit) => hit.all_words)
    expect(found.map(({ row }) => row.title).sort()).toEqual([...expected].sort())
  })
})

describe('finding by number', () => {
  const coded = [
    { id: 'RJ-100-M', title: 'Rain jacket', gtin: '0012345678905', mpn: 'FJ-77/2' },
    { id: 'RJ-100-L', title: 'Rain jacket', gtin: '0012345678912', attributes: { sku: 'SKU 4711' } },
    { id: 'RJ-FJELL-GRN-M', title: 'Rain jacket green' },
    { id: '9001', title: 'Tent for 12345678 nights' },
  ]
  it.each([
    ['an id', 'RJ-100-M', ['RJ-100-M']],
    ['an id in small letters', 'do you have rj-100-m?', ['RJ-100-M']],
    ['a GTIN', '0012345678912', ['RJ-100-L']],
    ['a GTIN without its zeros', 'gtin 12345678912', ['RJ-100-L']],
    ['an MPN', 'FJ-77/2', ['RJ-100-M']],
    ['a plain number', '9001', ['9001']],
    ['an id without a number', 'is rj-fjell-grn-m there', ['RJ-FJELL-GRN-M']],
  ])('takes %s', async (_, text, expected) => {
    const { find } = await openCatalog(coded)
    const found = find(text)
    expect(found.hits.map(({ row }) => row.id)).toEqual(expected)
    expect(found.level).toBe('codes')
    expect(found.hits[0]?.matched[0]).toMatchObject({ how: 'code' })
  })

  it('does not take a number for another', async () => {
    const { find } = await openCatalog(coded)
    expect(find('12345678').level).not.toBe('codes')
  })
})
