import type { Catalog, ProductHit } from '#main/features/catalog/index.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { composeNoSuchVersion, composePrice, composeVariantStock } from '../compose/index.ts'
import type { Facets } from '../types.ts'
import { askedIn } from './about.ts'
import { isSame } from './named-product.ts'
import type { MessageContext, Reply } from './types.ts'

/** "Do you have the gloves in L in stock?": of that version of the product, and what there is instead. */
export function variantFact(catalog: Catalog, context: MessageContext, product: ProductHit): Reply | null {
  const { understood, voice } = context
  if (!understood.about) return null
  const { size, color } = understood.facets
  const wanted: Facets = { ...(size && { size }), ...(color && { color }) }
  const there = inStock(catalog, context, product, wanted)
  const shown = there.hit ?? product
  const name = `${product.row.title} (${[color && product.row.color, size && product.row.size].filter(Boolean).join(', ')})`
  // Of a size one wants to know the other sizes, else the other colours.
  const kind = size ? 'size' : 'color'
  const others = there.hit ? [] : inStock(catalog, context, product, size && color ? { color } : {})[kind]
  return {
    composed:
      understood.about === 'price'
        ? composePrice({ ...shown, choices: null }, voice)
        : composeVariantStock({ variant: shown, name, kind, isThere: there.hit !== null, others }, voice),
    intent: 'product_question',
    confidence: 0.95,
    rule: understood.about === 'price' ? 'variant_price' : 'variant_stock',
    memory: {
      subject: shown.row.id,
      shown: [shown.row.id],
      topic: 'products',
      asked: { ...askedIn(context), pending: false },
      doubts: 0,
      search: {
        words: wordsOf(product.row.title),
        limits: { ...understood.limits, in_stock: false },
        facets: Object.fromEntries(Object.entries(wanted).map(([of, values]) => [of, [...values]])),
        ask: 'list',
        offset: 0,
      },
    },
  }
}

/** "Is it there in blue?", where it was never made in blue: said so, with what it is made in. */
export function noSuchVersion(context: MessageContext, product: ProductHit): Reply | null {
  const { understood, voice } = context
  const asked = (['color', 'size'] as const).filter((name) => understood.facets[name] !== undefined)
  const { choices } = product
  const has = (name: 'color' | 'size') =>
    (choices ? (name === 'color' ? choices.colors : choices.sizes) : [product.row[name] ?? '']).some(
      (value) => understood.facets[name]?.includes(value),
    )
  const broken = asked.filter((name) => !has(name))
  if (broken.length === 0) return null
  return {
    composed: composeNoSuchVersion(product, broken, voice),
    intent: 'product_question',
    confidence: 0.9,
    rule: 'no_such_version',
    memory: { subject: product.row.id, shown: [product.row.id], topic: 'products', search: null, doubts: 0 },
  }
}

/** The version that is there, and which sizes and colours the versions that are there have. */
export function inStock(catalog: Catalog, { bot }: MessageContext, product: ProductHit, facets: Facets) {
  const { hits, facets: counted } = catalog.findProducts(bot, {
    text: wordsOf(product.row.title).join(' '),
    facets,
    limits: { in_stock: true },
    limit: maxAlike,
    tally: ['size', 'color'],
  })
  const hit = hits.find((one) => isSame(one, product)) ?? null
  // Counted over all that was found, so only sure where nothing else was.
  const isOnly = hits.every((one) => isSame(one, product))
  const values = (name: 'size' | 'color') => (isOnly ? (counted[name] ?? []).map(({ value }) => value) : [])
  return { hit, size: values('size'), color: values('color') }
}

const maxAlike = 5
