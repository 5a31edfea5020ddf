import type { RuleCode } from '#shared/trace-codes.ts'
import type { ActChances } from '../acts/acts.ts'
import type { Move } from '../acts/moves.ts'
import type { Composed, Voice } from '../compose/types.ts'
import type { Memory } from '../memory.ts'
import type { Similarity } from '../product-questions/index.ts'
import type { Item } from './item.ts'
import { noQuery, type Query } from './limits.ts'
import type { Clause } from './reading.ts'
import type { Found, Near } from './select.ts'
import type { Shop } from './shop.ts'

export type GoodsInput = {
  readonly shop: Shop
  readonly clause: Clause
  readonly acts: ActChances
  /** What the product in view is asked for, where only the meaning tells. */
  readonly move: Move | null
  readonly near: Near | null
  /** What the catalog's search finds for the text, or for the message itself. */
  readonly search: (text: string | null) => Found
  /** How many fit, where the goods here are only a part of the catalog and its search can count them. */
  readonly countOf: (query: Query) => number | null
  /** The same for the need that is advised on, with what this message adds to it. */
  readonly nearNeed: Near | null
  /** How near what the item says of itself is to the question. */
  readonly similarity: ((item: Item, question: string) => Similarity | undefined) | undefined
  readonly voice: Voice
  readonly state: GoodsState
}

/** What was spoken of before. */
export type GoodsState = {
  readonly query: Query | null
  readonly shown: readonly Item[]
  readonly focus: Item | null
  /** What was spoken of before those, oldest first. */
  readonly earlier: readonly Item[]
  /** What was asked of a product last ("how heavy is it?" … "and the Trio?"). */
  readonly asked: string | null
  /** It was not clear of which that is asked. */
  readonly isPending: boolean
}

export type GoodsAnswer = {
  readonly confidence: number
  readonly rule: RuleCode
  readonly intent: 'product' | 'product_question'
  readonly composed: Composed
  readonly memory: Partial<Memory>
  readonly because: readonly string[]
}

/** The one spoken of from now on; what was shown before stays while it is among it. */
export function focusOn({ state, clause, shop }: GoodsInput, item: Item): Partial<Memory> {
  const isShown = state.shown.includes(item)
  const rowOf = (one: Item) => one.versions[0]?.row.id ?? one.id
  const isOfKind =
    state.query !== null &&
    shop
      .termsOf(
        state.query.words.map(({ word }) => word),
        [...clause.codes, ...shop.codes],
      )
      .some((term) => shop.fit(item, term) !== null)
  const kind = { ...noQuery, words: [{ word: item.head, after: 'start' as const }] }
  return {
    subject: rowOf(item),
    // What is asked for from now on is of its kind.
    goods: (isOfKind ? state.query : kind) as unknown as Record<string, unknown>,
    shown: isShown ? state.shown.map(rowOf) : [rowOf(item)],
    asked: {
      text: clause.words.length > 0 || state.asked === null ? clause.said : state.asked,
      about: null,
      pending: false,
    },
    topic: 'products',
    doubts: 0,
  }
}
