import type { SoundRules } from '#main/lib/text/sound.ts'
import type { StemRules } from '#main/lib/text/stem.ts'
import type { ShopFactName } from '#shared/schemas/bot.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { CueList, Cues } from './cues.ts'
import type { FrameWords } from './frame.ts'
import type { RefusalWords } from './refusals.ts'
import type { Replies } from './replies.ts'
import type { Sayings } from './sayings.ts'
import type { Things } from './things.ts'
import type { Topic } from './topics.ts'
import type { WishWords } from './wishes.ts'

/**
 * All that the product knows of a language it speaks with visitors. One folder holds it; what is missing there is a type error, and a
 * new language is its folder and a line in `index.ts`.
 */
export type Language = {
  readonly code: LanguageCode
  readonly grammar: Grammar
  readonly words: Words
  readonly lexicon: Lexicon
  readonly cues: Cues
  readonly frame: FrameWords
  readonly refusals: RefusalWords
  readonly wishes: WishWords
  readonly contact: ContactCues
  readonly topics: TopicWords
  readonly things: Things
  readonly facts: FactWords
  readonly sayings: Sayings
  readonly replies: Replies
}

export type Grammar = {
  /** For numbers and money; where a language has several, of the country whose sentences it says. */
  readonly locale: string
  /** French puts a space before it. */
  readonly colon: string
  /** Says what a thing is before how it is: "veste rouge". */
  readonly nounFirst: boolean
  /** "Jacket more cheap" is the cheapest one. */
  readonly comparativeIsSuperlative: boolean
  /** Writes what belongs together as one word: "Regenjacke". */
  readonly joinsWords: boolean
  /** What stands before a word that is no part of its own: "vervoer" is no "voer". */
  readonly prefixes: readonly string[]
  /** A capital does not make a word a name. */
  readonly capitalizesNouns: boolean
  /** How words for things end that are made of verbs ("holder"), where they must not be taken for the verb. */
  readonly thingEnding: string | null
  /** How an adjective ends where it is said to be more so, and how it ends by itself: "glossier", "glossy". */
  readonly comparative: readonly (readonly [more: string, bare: string])[]
  /** "24.12." is a day, since amounts have a comma. */
  readonly datesHaveDots: boolean
  /** The words for "without" mean nothing else in the other languages. */
  readonly withoutIsUnmistakable: boolean
  /** Before how much of something is asked: "how long" names no thing. */
  readonly how: string | null
  /** What singular and plural (and gender) differ in, and no more: cutting more makes different things the same. */
  readonly stemming: StemRules
  /** What is written in several ways and sounds the same, for words that are typed by ear. Of folded words. */
  readonly sounds: SoundRules
}

/** Words parted by spaces, with their accents; they are folded where they are compared. */
export type WordList = string

/**
 * Words that count less or more than others. The lists overlap and are not the same: what says nothing beside a wish ("show") may be all
 * that a question about a product turns on, and the rankings were each fitted with their own.
 */
