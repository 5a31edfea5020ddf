import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { looseParts } from './loose-values.ts'
import { unitNamed, withUnits } from './units.ts'

/** One thing known of a product: an attribute, a column, or (without a name) a sentence of its description. */
export type Fact = {
  readonly kind: 'attribute' | 'column' | 'sentence'
  readonly name: string
  readonly value: string
  readonly nameWords: readonly string[]
  readonly valueWords: readonly string[]
}

export type AskedProduct = {
  readonly title: string
  readonly description: string | null
  readonly brand: string | null
  readonly category: string | null
  readonly color: string | null
  readonly size: string | null
  readonly material: string | null
  readonly gtin?: string | null
  readonly mpn?: string | null
  readonly condition?: string | null
  /** Without what the shop keeps to itself. */
  readonly attributes?: Readonly<Record<string, string>>
}

export const askedColumns = [
  'brand',
  'size',
  'color',
  'material',
  'gtin',
  'mpn',
  'condition',
  'category',
] as const
export type AskedColumn = (typeof askedColumns)[number]

export function factsOf(product: AskedProduct): Fact[] {
  const facts: Fact[] = []
  for (const [name, value] of Object.entries(product.attributes ?? {})) facts.push(attribute(name, value))
  for (const name of askedColumns) {
    const value = name === 'size' ? (product.size ?? sizeInTitle(product.title)) : product[name]
    if (value) facts.push({ ...attribute(name, value), kind: 'column' })
  }
  for (const sentence of sentencesOf(product.description ?? '')) facts.push(asSentence(sentence))
  return facts
}

/** "Lavender honey 500 g": where a product has no size of its own, its title often says how much or how big it is. */
function sizeInTitle(title: string): string | null {
  const amounts = [
    ...title.matchAll(/\d[\d.,]{0,20}(?:\s?[x×]\s?\d[\d.,]{0,20}){0,5}\s?(\p{L}+)(?![\p{L}\d])/gu),
  ]
  const measured = amounts.filter(([, unit = '']) => unitNamed(fold(unit)) !== null)
  return measured.length === 1 ? (measured[0]?.[0] ?? null) : null
}

/** "itemWeight", "item_weight" and "Item weight" are one name; what is nested in a value names it further. */
export function attribute(name: string, raw: string): Fact {
  const { keys, values } = looseParts(raw)
  const nameWords = wordsOf(name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' '))
  const inner = keys.flatMap((key) => wordsOf(key.replaceAll('_', ' ')))
  return {
    kind: 'attribute',
    name,
    value: values.join(' '),
    nameWords: [...new Set([...nameWords, ...inner.filter((key) => !structure.has(key))])],
    valueWords: [...new Set(withUnits(wordsOf(values.join(' ').replaceAll('_', ' '))))],
  }
}

const structure = new Set(
  'value values unit units normalized standardized decimal string num name'.split(' '),
)

function asSentence(text: string): Fact {
  return {
    kind: 'sentence',
    name: '',
    value: text,
    nameWords: [],
    valueWords: [...new Set(withUnits(wordsOf(text)))],
  }
}

/** More are hardly read by anyone, and cost time at every question. */
const maxSentences = 120
const maxSentence = 400

export function sentencesOf(description: string): string[] {
  return description
    .split(/\n+|(?<=[.!?;])\s+(?=[\p{Lu}\d•*–-])|(?<!\s)\s*[•·▪●✓✔]\s*/u)
    .map((sentence) => sentence.replace(/^[\s•*–-]+/, '').trim())
    .filter((sentence) => sentence.length > 2)
    .slice(0, maxSentences)
    .map((sentence) => (sentence.length > maxSentence ? `${sentence.slice(0, maxSentence - 1)}…` : sentence))
}

/** "itemWeight" and "item_weight" as they are said. */
function spokenName({ name }: Pick<Fact, 'name'>): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
}

/** What a fact's vector is made of: a name alone is found by few questions, a value alone by fewer. */
export function factText(fact: Fact): string {
  return fact.kind === 'sentence' ? fact.value : `${spokenName(fact)}: ${fact.value}`.slice(0, maxFactText)
}

const maxFactText = 160
