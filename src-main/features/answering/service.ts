import type { StoredBot } from '#main/features/bots/index.ts'
import { type Catalog, type FoundRow, productCard } from '#main/features/catalog/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import { contentWords, fold } from '#main/lib/words.ts'
import { fromE4 } from '#shared/money.ts'
import type { KnowledgeEntry } from '#shared/schemas/knowledge.ts'
import type { AnswerDetails } from '#shared/schemas/session.ts'
import { coverage, overlap, rarityAmong } from './match.ts'
import { greetingWords, type Phrases, phrases } from './phrases.ts'

export type Answer = AnswerDetails & { readonly text: string }
export type Answering = ReturnType<typeof createAnswering>

const maxCandidates = 6
/** Shown beside the best product when they fit the question nearly as well. */
const maxShown = 3
const nearlyAsGood = 0.9
/** A question the merchant wrote an answer to beats a product that merely shares its words. */
const knowledgeAdvantage = 0.05

/**
 * The first responder: the product or the answer that shares most of the question's words, with its source, or an
 * honest "I don't know". Pure of writing: the caller keeps the turn.
 */
export function createAnswering(deps: { readonly catalog: Catalog; readonly knowledge: Knowledge }) {
  return {
    answer: (bot: StoredBot, message: string): Answer => {
      const say = phrases[bot.language]
      if (isGreeting(message)) return plain('greeting', bot.greeting || say.greeting, 1)
      const words = contentWords(message)
      const entry = bestEntry(words, deps.knowledge.search(bot, words, maxCandidates))
      const products = rankProducts(words, deps.catalog.find(bot, words, maxCandidates))
      const product = products[0]
      const best = Math.max(entry?.score ?? 0, product?.score ?? 0)
      if (best < bot.confidence_threshold) return plain('unknown', say.unknown, round(best))
      if (entry && entry.score + knowledgeAdvantage >= (product?.score ?? 0)) return fromEntry(entry)
      return fromProducts(products, say)
    },
  }
}

type Scored<T> = { readonly item: T; readonly score: number }

function bestEntry(
  words: readonly string[],
  entries: readonly KnowledgeEntry[],
): Scored<KnowledgeEntry> | null {
  const texts = entries.map((entry) => [entry.question, ...entry.alternatives, entry.answer].join('\n'))
  const rarity = rarityAmong(words, texts)
  const scored = entries.map((item, index) => {
    const asked = Math.max(
      ...[item.question, ...item.alternatives].map((text) => overlap(words, contentWords(text))),
    )
    return { item, score: 0.6 * coverage(words, texts[index] ?? '', rarity) + 0.4 * asked }
  })
  return scored.reduce<Scored<KnowledgeEntry> | null>(
    (best, next) => (best && best.score >= next.score ? best : next),
    null,
  )
}

function rankProducts(words: readonly string[], rows: readonly FoundRow[]): Scored<FoundRow>[] {
  const texts = rows.map((row) =>
    [row.title, row.brand, row.category, row.color, row.size, row.material, row.tags, row.description].join(
      '\n',
    ),
  )
  const rarity = rarityAmong(words, texts)
  return rows
    .map((item, index) => {
      const whole = coverage(words, texts[index] ?? '', rarity)
      // A product is about what its name says; the description only supports it.
      const named = coverage(words, `${item.title} ${item.category ?? ''} ${item.color ?? ''}`, rarity)
      return { item, score: 0.5 * whole + 0.5 * named }
    })
    .sort((a, b) => b.score - a.score)
}

function fromEntry({ item, score }: Scored<KnowledgeEntry>): Answer {
  return {
    ...plain('knowledge', item.answer, round(score)),
    sources: [{ title: item.question, url: item.url ?? '' }],
  }
}

function fromProducts(products: readonly Scored<FoundRow>[], say: Phrases): Answer {
  const best = products[0]
  const shown = products.filter(({ score }) => best && score >= best.score * nearlyAsGood).slice(0, maxShown)
  const [first, ...others] = shown.map(({ item }) => describe(item, say))
  const text =
    others.length > 0
      ? [first, say.alsoFound, ...others.map((line) => `• ${line}`)].join('\n')
      : (first ?? '')
  return {
    ...plain('product', text, round(best?.score ?? 0)),
    sources: shown.map(({ item }) => ({ title: item.title, url: item.url ?? '' })),
    products: shown.map(({ item }) => productCard(item)),
  }
}

function describe(row: FoundRow, say: Phrases): string {
  const facts = [priceText(row, say), row.availability && say.availability[row.availability]].filter(Boolean)
  const kind = [row.color, row.size].filter(Boolean).join(', ')
  const name = kind ? `${row.title} (${kind})` : row.title
  return facts.length > 0 ? `${name}: ${facts.join(', ')}` : name
}

function priceText(row: FoundRow, say: Phrases): string {
  const money = (e4: number) => `${fromE4(e4).toFixed(2)}${row.currency ? ` ${row.currency}` : ''}`
  if (row.price_e4 === null) return row.sale_price_e4 === null ? '' : money(row.sale_price_e4)
  const onSale = row.sale_price_e4 !== null && row.sale_price_e4 < row.price_e4
  return onSale
    ? `${money(row.sale_price_e4 ?? 0)} ${say.insteadOf} ${money(row.price_e4)}`
    : money(row.price_e4)
}

function plain(intent: string, text: string, confidence: number): Answer {
  return { text, intent, confidence, sources: [], products: [], buttons: [] }
}

function isGreeting(message: string): boolean {
  const words = fold(message).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 0 && words.length <= 3 && words.every((word) => greetingWords.has(word))
}

function round(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * 100) / 100
}