export type Words = {
  /** Say nothing of what is searched for in a message. */
  readonly stop: WordList
  /** Say little in any text: products, entries, passages and questions without an answer are compared without them. */
  readonly common: WordList
  /** Of the common words, those that stand between the words of a wish ("jacket for the rain"); the others are talk. */
  readonly neutral: WordList
  /** Who says one of these wants something of a shop, however the sentence goes. */
  readonly wishing: WordList
  /** Say that what follows is wished for: \"to travel I need a backpack\". */
  readonly needing: WordList
  /** Things of any kind; behind another word they say that all of its are meant: "Hundesachen". */
  readonly goods: WordList
  /** Say how a question is asked, not what about. */
  readonly asking: WordList
  /** Said to be polite, to answer, or to try the bot out. */
  readonly chatter: WordList
  /** Pronouns, helping verbs and adverbs: with the stop words, what says nothing of the thing that is wished for. */
  readonly talk: WordList
  /** What a good assistant says around the facts ("happy to help", "this one suits"); none of them is a fact. */
  readonly assisting: WordList
  /** What loses its vowel before the next word; on a phone the apostrophe is often left out: "larco", "jarrive". */
  readonly elided: string
  /** How words are shortened in a chat, each with what it stands for. */
  readonly shorthand: Readonly<Record<string, string>>
  /** What is said in a roundabout way ("you got a tent?", "no wires"), each with the plain words for it. */
  readonly roundabout: readonly (readonly [said: string, plain: string])[]
  /** Said in the midst of a question without asking more: "what exactly is in it?". */
  readonly softening: WordList
  /** Said beside a greeting or thanks without adding anything. */
  readonly filler: WordList
  /** Said of what is wished for, beside how it should be: "a firmer one would be better". */
  readonly better: WordList
  /** What stands behind these is owned already, and not looked for: "my tent leaks". */
  readonly mine: WordList
  /** How a thing is that is one's own and to be replaced: "our old kettle is broken". */
  readonly worn: WordList
  /** What one thing comes in: "the small jar", "the blue version". */
  readonly versionNames: WordList
  /** What stands behind these is when or how, not what; without those that are an article in another language. */
  readonly prepositions: WordList
  /** Those that are an article in another language: "a batteria". */
  readonly ownPrepositions: WordList
  /** "The one that lights up": what stands behind these says which is meant. */
  readonly relative: WordList
  /** One thing is pointed at, and not all that was shown; without those that are a plural too. */
  readonly single: WordList
  /** All that was shown, or several of it. */
  readonly several: WordList
  /** What stands behind these was spoken of, or is the only one: "the", "your". */
  readonly definite: WordList
  /** "The cheap one", "the expensive one", of several. */
  readonly cheap: WordList
  readonly dear: WordList
  /** Between two of a kind: "M or L". */
  readonly joining: WordList
  readonly beforeSize: WordList
  /** Stands for a thing of the kind that was spoken of: "and one without …". */
  readonly one: WordList
  /** Before what is left out of all the rest: "everything but". */
  readonly except: WordList
  /** Before those that one is to be chosen of: "among the scented ones". */
  readonly among: WordList
  /** Before the amount that something is so of: "per 100 g". */
  readonly per: WordList
  /** In the name of what may be put in, and is not in it: "card slot: 1 TB". */
  readonly slot: WordList
  /** Where an age begins: "from birth to 4 years". */
  readonly birth: WordList
  readonly without: WordList
  readonly with: WordList
  /** Puts one thing to another: "if I add the lamp". */
  readonly adding: WordList
  /** Any product may be called so once it was spoken of: "that device". */
  readonly thing: WordList
  /** What goods come in, where they are counted: "three boxes". */
  readonly pack: WordList
  /** Behind what a product does not contain: "gluten free". */
  readonly free: WordList
  /** Said in a title before what a product does not have, behind it ("not included"), and at the end of its word. */
  readonly denying: WordList
  /** Goes on with what was denied before: "no nuts nor milk". */
  readonly nor: WordList
  /** Stands for no thing at all: "nothing above 300". */
  readonly nothing: WordList
  readonly denyingAfter: WordList
  readonly denyingEnding: WordList
  /** A message that begins with one of these adds to what was spoken of. */
  readonly also: WordList
  /** Costs nothing. */
  readonly gratis: WordList
  /** What says whether a thing is as it was sold: \"opened\", \"unworn\", \"packaging\". */
  readonly untouched: WordList
  /** What a product's attribute says for yes and no. */
  readonly yes: WordList
  readonly no: WordList
  readonly people: WordList
  /** Behind a number these make it a time, a share or a count: no price and no size. */
  readonly counted: WordList
  /** Written with a full stop that ends no sentence. */
  /** Ask when, or how long: "how long do you hold it?". */
  readonly asksTime: WordList
  /** Ask for a number. */
  readonly asksMany: WordList
  /** What time is counted in. */
  readonly spans: WordList
  readonly abbreviations: WordList
  readonly question: QuestionWords
  readonly recognition: Recognition
}

/** The words that questions about a product are built with. */
export type QuestionWords = {
  /** None of these says what is asked. */
  readonly empty: WordList
  /** What stands behind these is the product itself: "this backpack". */
  readonly pointing: WordList
  /** A question that begins with one of these wants more than yes or no. */
  readonly asking: WordList
  /** What joins a product with what is asked of it: "does it contain sugar?" is about sugar. */
  readonly linking: WordList
  /** "Does it have a hood?" is a yes as soon as a hood is spoken of. */
  readonly having: WordList
  /** What turns the word behind it into its opposite. */
  readonly negating: WordList
  /** Before a word it takes most of it away: "only lightly sweet" is no yes. */
  readonly hardly: WordList
  /** What a word begins with that says the contrary: "unlined". */
  readonly opposite: WordList
  /** Ask how much or how many there are of something: "how much butter is in it?". */
  readonly amount: WordList
  /** Ask for its share; "Haferanteil" ends so too. */
  readonly share: WordList
  /** Not with it, but to be had: "sold separately". */
  readonly apart: WordList
  /** "You need the base game", which says yes to nothing: what it is needed for. */
  readonly needing: WordList
  /** What only looks like the thing behind or before it: "faux leather". */
  readonly imitating: WordList
  /** Names what nobody wishes for: "toxic to pets: yes" is no yes to "is it ok for my cat?". */
  readonly harmful: WordList
}

