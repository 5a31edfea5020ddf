import type { Scale } from './frame.ts'

/** Sentences about goods, and of the acts beside them. Names and values come as they are written in the catalog. */
export type Replies = {
  /** Before a list; `what` is what was asked for, in the visitor's words, or ''. */
  readonly some: (count: number, what: string) => string
  readonly one: (what: string) => string
  /** More were found than are shown. */
  readonly best: (shown: number, total: number, what: string) => string
  /** The shop does not have such things at all. */
  readonly notSold: (what: string) => string
  /** It has such things, none of which keeps the limits; `limits` as said. */
  readonly noneKeeps: (what: string, limits: string) => string
  readonly closest: string
  /** Which limit, in words: "under €30", "at least 40 l", "without wool", "in black". */
  readonly limit: {
    readonly atMost: (value: string, name: string) => string
    readonly atLeast: (value: string, name: string) => string
    readonly between: (from: string, to: string, name: string) => string
    readonly exactly: (value: string, name: string) => string
    readonly without: (what: string) => string
    readonly in: (value: string) => string
  }
  /** What is at the ends of a scale, as the beginning of a sentence: "The lightest". */
  readonly ends: Readonly<Record<Scale, { readonly most: string; readonly least: string }>>
  /** "The lightest is the Skarvan (340 g)." `end` is one of `ends`. */
  readonly extreme: (end: string, name: string, value: string) => string
  /** Of an attribute that has no adjective: "Bresaola has the most protein (32 g)." */
  readonly extremeOf: (name: string, label: string, value: string, end: 'most' | 'least') => string
  readonly extremeUnknown: string
  /** One attribute of one product. */
  readonly has: (name: string, label: string, value: string) => string
  /** "The Peak costs €20.00 more than the Ridge." */
  readonly dearerBy: (name: string, gap: string, other: string) => string
  readonly moreThan: (name: string, label: string, value: string, other: string, otherValue: string) => string
  readonly same: (name: string, other: string, label: string, value: string) => string
  readonly yes: string
  readonly no: string
  /** The shop's texts do not say it of this product. */
  readonly notStated: (name: string, what: string) => string
  readonly checkLabel: string
  /** With an allergy, always. */
  readonly allergyNote: string
  /** One version of a product. `version` is "L, black" or ''. */
  readonly inStock: (name: string, version: string) => string
  readonly left: (name: string, version: string, count: number) => string
  readonly soldOut: (name: string, version: string) => string
  readonly noSuchVersion: (name: string, version: string) => string
  readonly butThere: (versions: string) => string
  readonly saves: (amount: string, percent: number) => string
  readonly costs: (name: string, version: string, price: string) => string
  readonly backUnknown: (name: string) => string
  readonly sum: (parts: string, total: string) => string
  /** "We have 12 jackets." */
  readonly countOf: (count: number, what: string) => string
  /** Advice: above a few picks, and the one question below them. */
  readonly picks: (budget: string | null) => string
  readonly pickQuestion: string
  /** Nothing fits the wish; asks for more. */
  readonly adviceAsk: string
  readonly overBudget: (cheapest: string) => string
  /** The shop has written nothing about it. */
  readonly notKnown: (what: string) => string
  readonly sorry: string
  /** Behind it: what we need to put it right. */
  readonly complaint: string
  readonly complaintPerson: string
  readonly offTopic: string
  readonly praise: string
  /** The entry is in another language than the visitor's. */
  readonly inShopLanguage: string
  readonly nothingLeft: (what: string) => string
  /** "Anything lighter?", of a kind that has one product alone. */
  readonly onlyOne: string
}
