import { type FoundRow, productCard } from '#main/features/catalog/index.ts'
import { fromE4 } from '#shared/money.ts'
import type { KnowledgeEntry } from '#shared/schemas/knowledge.ts'
import type { AnswerDetails } from '#shared/schemas/session.ts'
import type { Phrases } from './phrases.ts'

export type Answer = AnswerDetails & { readonly text: string }

/** Shown beside the best product when they fit the question nearly as well. */
const maxShown = 3
const nearlyAsGood = 0.9

export function plain(intent: string, text: string, score: number): Answer {
  const confidence = Math.round(Math.min(1, Math.max(0, score)) * 100) / 100
  return { text, intent, confidence, sources: [], products: [], buttons: [] }
}

export function fromEntry({
  item,
  score,
}: {
  readonly item: KnowledgeEntry
  readonly score: number
}): Answer {
  return {
    ...plain('knowledge', item.answer, score),
    sources: [{ title: item.question, url: item.url ?? '' }],
  }
}

export function fromProducts(
  products: readonly { readonly item: FoundRow; readonly score: number }[],
  say: Phrases,
): Answer {
  const bestScore = products[0]?.score ?? 0
  const shown = products.filter(({ score }) => score >= bestScore * nearlyAsGood).slice(0, maxShown)
  const [first = '', ...others] = shown.map(({ item }) => describe(item, say))
  const text =
    others.length > 0 ? [first, say.alsoFound, ...others.map((line) => `• ${line}`)].join('\n') : first
  return {
    ...plain('product', text, bestScore),
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
  if (row.sale_price_e4 === null || row.sale_price_e4 >= row.price_e4) return money(row.price_e4)
  return `${money(row.sale_price_e4)} ${say.insteadOf} ${money(row.price_e4)}`
}
