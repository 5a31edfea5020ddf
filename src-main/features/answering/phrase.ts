import type { StoredBot } from '#main/features/bots/index.ts'
import type { Catalog, ProductHit } from '#main/features/catalog/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import type { Passage, Phrased, ToPhrase } from '#main/features/language-model/index.ts'
import type { Contacts } from '#main/features/leads/index.ts'
import { fromE4 } from '#shared/money.ts'
import type { LanguageCode, Source } from '#shared/schemas/common.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import type { SessionStatus } from '#shared/schemas/widget.ts'
import { shorten } from './compose/index.ts'
import { perUnit } from './compose/money.ts'
import { attributesOf } from './pipeline/attributes.ts'

/** Of an answer, what decides whether and how it is phrased. */
type Phrasable = {
  readonly answer: Answer
  readonly trace: string
  readonly status: SessionStatus | null
  readonly contacts: Contacts
}

import type { Answer } from './answer.ts'

/** Answers that rest on something written; all others are short and said best as they are. */
const phrased = new Set(['knowledge', 'document', 'product_question', 'product'])

/** That something is not known, or does not fit, must be heard as it is; and a table is no prose. */
const saidAsItIs = /does_not_say|_no_|nearest|compared|asked_|stock_news|below_threshold/

/** What a phrasing model is given of an answer; null where the answer is none of its business. */
export function toPhraseOf(
  catalog: Catalog,
  bot: StoredBot,
  message: string,
  answered: Phrasable,
): ToPhrase | null {
  const { answer, contacts, status } = answered
  const { intent, confidence, products, sources, text } = answer
  if (!phrased.has(intent) || confidence < bot.confidence_threshold || status !== null || text === '')
    return null
  // Who tells their address tells it to the shop and to nobody else.
  if (contacts.emails.length + contacts.phones.length > 0 || contacts.name !== null) return null
  const { rule, understood }: Trace = JSON.parse(answered.trace)
  if (saidAsItIs.test(rule)) return null
  const [first] = sources
  const shown = products.flatMap(({ id }) => catalog.product(bot, id) ?? [])
  const passages =
    shown.length > 0
      ? [...shown.map(productPassage), { title: searchTitle, url: '', text: unsaid(text, message) }]
      : [{ title: first?.title ?? '', url: first?.url ?? '', text }]
  return { message, language: understood.language, answer: text, passages }
}

/** What was counted or compared among the products stands in the answer alone. */
const searchTitle = 'The shop’s own search'

/** Our answers may repeat what was looked for; but nothing is a fact of the shop's because the visitor said it. */
function unsaid(text: string, message: string): string {
  const said = new Set(message.match(/\d+/g))
  return text
    .replaceAll(/[“„«"][^“”„«»"]*[“”»"]/g, '…')
    .replaceAll(/\d+/g, (digits) => (said.has(digits) ? '…' : digits))
}

/** The answer as it was phrased, with the sources it really rests on, and in the trace how it came about. */
export function inWordsOf<T extends Phrasable>(made: Phrased, answered: T, { passages }: ToPhrase): T {
  const { text, used, fault, model, duration_ms, cited, tokens, cost } = made
  const trace: Trace = JSON.parse(answered.trace)
  const citedPassages = cited.flatMap((place) => passages[place] ?? [])
  const sources = answered.answer.sources.filter((source) =>
    citedPassages.some((passage) => isFrom(passage, source)),
  )
  return {
    ...answered,
    answer: {
      ...answered.answer,
      text,
      sources: used && sources.length > 0 ? sources : answered.answer.sources,
    },
    trace: JSON.stringify({
      ...trace,
      phrasing: { model, used, fault, duration_ms, mode: 'phrase', tokens, cost },
    } satisfies Trace),
  }
}

function isFrom(passage: Passage, source: Source): boolean {
  return passage.title === source.title && passage.url === source.url
}

const maxDescription = 400
const maxAttributes = 12
const maxAttribute = 100

/** A product as visitors may know it. */
function productPassage({ row, choices }: ProductHit): Passage {
  const money = (e4: number | null) =>
    e4 !== null && perUnit(`${fromE4(e4)} ${row.currency ?? ''}`.trim(), row)
  const facts = {
    price: money(row.price_e4),
    'sale price': money(row.sale_price_e4),
    availability: row.availability?.replaceAll('_', ' '),
    brand: row.brand,
    category: row.category,
    colour: choices && choices.colors.length > 1 ? choices.colors.join(', ') : row.color,
    size: choices && choices.sizes.length > 1 ? choices.sizes.join(', ') : row.size,
    material: row.material,
  }
  const attributes = Object.entries(attributesOf(row))
    .filter(([, value]) => value !== '' && value.length <= maxAttribute)
    .slice(0, maxAttributes)
  const lines = [...Object.entries(facts), ...attributes].flatMap(([name, value]) =>
    value ? [`${name}: ${value}`] : [],
  )
  const description = row.description ? [shorten(row.description, maxDescription)] : []
  return { title: row.title, url: row.url ?? '', text: [...lines, ...description].join('\n') }
}

/** A question this shop can answer; null where it knows nothing yet. */
export function questionFor(
  { knowledge, catalog }: { readonly knowledge: Knowledge; readonly catalog: Catalog },
  bot: StoredBot,
): string | null {
  const [entry] = knowledge.list(bot.id, { limit: 1 }).entries
  if (entry) return entry.question
  const [product] = catalog.findProducts(bot, { text: '', limit: 1 }).hits
  return product?.row.title ?? null
}

const example = {
  question: 'How long does delivery take?',
  built_in: 'We deliver within 3 working days.',
}

/** For a shop that knows nothing yet. */
export function preparedExample(language: LanguageCode) {
  const { question, built_in } = example
  const passages = [{ title: question, url: '', text: built_in }]
  return { ...example, toPhrase: { message: question, language, answer: built_in, passages } }
}
