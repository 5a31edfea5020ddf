import type { Catalog, FindAsk, Finding } from '#main/features/catalog/index.ts'
import type { ActChances } from '../acts/acts.ts'
import type { GoodsInput } from '../goods/input.ts'
import type { Item } from '../goods/item.ts'
import type { Query } from '../goods/limits.ts'
import { readClause } from '../goods/reading.ts'
import { repairIn } from '../goods/repair.ts'
import type { Found } from '../goods/select.ts'
import type { Shop } from '../goods/shop.ts'
import type { Stock } from '../goods/shops.ts'
import { similarityBy } from '../product-questions/index.ts'
import type { ReadFacets } from '../understand/facets.ts'
import type { MessageContext } from './types.ts'

type Asked = {
  readonly deps: { readonly catalog: Catalog }
  readonly context: MessageContext
  readonly acts: ActChances
  readonly stock: Stock
  readonly find: (ask: FindAsk) => Finding
  readonly readFacets: ReadFacets
  readonly factVectors?: ReadonlyMap<string, Float32Array>
  readonly need?: Float32Array
}

/** All that goods are asked for by: the clause as it was read, the goods it may be about, and what was spoken of. */
export function goodsInput({
  context,
  acts,
  stock,
  readFacets,
  deps,
  find,
  factVectors,
  need,
}: Asked): GoodsInput {
  const { bot, memory, understood, vector, voice, message } = context
  const clause = readClause(message, {
    language: understood.language,
    botLanguage: stock.language,
    readFacets,
    currency: () => deps.catalog.currencyOf(bot),
    hasWord: stock.words.hasWord,
    repair: (text, codes, isKnown) => repairIn(stock.words, text, codes, isKnown),
  })
  const { nearness } = stock
  // Only what is looked at is what the answer rests on.
  const shop = stock.shopFor(() => ({
    clause,
    words: understood.words,
    before: memory.goods as Query | null,
    ids: [memory.subject, ...memory.shown, ...memory.earlier].flatMap((id) => id ?? []),
    vector,
    isAdvice: acts.recommend > 0.3,
    find,
  }))
  const itemOf = (id: string | null) => (id === null ? null : (shop.byId.get(id) ?? null))
  return {
    shop,
    clause,
    acts,
    near: vector && nearness(vector),
    search: (text) => foundIn(shop, find({ text: text ?? understood.words.join(' '), limit: searched })),
    nearNeed: need ? nearness(need) : null,
    similarity:
      vector && factVectors
        ? ({ title }, question) =>
            similarityBy({
              vectors: factVectors,
              question,
              title,
              // "And the second?" asks what was asked before, and sounds like nothing of it.
              whole: question === memory.asked?.text ? undefined : vector,
            })
        : undefined,
    voice,
    state: {
      get query() {
        return memory.goods as Query | null
      },
      get shown() {
        return memory.shown.flatMap((id) => itemOf(id) ?? [])
      },
      get focus() {
        return itemOf(memory.subject)
      },
      get earlier() {
        return memory.earlier.flatMap((id) => itemOf(id) ?? [])
      },
      get asked() {
        return memory.asked?.text ?? null
      },
    },
  }
}

const searched = 40

function foundIn({ byId }: Shop, { hits }: Finding): Found {
  const best = hits[0]?.score || 1
  const scores = new Map<Item, number>()
  const whole = new Set<Item>()
  for (const { row, score, all_words, matched } of hits) {
    const item = byId.get(row.id)
    if (!item) continue
    scores.set(item, Math.max(scores.get(item) ?? 0, score / best))
    if (all_words && !matched.some(({ how }) => how === 'described')) whole.add(item)
  }
  return { scores, whole }
}
