import type { Availability } from '#shared/schemas/widget.ts'
import type { Weekday } from './cues.ts'

/** The columns of a product that visitors choose by. */
type ProductColumn = 'brand' | 'category' | 'color' | 'size' | 'material'
export type LimitName = ProductColumn | 'price' | 'stock' | 'sale' | 'words'
type LeadKind = 'quote' | 'callback' | 'stock_news' | 'message'

/** What the bot says. Lists and names come ready made; each function only puts them into a sentence. */
export type Sayings = {
  readonly greeting: string
  readonly thanks: string
  readonly goodbye: string
  readonly howAreYou: string
  readonly robot: string
  /** Answers "help" and "what can you do?". */
  readonly canHelp: string
  /** Answers "I'll take it" and "how do I order?". */
  readonly buyAt: (name: string) => string
  readonly notBoughtHere: string
  readonly catalogBeingRead: string
  readonly abuse: string

  readonly foundSome: (shown: number, total: number) => string
  /** `what` may be empty: then of the question as a whole. */
  readonly foundNone: (what: string) => string
  readonly noMore: string
  readonly nearest: (notKept: readonly LimitName[]) => string
  readonly cheapest: (name: string, price: string) => string
  readonly dearest: (name: string, price: string) => string
  readonly noCheaper: string
  readonly noDearer: string

  readonly count: (count: number, what: string) => string
  readonly brands: (list: string, what: string) => string
  readonly sizes: (list: string, what: string) => string
  readonly colours: (list: string, what: string) => string
  /** "a, b and c"; with how many were left out. */
  readonly list: (items: readonly string[], left: number) => string

  readonly priceUnknown: (name: string) => string
  readonly insteadOf: string
  readonly availability: Readonly<Record<Availability, string>>
  readonly stockIs: (name: string, availability: Availability) => string
  readonly stockCount: (name: string, count: number) => string
  readonly stockUnknown: (name: string) => string

  readonly yes: string
  readonly no: string
  readonly quoted: (name: string, sentence: string) => string
  readonly attributeIs: (name: string, attribute: string, value: string) => string
  readonly weighs: (name: string, value: string) => string
  readonly notSaid: (name: string) => string
  /** Not exactly what was asked, followed by the nearest that is said. */
  readonly notSaidButNear: (name: string, quote: string) => string
  readonly askBack: string
  readonly askWhich: string
  readonly didYouMean: string
  readonly unknown: string
  readonly unknownAgain: string

  readonly offerPerson: string
  readonly personComing: string
  /** `when` as from `opensNext`, e.g. "on Monday at 9:00". */
  readonly outsideHours: (when: string) => string
  readonly nobodyCame: string
  readonly nobodyThere: string
  readonly leaveContact: string

  readonly leadAsk: Readonly<Record<LeadKind, string>>
  readonly leadThanks: Readonly<Record<LeadKind, string>>
  readonly leadNotRead: string
  readonly leadDeclined: string
  readonly consent: string

  readonly compareIntro: (a: string, b: string) => string
  readonly compareNeedsTwo: string
  readonly heading: Readonly<Record<ProductColumn | 'price' | 'availability' | 'product', string>>
  readonly notGiven: string

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
