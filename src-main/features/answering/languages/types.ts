import type { weekdays } from '#shared/schemas/bot.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { Availability } from '#shared/schemas/widget.ts'
import type { FacetName } from '../types.ts'

export type Weekday = (typeof weekdays)[number]
export type LanguagePack = { readonly code: LanguageCode; readonly cues: Cues; readonly say: Sayings }

/**
 * Words that tell what is meant. Each is a small pattern over the folded message (lower case, no accents): a space stands for
 * any space, umlauts for both ways of typing them, and a cue is only found as whole words.
 */
export type CueList = readonly string[]

export type Cues = {
  /** Words that say nothing of what is searched for. */
  readonly stop: string
  /** Words that only this language has or has most often; they tell which language a message is in. */
  readonly telling: string
  /** How a whole number from 2 to 99 is written; several ways where there are several. */
  readonly number: (n: number) => readonly string[]
  readonly hundred: CueList
  readonly price: PriceCues
  /** After these a number is a size, however it goes on. */
  readonly sizeWords: CueList
  /** Delivery, returns, payment: an amount beside them is a term of the shop, not a limit for products. */
  readonly terms: CueList
  readonly ask: {
    readonly cheapest: CueList
    readonly dearest: CueList
    readonly count: CueList
    readonly brands: CueList
    readonly sizes: CueList
    readonly colours: CueList
    /** Patterns with the groups `a` and `b`. */
    readonly comparePair: CueList
    readonly compareThem: CueList
    readonly price: CueList
    readonly stock: CueList
  }
  readonly inStock: CueList
  readonly soldOut: CueList
  readonly onSale: CueList
  readonly reference: {
    readonly it: CueList
    readonly more: CueList
    readonly cheaper: CueList
    readonly dearer: CueList
    /** First to tenth. */
    readonly ordinals: readonly CueList[]
    readonly last: CueList
    /** What an ordinal stands before or after when it points at something shown; `N` is the ordinal. */
    readonly nth: CueList
    readonly number: CueList
    /** What a follow-up such as "and in blue?" begins with. */
    readonly variant: CueList
  }
  readonly intent: Readonly<Record<CuedIntent, CueList>>
  readonly time: {
    readonly weekdays: Readonly<Record<Weekday, CueList>>
    readonly now: CueList
    readonly today: CueList
    readonly tomorrow: CueList
    /** Patterns with the group `h`, and where written `m` and `half` (am, pm). */
    readonly at: CueList
  }
}

export type CuedIntent =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'how_are_you'
  | 'robot'
  | 'abuse'
  | 'human'
  | 'hours'
  | 'contact'
  | 'order'
  | 'quote'
  | 'callback'
  | 'stock_news'
  | 'product'
  | 'question'

/** Cue words before or after a number; `weak` ones also stand before other numbers and need more to be believed. */
export type PriceCues = {
  readonly max: CueList
  readonly maxWeak: CueList
  readonly maxAfter: CueList
  readonly min: CueList
  readonly minWeak: CueList
  readonly minAfter: CueList
  readonly around: CueList
  readonly aroundWeak: CueList
  /** What stands before the first and between both numbers. */
  readonly between: readonly (readonly [string, string])[]
  /** Words that make clear that money is spoken of. */
  readonly money: CueList
}

export type LimitName = FacetName | 'price' | 'stock' | 'sale' | 'words'
export type LeadKind = 'quote' | 'callback' | 'stock_news' | 'message'

/** What the bot says. Lists and names come ready made; each function only puts them into a sentence. */
export type Sayings = {
  readonly greeting: string
  readonly thanks: string
  readonly goodbye: string
  readonly howAreYou: string
  readonly robot: string
  readonly abuse: string

  readonly foundOne: string
  readonly foundSome: (shown: number, total: number) => string
  /** `what` may be empty: then of the question as a whole. */
  readonly foundNone: (what: string) => string
  readonly alsoFound: string
  readonly moreShown: string
  readonly noMore: string
  readonly nearest: (notKept: readonly LimitName[]) => string
  /** Some of the words stand nowhere in the catalog. */
  readonly nearestWords: (words: string) => string
  readonly limitName: Readonly<Record<LimitName, string>>
  readonly cheapest: (name: string, price: string) => string
  readonly dearest: (name: string, price: string) => string
  readonly noCheaper: string
  readonly noDearer: string

  readonly count: (count: number, what: string) => string
  readonly brands: (list: string, what: string) => string
  readonly sizes: (list: string, what: string) => string
  readonly colours: (list: string, what: string) => string
  readonly noChoice: (what: string) => string
  /** "a, b and c"; with how many were left out. */
  readonly list: (items: readonly string[], left: number) => string

  readonly priceIs: (name: string, price: string) => string
  readonly priceRange: (name: string, from: string, to: string) => string
  readonly priceUnknown: (name: string) => string
  readonly insteadOf: string
  readonly availability: Readonly<Record<Availability, string>>
  readonly stockIs: (name: string, availability: Availability) => string
  readonly stockCount: (name: string, count: number) => string
  readonly stockUnknown: (name: string) => string
  /** Which of its versions are there, where the one asked for is not. */
  readonly inStockAre: (items: string) => string

  readonly yes: string
  readonly no: string
  readonly quoted: (name: string, sentence: string) => string
  readonly attributeIs: (name: string, attribute: string, value: string) => string
  readonly notSaid: (name: string) => string
  readonly askBack: string
  readonly askWhich: string
  readonly twoReadings: string
  readonly unknown: string
  readonly unknownAgain: string

  readonly offerPerson: string
  readonly personComing: string
  /** `when` as from `opensNext`, e.g. "on Monday at 9:00". */
  readonly outsideHours: (when: string) => string
  readonly nobodyThere: string
  readonly leaveContact: string

  readonly leadAsk: Readonly<Record<LeadKind, string>>
  readonly leadAskName: string
  readonly leadThanks: Readonly<Record<LeadKind, string>>
  readonly leadNotRead: string
  readonly leadDeclined: string
  readonly consent: string

  readonly compareIntro: (a: string, b: string) => string
  readonly compareNeedsTwo: string
  readonly heading: Readonly<Record<FacetName | 'price' | 'availability' | 'product', string>>
  readonly notTold: string

  readonly contactUnknown: string
  readonly orderUnseen: string
  readonly orderHelp: string

  readonly hours: {
    readonly unknown: string
    readonly openNow: (closesAt: string) => string
    readonly openAllDay: string
    readonly closedNow: (opensNext: string) => string
    readonly closedForLong: string
    readonly openOn: (day: string, spans: string) => string
    readonly closedOn: (day: string) => string
    readonly openAt: (day: string, time: string) => string
    readonly closedAt: (day: string, time: string, spans: string) => string
    readonly weekHeading: string
    readonly closed: string
    readonly time: (clock: string) => string
    readonly span: (from: string, to: string) => string
    /** "on Monday at 9 am", "tomorrow at 9 am", "today at 2 pm". */
    readonly when: (day: string, time: string) => string
    /** In a sentence ("on Monday") and as a heading ("Monday"). */
    readonly on: Readonly<Record<Weekday | 'today' | 'tomorrow', string>>
    readonly day: Readonly<Record<Weekday, string>>
  }

  readonly button: {
    readonly showMore: string
    readonly person: string
    readonly cheaper: string
    readonly inStock: string
    readonly onSale: string
    readonly compare: string
    readonly notify: string
    readonly leaveContact: string
    readonly yes: string
    readonly no: string
    readonly only: (value: string) => string
    readonly size: (value: string) => string
  }
}
