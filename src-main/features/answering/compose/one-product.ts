import { wordsOf } from '#main/lib/text/tokens.ts'
import type { AboutAnswer, AboutSource } from '../product-questions/index.ts'
import { topicsOfName } from '../product-questions/topics.ts'
import { oneSteps } from './buttons.ts'
import { choiceLines, lineOf, listed, nameOf, stateOf } from './describe.ts'
import { shorten } from './knowledge.ts'
import { moneyText, priceRange, priceText } from './money.ts'
import { withProducts } from './parts.ts'
import { sortedSizes } from './sizes.ts'
import type { Composed, ShownProduct, Voice } from './types.ts'

export function composePrice(product: ShownProduct, voice: Voice): Composed {
  const { say, language } = voice
  const name = nameOf(product)
  const range = priceRange(product.choices)
  const money = (e4: number) => moneyText(e4, product.row.currency, language)
  const price = priceText(product, say, language)
  const text = range
    ? say.priceRange(name, money(range.from), money(range.to))
    : price
      ? say.priceIs(name, price)
      : say.priceUnknown(name)
  return withProducts(text, [product])
}

export function composeStock(product: ShownProduct, { say }: Voice): Composed {
  const name = nameOf(product)
  const state = stateOf(product)
  const count = product.choices && product.choices.count > 1 ? null : product.row.stock
  const isThere = state === 'in_stock' || state === null
  const text =
    isThere && count !== null && count > 0
      ? say.stockCount(name, count)
      : state
        ? say.stockIs(name, state)
        : count === 0
          ? say.stockIs(name, 'out_of_stock')
          : say.stockUnknown(name)
  const isGone = !isThere || (state === null && count === 0)
  const notify = { label: say.button.notify, value: say.button.notify }
  return withProducts(text, [product], isGone && state !== 'preorder' ? [notify] : [])
}

type VariantStock = {
  readonly variant: ShownProduct
  /** The product with what was asked of it: "Windproof Gloves (L)". */
  readonly name: string
  readonly kind: 'size' | 'color'
  readonly isThere: boolean
  /** Which others of its kind are there. */
  readonly others: readonly string[]
}

/** Whether one version is there; where it is not, which others are. */
export function composeVariantStock(asked: VariantStock, { say }: Voice): Composed {
  const { variant, name, kind, isThere } = asked
  const { availability } = variant.row
  if (isThere) return withProducts(say.stockIs(name, 'in_stock'), [variant])
  const state = availability && availability !== 'in_stock' ? availability : 'out_of_stock'
  const others = kind === 'size' ? sortedSizes(asked.others) : asked.others
  const labels = others
    .slice(0, maxOthers)
    .map((value) => say.button[kind === 'size' ? 'size' : 'only'](value))
  const text = [say.stockIs(name, state), ...(others.length > 0 ? [say.inStockAre(listed(others, say))] : [])]
  return withProducts(
    text.join(' '),
    [variant],
    [...labels, say.button.notify].map((label) => ({ label, value: label })),
  )
}

const maxOthers = 3

/** A product that is not made in what was asked for: with what it is made in. */
export function composeNoSuchVersion(
  product: ShownProduct,
  broken: readonly ('color' | 'size')[],
  voice: Voice,
): Composed {
  const text = [voice.say.nearest(broken), `• ${lineOf(product, voice)}`, ...choiceLines(product, voice)]
  return withProducts(text.join('\n'), [product], oneSteps(product, voice.say))
}

/** At a glance: price and state, the choices, and how its description begins. */
export function composeDetails(product: ShownProduct, voice: Voice): Composed {
  const { description } = product.row
  const text = [
    lineOf(product, voice),
    ...choiceLines(product, voice),
    ...(description ? [shorten(description, maxDescription)] : []),
  ]
  return withProducts(text.join('\n'), [product], oneSteps(product, voice.say))
}

const maxDescription = 300

/** The answer to a question about the product, in the shop's own words, or that they do not say. */
export function composeAbout(product: ShownProduct, about: AboutAnswer, voice: Voice): Composed {
  const { say } = voice
  const name = nameOf(product)
  if (about.notSaid) {
    const person = { label: say.button.person, value: say.button.person }
    const text = about.near ? say.notSaidButNear(name, quotedFrom(about.near, say)) : say.notSaid(name)
    return withProducts(text, [product], [person])
  }
  const sentence = sourceSentence(about.source, name, voice)
  const text = about.polarity === null ? sentence : `${say[about.polarity]}. ${sentence}`
  return withProducts(text, [product])
}

function sourceSentence(source: AboutSource, name: string, { say }: Voice): string {
  if ('sentence' in source) return say.quoted(name, source.sentence)
  if ('attribute' in source && isWeight(source)) return say.weighs(name, source.value)
  const label = 'column' in source ? columnLabel(source.column, say) : attributeLabel(source.attribute)
  return say.attributeIs(name, label, source.value)
}

function quotedFrom(source: AboutSource, say: Voice['say']): string {
  if ('sentence' in source) return source.sentence
  const label = 'column' in source ? columnLabel(source.column, say) : attributeLabel(source.attribute)
  return `${label}: ${source.value}`
}

/** "Weight: 340 g", and not what something carries. */
function isWeight({ attribute, value }: { readonly attribute: string; readonly value: string }): boolean {
  const words = wordsOf(attribute)
  return words.length === 1 && /^\d[^;]*$/.test(value) && topicsOfName(words).has('weight')
}

function columnLabel(column: string, { heading }: Voice['say']): string {
  const known = Object.entries(heading).find(([name]) => name === column)?.[1]
  return known ?? attributeLabel(column)
}

const codes = new Set(['gtin', 'mpn', 'ean', 'upc', 'isbn', 'sku'])

/** "item_weight" and "itemWeight" as people write it: "Item weight". */
export function attributeLabel(name: string): string {
  if (codes.has(name.toLowerCase())) return name.toUpperCase()
  const words = name
    .replaceAll(
      /([a-z\d])([A-Z])(?=[a-z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
    .replaceAll(/[_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
