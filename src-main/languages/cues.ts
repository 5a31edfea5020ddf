import type { weekdays } from '#shared/schemas/bot.ts'

export type Weekday = (typeof weekdays)[number]

/**
 * Words that tell what is meant. Each is a small pattern over the folded message (lower case, no accents): a space stands for
 * any space, umlauts for both ways of typing them, and a cue is only found as whole words.
 */
export type CueList = readonly string[]

export type Cues = {
  /** How a whole number from 2 to 99 is written; several ways where there are several. */
  readonly number: (n: number) => readonly string[]
  readonly hundred: readonly string[]
  readonly price: PriceCues
  /** After these a number is a size, however it goes on. */
  readonly sizeWords: CueList
  /** Delivery, returns, payment: an amount beside them is a term of the shop, not a limit for products. */
  readonly terms: CueList
  readonly ask: {
    /** What a question begins with that asks to see products: "which rain jackets are waterproof?". */
    readonly which: CueList
    readonly cheapest: CueList
    readonly dearest: CueList
    readonly count: CueList
    readonly brands: CueList
    readonly sizes: CueList
    readonly colours: CueList
    /** Patterns with the groups `a` and `b`. */
    readonly comparePair: CueList
    /** Between the names of two products it compares them: "the Peak against the Ridge". */
    readonly against: CueList
    /** Behind a comparative, before what is compared with: "lighter than the Ridge". */
    readonly than: CueList
    readonly compareThem: CueList
    /** What one pays more for the one than for the other. */
    readonly priceGap: CueList
    readonly price: CueList
    readonly stock: CueList
    /** Whether it is available now, in a buyer’s words: "can I still order it?". Beside a term of the shop it is asked of that. */
    readonly obtain: CueList
    /** How long a thing keeps, which is asked of no delivery and of no opening hours: "how long does it last once open?" */
    readonly keeps: CueList
  }
  readonly inStock: CueList
  readonly soldOut: CueList
  readonly onSale: CueList
  readonly reference: {
    /** What a message begins with that asks the question before again, of something else: "and …?", "what about …?". */
    readonly goesOn: CueList
    /** What a message begins with that asks the same of another case: "and if it's broken?", "does that apply to …?". */
    readonly whatIf: CueList
    /** What a message begins with that keeps only some of what was found before: "only …". */
    readonly narrows: CueList
    /** Whole messages that ask how long, or when, of what was just told: "and how long does that take?", "from when?". */
    readonly howLong: CueList
    readonly when: CueList
    readonly it: CueList
    readonly more: CueList
    readonly cheaper: CueList
    readonly dearer: CueList
    /** First to tenth. */
    readonly ordinals: readonly CueList[]
    readonly last: CueList
    /** What an ordinal stands before or after when it points at something shown; `N` is the ordinal. */
    readonly nth: CueList
    /** "The one at the top", "the bottom one": of the list as it stands on the screen. */
    readonly listedFirst: CueList
    readonly listedLast: CueList
    readonly number: CueList
    /** What a follow-up such as "and in blue?" begins with. */
    readonly variant: CueList
  }
  readonly intent: Readonly<Record<CuedIntent, CueList>>
  readonly answer: {
    readonly yes: CueList
    /** Said before all sorts of things; a yes only when nothing else is said. */
    readonly agreed: CueList
    readonly no: CueList
    /** A no wherever it stands: "never mind". */
    readonly refusing: CueList
    /** "I don't want a call": what is named is not wished for. */
    readonly unwanted: CueList
  }
  /** How titles say that there are several: "set of 3", "3-teilig". */
  readonly pieces: CueList
  /** Says of oneself that something went wrong, whatever it was. */
  readonly angry: CueList
  /** How a shop says in its own answers that it is sorry. */
  readonly apology: CueList
  /** Tells the bot what to be or to forget, which nobody asks of a shop: "ignore your rules". */
  readonly instructs: CueList
  /** What a question about a product begins with, and what a question whether there is one begins with. */
  readonly begins: {
    readonly question: CueList
    readonly wish: CueList
    /** What asks wherever it stands: "size 43 which one". */
    readonly inside: CueList
    /** What begins another question, where none was asked yet: "the oat milk is it gluten free". */
    readonly anew: CueList
  }
  /** How a question bounds the number in it. */
  readonly bounds: Readonly<Record<Bound, CueList>>
  readonly shopTopics: Readonly<Record<ShopTopic, CueList>>
  readonly time: {
    readonly weekdays: Readonly<Record<Weekday, CueList>>
    readonly now: CueList
    readonly today: CueList
    readonly tomorrow: CueList
    /** Patterns with the group `h`, and where written `m` and `half` (am, pm). */
    readonly at: CueList
    /** What `half` says of the afternoon and the evening. */
    readonly late: CueList
    /** Parts of words: who says one asks for the week, not for now. */
    readonly openingHours: CueList
  }
}

export const bounds = ['atLeast', 'atMost', 'less', 'more'] as const
export type Bound = (typeof bounds)[number]

/**
 * What a shop can be asked for beside its products; the earlier wins: who sends something back asks for returns, though it takes a
 * parcel.
 */
export const shopTopics = [
  'pickup',
  'tradeIn',
  'samples',
  'returns',
  'shipping',
  'wrapping',
  'payment',
  'warranty',
  'repair',
  'voucher',
  'contact',
  'place',
  'cancelling',
  'rental',
  'sharpening',
  'tryOut',
  'altering',
  'personalising',
  'priceMatch',
  'assembling',
  'lessons',
] as const
export type ShopTopic = (typeof shopTopics)[number]
/** What a shop may do for its visitors; most shops write one answer on each. */
export const services: readonly ShopTopic[] = [
  'pickup',
  'tradeIn',
  'rental',
  'samples',
  'sharpening',
  'tryOut',
  'altering',
  'personalising',
  'priceMatch',
  'assembling',
  'lessons',
]

export type CuedIntent =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'how_are_you'
  | 'robot'
  | 'help'
  | 'abuse'
  | 'human'
  | 'hours'
  | 'contact'
  | 'order'
  | 'buy'
  | 'quote'
  | 'callback'
  | 'stock_news'
  | 'product'
  | 'question'

/** Cue words before or after a number; `weak` ones also stand before other numbers and need more to be believed. */
type PriceCues = {
  readonly max: CueList
  readonly maxWeak: CueList
  readonly maxAfter: CueList
  readonly min: CueList
  readonly minWeak: CueList
  readonly minAfter: CueList
  /** Behind a sum that is no limit: "15 euros cheaper" elsewhere, or than that one. */
  readonly difference: CueList
  readonly around: CueList
  readonly aroundWeak: CueList
  /** What stands before the first and between both numbers. */
  readonly between: readonly (readonly [string, string])[]
  /** Words that make clear that money is spoken of. */
  readonly money: CueList
  /** Names of currencies behind an amount; pounds are apart, for they are weights too. */
  readonly currency: CueList
  readonly pounds: CueList
  /** Banknotes that have a name: "a tenner". */
  readonly notes: readonly (readonly [cue: string, value: number])[]
  /** Beginnings of words: where one is said, pounds are weights. */
  readonly weighing: CueList
}