/** What tells which language a message is in. */
type Recognition = {
  /** Words that only this language has or has most often. */
  readonly telling: WordList
  /** Words that decide even in a message of one word. */
  readonly alone: WordList
  /** How it spells; over lower-case text with its accents. */
  readonly spelling: RegExp
}

export const colours = [
  'red',
  'blue',
  'green',
  'yellow',
  'black',
  'white',
  'grey',
  'brown',
  'pink',
  'purple',
  'orange',
  'beige',
  'turquoise',
  'gold',
  'silver',
  'navy',
  'burgundy',
  'cream',
  'khaki',
  'olive',
] as const
export const shades = ['dark', 'light'] as const
export const materials = [
  'cotton',
  'wool',
  'leather',
  'linen',
  'silk',
  'wood',
  'steel',
  'plastic',
  'glass',
  'polyester',
  'polyamide',
  'aluminium',
  'titanium',
  'rubber',
  'ceramic',
  'bamboo',
  'cork',
  'silicone',
  'fleece',
  'velvet',
  'paper',
  'metal',
  'synthetic',
] as const
/** What many others are kinds of. */
export const widerMaterials = ['wood', 'metal', 'plastic'] as const
/** By their symbols, which are the same everywhere. */
export const units = 'in ft mm cm m km mg g kg oz lb ml cl l gal w v a mah gb tb mb hz h min carat pk'.split(
  ' ',
) as Unit[]
export type Unit =
  | 'in'
  | 'ft'
  | 'mm'
  | 'cm'
  | 'm'
  | 'km'
  | 'mg'
  | 'g'
  | 'kg'
  | 'oz'
  | 'lb'
  | 'ml'
  | 'cl'
  | 'l'
  | 'gal'
  | 'w'
  | 'v'
  | 'a'
  | 'mah'
  | 'gb'
  | 'tb'
  | 'mb'
  | 'hz'
  | 'h'
  | 'min'
  | 'carat'
  | 'pk'

/** Things by their names; inflected forms are made by `lexicon.ts`, what it cannot make is written out. */
export type Lexicon = {
  readonly colours: Readonly<Record<(typeof colours)[number], WordList>>
  readonly shades: Readonly<Record<(typeof shades)[number], WordList>>
  readonly materials: Readonly<Record<(typeof materials)[number], WordList>>
  /** Beech is wood, brass is metal. */
  readonly kindsOfMaterials: Readonly<Record<(typeof widerMaterials)[number], WordList>>
  /** Said as words where the catalog has letters. */
  readonly sizes: Readonly<Record<'s' | 'm' | 'l', WordList>>
  /** Where it has a word for them. */
  readonly units: Readonly<Partial<Record<Unit, WordList>>>
}

/** How people say who they are and how to reach them; patterns over the message as it was typed. */
export type ContactCues = {
  /** Said only to give one's name. */
  readonly nameIs: CueList
  /** Before a colon: "Name: …". */
  readonly nameLabel: CueList
  /** Said for much else too: "I'm …". */
  readonly iAm: CueList
  /** Said for still more, so that one word behind it is no name: "this is …". */
  readonly thisIs: CueList
  readonly titles: WordList
  /** Small words inside names. */
  readonly particles: WordList
  /** Where a name ends when no comma tells. */
  readonly afterName: WordList
  /** What people say of themselves and of their names that is none: "I'm vegan", "my name is misspelled"; nouns as they are spelled. */
  readonly notNames: WordList
  /** The signs of an e-mail address as words. */
  readonly at: CueList
  readonly dot: CueList
  /** A phone number follows or was meant. */
  readonly phone: CueList
  /** The number behind these is the shop's, not the visitor's: "order", also with `shopNumberJoins` between. */
  readonly shopNumber: CueList
  readonly shopNumberJoins: CueList
}

/** By topic: the words that ask for it, and what attributes are called that answer it. "_" joins words that belong together. */
export type TopicWords = {
  readonly asked: Readonly<Record<Topic, WordList>>
  readonly named: Readonly<Record<Topic, WordList>>
}

/** What can be asked of every shop; contact is all the ways to reach it together. */
export type FactSubject = ShopFactName | 'contact'

export type FactWords = {
  /** Said above the fact. */
  readonly names: Readonly<Record<FactSubject, string>>
  readonly wordings: Readonly<Record<FactSubject, readonly string[]>>
  /** The plainest question for gift wrapping, which is no fact that every shop has. */
  readonly wrapping: string
  /** Asked in like words about something else: by subject, so that no fact is given for them. */
  readonly others: Readonly<Record<OtherSubject, readonly string[]>>
}

export const otherSubjects = ['order', 'hours', 'product', 'discount', 'account', 'visitor'] as const
type OtherSubject = (typeof otherSubjects)[number]
