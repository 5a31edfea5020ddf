import { wordsOf } from '#main/lib/text/tokens.ts'
import { measuresIn } from '../goods/measures.ts'
import type { AboutAnswer, AboutSource } from '../product-questions/index.ts'
import { topicsOfName } from '../product-questions/topics.ts'
import { oneSteps } from './buttons.ts'
import { choiceLines, lineOf, nameOf, stateOf } from './describe.ts'
import { shorten } from './knowledge.ts'
import { withProducts } from './parts.ts'
import type { Composed, ShownProduct, Voice } from './types.ts'

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
  // "Maße: 40 × 30 cm" is no "Masse".
  const isLength = measuresIn(value).some(({ dimension }) => dimension === 'length')
  return words.length === 1 && /^\d[^;]*$/.test(value) && !isLength && topicsOfName(words).has('weight')
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
