import type { View } from '#main/db/view.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import type { Catalog, FoundRow } from '#main/features/catalog/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import type { Pushes } from '#main/lib/pushes.ts'
import { createRecent } from '#main/lib/recent.ts'
import { contentWords, stem, wordsOf } from '#main/lib/words.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { KnowledgeEntry } from '#shared/schemas/knowledge.ts'
import { type Answer, fromEntry, fromProducts, plain } from './compose.ts'
import { coverage, overlap, rarityAmong, type Stems, stemsOf } from './match.ts'
import { greetingWords, phrases } from './phrases.ts'

export type Answering = ReturnType<typeof createAnswering>
export type Scored<T> = { readonly item: T; readonly score: number }

const maxCandidates = 6
type EntryStems = { readonly wordings: readonly Stems[]; readonly questions: Stems; readonly whole: Stems }

/** Visitors ask the same things all day; these many answers are kept until something they rest on changes. */
const rememberedAnswers = 2000
const rememberedTexts = 4000

/** What answers rest on; everything else that happens leaves them as they are. */
const changesAnswers: ReadonlySet<Push['type']> = new Set([
  'catalog.synced',
  'knowledge.changed',
  'bots.changed',
])

/**
 * The first responder: the product or the answer that shares most of the question's words, with its source, or an
 * honest "I don't know". Pure of writing: the caller keeps the turn.
 */
export function createAnswering(deps: {
  readonly catalog: Catalog
  readonly knowledge: Knowledge
  readonly view: View
  readonly subscribe: Pushes['subscribe']
}) {
  const answers = createRecent<string, Answer>(rememberedAnswers)
  const productStems = createRecent<number, { readonly name: Stems; readonly whole: Stems }>(rememberedTexts)
  const entryStems = createRecent<string, EntryStems>(rememberedTexts)
  deps.subscribe((push) => {
    if (!changesAnswers.has(push.type)) return
    answers.clear()
    productStems.clear()
    entryStems.clear()
  })

  function answer(bot: StoredBot, message: string): Answer {
    const say = phrases[bot.language]
    if (isGreeting(message)) return plain('greeting', bot.greeting || say.greeting, 1)
    const words = contentWords(message)
    const asked = new Set(words.map(stem))
    const found = deps.view(() => ({
      entries: deps.knowledge.search(bot, words, maxCandidates),
      products: deps.catalog.find(bot, words, maxCandidates),
    }))
    const entry = bestEntry(asked, found.entries)
    const products = rankProducts(asked, found.products)
    const best = Math.max(entry?.score ?? 0, products[0]?.score ?? 0)
    if (best < bot.confidence_threshold) return plain('unknown', say.unknown, best)
    return entry && entry.score >= (products[0]?.score ?? 0) ? fromEntry(entry) : fromProducts(products, say)
  }

  function rankProducts(asked: Stems, rows: readonly FoundRow[]): Scored<FoundRow>[] {
    const stems = rows.map(stemsOfProduct)
    const rarity = rarityAmong(
      asked,
      stems.map(({ whole }) => whole),
    )
    return rows
      .map((item, index) => {
        const { name = new Set<string>(), whole = name } = stems[index] ?? {}
        // A product is about what its name says; the description only supports it.
        return { item, score: 0.5 * coverage(asked, whole, rarity) + 0.5 * coverage(asked, name, rarity) }
      })
      .sort((a, b) => b.score - a.score)
  }

  function bestEntry(asked: Stems, entries: readonly KnowledgeEntry[]): Scored<KnowledgeEntry> | null {
    const stems = entries.map(stemsOfEntry)
    const rarity = rarityAmong(
      asked,
      stems.map(({ whole }) => whole),
    )
    let best: Scored<KnowledgeEntry> | null = null
    for (const [index, item] of entries.entries()) {
      const { wordings = [], questions = new Set<string>(), whole = questions } = stems[index] ?? {}
      const asWhole = Math.max(...wordings.map((wording) => overlap(asked, wording)))
      const inQuestions = coverage(asked, questions, rarity)
      const score = 0.4 * inQuestions + 0.2 * coverage(asked, whole, rarity) + 0.4 * asWhole
      if (!best || score > best.score) best = { item, score }
    }
    return best
  }

  function stemsOfEntry(entry: KnowledgeEntry) {
    const known = entryStems.get(entry.id)
    if (known) return known
    const texts = [entry.question, ...entry.alternatives]
    const questions = stemsOf(texts.join('\n'))
    const wordings = texts.map((text) => new Set(contentWords(text).map(stem)))
    const stems = { wordings, questions, whole: new Set([...questions, ...stemsOf(entry.answer)]) }
    entryStems.set(entry.id, stems)
    return stems
  }

  /** A row is one state of one product, so its words need to be taken apart only once in the life of a catalog. */
  function stemsOfProduct(row: FoundRow) {
    const known = productStems.get(row.no)
    if (known) return known
    const name = [row.title, row.category, row.color].join('\n')
    const rest = [row.brand, row.size, row.material, row.tags, row.description].join('\n')
    const stems = { name: stemsOf(name), whole: stemsOf(`${name}\n${rest}`) }
    productStems.set(row.no, stems)
    return stems
  }

  return {
    answer: (bot: StoredBot, message: string): Answer => {
      const key = `${bot.id} ${message}`
      const known = answers.get(key)
      if (known) return known
      const made = answer(bot, message)
      answers.set(key, made)
      return made
    },
  }
}

function isGreeting(message: string): boolean {
  const words = wordsOf(message.slice(0, 60))
  return words.length > 0 && words.length <= 3 && words.every((word) => greetingWords.has(word))
}
