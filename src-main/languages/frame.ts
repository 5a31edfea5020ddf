import type { CueList } from './cues.ts'

/** What goods are more or less of; each has a number somewhere, under whatever name a shop gives it. */
export const scales = [
  'price',
  'weight',
  'size',
  'packed',
  'length',
  'height',
  'width',
  'thickness',
  'volume',
  'storage',
  'memory',
  'screen',
  'power',
  'brightness',
  'speed',
  'lasting',
  'warmth',
  'loudness',
  'strength',
  'hardness',
  'age',
  'newness',
  'people',
] as const
export type Scale = (typeof scales)[number]

/** "lightest", "lighter", "light"; and the other end of the same scale. `more` is the end with the larger number. */
export type ScaleWords = {
  readonly most: CueList
  readonly more: CueList
  readonly least: CueList
  readonly less: CueList
}

/** Rules people eat and buy by; each excludes substances. */
export const diets = [
  'vegan',
  'vegetarian',
  'gluten_free',
  'lactose_free',
  'dairy_free',
  'nut_free',
  'sugar_free',
  'alcohol_free',
  'caffeine_free',
  'grain_free',
  'halal',
] as const
export type Diet = (typeof diets)[number]

/** How limits, exclusions, comparisons and references are said; cues as in `cues.ts`. */
export type FrameWords = {
  /** Somebody's health hangs on it. */
  readonly allergy: CueList
  readonly diets: Readonly<Record<Diet, CueList>>
  /** Before a number. */
  readonly atLeast: CueList
  readonly atMost: CueList
  readonly moreThan: CueList
  readonly lessThan: CueList
  /** Between a comparative and a number: "thicker than 2 cm". */
  readonly than: CueList
  readonly about: CueList
  /** Behind a number (and its unit). */
  readonly orMore: CueList
  readonly orLess: CueList
  /** Behind a limit, it turns it round: "more than 5 kg *I can't carry*", "über 150 € *ist nicht drin*". */
  readonly outBehind: CueList
  /** What stands before the first and between both numbers. */
  readonly between: readonly (readonly [string, string])[]
  readonly scales: Readonly<Record<Scale, ScaleWords>>
  /** Before the name of something that can be counted: "most RAM", "lower in lactose". */
  readonly most: CueList
  readonly more: CueList
  readonly least: CueList
  readonly less: CueList
  /** What was shown or spoken of last. */
  readonly these: CueList
  readonly both: CueList
  readonly other: CueList
  /** Comes back to what was spoken of earlier: "the first one again". */
  readonly again: CueList
  /** Says of what it names that it was spoken of: "the lamp from before", "the first one you showed me". */
  readonly earlierOn: CueList
  /** Takes back what was said before: "no, I meant". */
  readonly correction: CueList
  /** Begins a question of its own behind "and" or a comma. */
  readonly clauseStart: CueList
  /** Said before a question and no part of it: "quick question:", "sorry to bother you". */
  readonly opening: CueList
  /** Said behind a question and no part of it: "please", "just curious". */
  readonly closing: CueList
  /** Begins a question within another sentence: "tell me … and whether it floats". */
  readonly whether: CueList
  /** Asks wherever it stands: "the pouffe weighs how much, and …". */
  readonly asksWithin: CueList
  readonly and: CueList
  readonly or: CueList
  /** Asks for one price of several things. */
  readonly together: CueList
  /** Between two things, of which one is asked for by the other: "which blades fit this razor". */
  readonly fits: CueList
  /** What is said of something that is wanted beside what was spoken of: "to go with it", "dazu". */
  readonly goesWith: CueList
  /** How many pieces are there. */
  readonly howManyLeft: CueList
  /** When something sold out is there again. */
  readonly backWhen: CueList
  /** From when something is available; of a sold-out product this asks when it is back: "from when can I get it?". */
  readonly awaited: CueList
  /** Asks what something is in stock or sold in: "do you have it in". */
  readonly haveIt: CueList
  /** Behind a price: "a kilo", "per litre". */
  readonly perUnit: CueList
  /** Says how old somebody is, with the group `n`; "months" with the group `m`. */
  readonly yearsOld: CueList
  /** Before and behind a number that says how tall somebody is: "I'm 1.90", "1.90 tall". */
  readonly tallBefore: CueList
  readonly tallAfter: CueList
  /** For how many people, with the group `n`. */
  readonly forPeople: CueList
  /** Wants more of the same product told. */
  readonly tellMore: CueList
  /** Wants something for somebody, or does not know what to take. */
  readonly gift: CueList
  /** Asks for whatever there is, and names no kind of thing: "anything in pink", "what have you got under 20". */
  readonly anything: CueList
  /** A verb that says what a thing is for; what it is done to stands behind it: "to boil", "for boiling". */
  readonly purposeBefore: CueList
  /** The same, with what it is done to within: "um Wasser zu kochen". */
  readonly purposeAround: CueList
  /** Something that is not named, and what it is for: the "something for" of "something for chapped lips". */
  readonly somethingFor: CueList
  /** Behind it stands what one is picked from: "of all your tents". */
  readonly ofAll: CueList
  /** Beside a superlative: of all there is, whatever was spoken of: "in the whole shop", "overall". */
  readonly wholeShop: CueList
  /** Takes back what it may cost: "never mind the budget". */
  readonly anyPrice: CueList
}
