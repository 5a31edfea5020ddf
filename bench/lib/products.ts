/** Catalogs of any size that look like a shop's: the same number gives the same product. */
const kinds = [
  'jacket',
  'tent',
  'backpack',
  'boots',
  'lamp',
  'stove',
  'shirt',
  'bottle',
  'mat',
  'glove',
  'hat',
  'rope',
]
const adjectives = [
  'light',
  'warm',
  'waterproof',
  'compact',
  'sturdy',
  'breathable',
  'folding',
  'insulated',
  'soft',
]
const colours = ['green', 'blue', 'red', 'black', 'sand', 'grey', 'orange']
const sizes = ['XS', 'S', 'M', 'L', 'XL', '42', '43', '44']
const materials = ['cotton', 'wool', 'nylon', 'steel', 'aluminium', 'leather', 'polyester']
const brands = Array.from({ length: 40 }, (_, index) => `Brand${index}`)

type BenchProduct = Record<string, unknown> & { readonly id: string; readonly title: string }

export function product(number: number, edition = 0): BenchProduct {
  const pick = <T>(list: readonly T[], salt: number) => list[(number * 31 + salt * 17) % list.length] as T
  const kind = pick(kinds, 1)
  const words = [pick(adjectives, 2), pick(adjectives, 5), pick(materials, 3), kind]
  const description =
    `This ${words.join(' ')} weighs ${200 + (number % 900)} g and was made for long days outside. ` +
    `It comes in ${pick(colours, 4)} and packs down to ${10 + (number % 40)} cm. ` +
    `Care: wash at 30 degrees, do not iron. Edition ${edition}, model ${number.toString(36)}.`
  return {
    id: `SKU-${number}`,
    title: `${pick(brands, 6)} ${words.slice(1).join(' ')} ${number.toString(36).toUpperCase()}`,
    // One shop in ten or so exports its descriptions as HTML.
    description: number % 10 === 0 ? `<p>${description}</p><ul><li>${kind}</li></ul>` : description,
    url: `https://bench.example/p/${number}`,
    image_url: `https://bench.example/i/${number}.webp`,
    price: (500 + (number % 20_000)) / 100 + edition,
    currency: 'EUR',
    availability: number % 9 === 0 ? 'out_of_stock' : 'in_stock',
    stock: number % 50,
    brand: pick(brands, 6),
    category: ['Outdoor', kind],
    color: pick(colours, 4),
    size: pick(sizes, 7),
    material: pick(materials, 3),
    gtin: String(2_000_000_000_000 + number),
    tags: [kind, pick(adjectives, 2)],
    weight: `${200 + (number % 900)} g`,
  }
}

export function catalogJson(count: number, edition = 0): Buffer {
  const items = Array.from({ length: count }, (_, number) => JSON.stringify(product(number, edition)))
  return Buffer.from(`{"mode":"replace","products":[${items.join(',')}]}`)
}
