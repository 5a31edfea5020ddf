import { languages } from '#main/languages/index.ts'
import {
  type Audience,
  audiences,
  type Kind,
  kinds,
  type Substance,
  substances,
  widerKinds,
  widerSubstances,
} from '#main/languages/things.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { memoized } from '#main/lib/memoize.ts'
import { fold } from '#main/lib/text/fold.ts'
import { createStemmer, stem } from '#main/lib/text/stem.ts'
import { memoize } from '#shared/memoize.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { isNameOfThing } from '../understand/language.ts'

/**
 * Our lexicon as lookups over stems, a language each: "pâte" is pasta in French and looks like a pâté in English, so a word is only
 * looked up in the languages it may be in.
 */
type Names<T> = {
  readonly byKey: ReadonlyMap<string, readonly T[]>
  /** Names of one word, as they are written. */
  readonly written: ReadonlySet<string>
  /** Names made of others: the same thing with another word for its head. */
  readonly others: ReadonlyMap<T, readonly string[]>
  /** The first words of names of several. */
  readonly starts: ReadonlySet<string>
  readonly stemmed: (word: string) => string
  /** How long the last part of a compound must be; null where the language makes none. */
  readonly shortestPart: number | null
  readonly prefixes: readonly string[]
}
/** The words that one knows serve all who read that language. */
export const stemmerIn = memoize((code) => createStemmer(languages[code as LanguageCode].grammar.stemming))
const kindNames = new Map<LanguageCode, Names<Kind>>()
const substanceNames = new Map<LanguageCode, Names<Substance>>()
const longest = 4

function namesOf<T extends string>(
  made: Map<LanguageCode, Names<T>>,
  code: LanguageCode,
  concepts: readonly T[],
  words: Readonly<Record<T, string>>,
): Names<T> {
  const cached = made.get(code)
  if (cached) return cached
  const stemmed = stemmerIn(code)
  const byKey = new Map<string, T[]>()
  for (const concept of concepts)
    for (const name of words[concept].split(' '))
      for (const key of keysOf(name, stemmed)) {
        const known = byKey.get(key)
        if (!known) byKey.set(key, [concept])
        else if (!known.includes(concept)) known.push(concept)
      }
  const others: Names<T>['others'] = languages[code].grammar.joinsWords
    ? otherHeads(concepts, words)
    : new Map()
  for (const [concept, more] of others)
    for (const key of more.flatMap((name) => [...keysOf(name, stemmed)]))
      if (!byKey.has(key)) byKey.set(key, [concept])
  const starts = new Set(
    [...byKey.keys()].flatMap((key) => (key.includes(' ') ? key.slice(0, key.indexOf(' ')) : [])),
  )
  const written = new Set(concepts.flatMap((concept) => words[concept].split(' ').map(fold)))
  const names = {
    byKey,
    written,
    others,
    starts,
    stemmed,
    shortestPart: shortestPartIn(code),
    prefixes: languages[code].grammar.prefixes,
  }
  made.set(code, names)
  return names
}

/** "Stehlampe" and "Stehleuchte" are one thing where "Lampe" and "Leuchte" are: a compound is known by every name of its head. */
function otherHeads<T extends string>(concepts: readonly T[], words: Readonly<Record<T, string>>) {
  const oneWord = (concept: T) => words[concept].split(' ').filter((name) => /^\p{L}+$/u.test(name))
  const namesakes = new Map<string, readonly string[]>()
  for (const concept of concepts) {
    const names = oneWord(concept)
    for (const name of names) if (name.length >= shortestHead) namesakes.set(name, names)
  }
  const others = new Map<T, string[]>()
  for (const concept of concepts)
    for (const name of oneWord(concept))
      for (let cut = shortestBefore; name.length - cut >= shortestHead; cut++)
        for (const head of namesakes.get(name.slice(cut)) ?? []) {
          const known = others.get(concept)
          if (known) known.push(name.slice(0, cut) + head)
          else others.set(concept, [name.slice(0, cut) + head])
        }
  return others
}
const shortestHead = 5

/** Every name of a kind in a language. */
export function namesOfKind(kind: Kind, code: LanguageCode): string[] {
  const [names] = kindsOf([code])
  return [...languages[code].things.kinds[kind].split(' '), ...(names?.others.get(kind) ?? [])]
}

/** All of it, a language at a time: a word nobody knows is looked for in every one. */
export function* makeKindNames(): Generator<void, void> {
  for (const code of languageCodes) {
    kindsOf([code])
    yield
  }
}

function kindsOf(codes: readonly LanguageCode[]): readonly Names<Kind>[] {
  return codes.map((code) => namesOf(kindNames, code, kinds, languages[code].things.kinds))
}

function substancesOf(codes: readonly LanguageCode[]): readonly Names<Substance>[] {
  return codes.map((code) => namesOf(substanceNames, code, substances, languages[code].things.substances))
}

/** Between the words of a name: "máquina de café". They are left out where names are compared. */
const small = new Set(
  'de di da do dos das du des of a al alla la le a van der d l s en in per pour para'.split(' '),
)

const umlaut = /[äöüß]/

/** As it is written, and with its umlauts typed out. */
function keysOf(name: string, stemmed: (word: string) => string): Set<string> {
  const keys = new Set<string>()
  const add = (typed: string) => {
    const folded = fold(typed)
    const parts = /[_-]/.test(folded) ? folded.split(/[_-]/).filter((part) => !small.has(part)) : [folded]
    keys.add(parts.map(stem).join(' '))
    keys.add(parts.map(stemmed).join(' '))
  }
  add(name)
  if (umlaut.test(name))
    add(name.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss'))
  return keys
}

/** What a run of words names, longest names first; `from` and `to` are places among the words. */
type Named<T> = {
  readonly concepts: readonly T[]
  readonly from: number
  readonly to: number
  /** By the last part of a compound alone. */
  readonly isPart: boolean
}

/** Names in some languages, and what each word is by itself: most are asked for again and again. */
type Lexicon<T> = { readonly names: readonly Names<T>[]; readonly readWord: (word: string) => WordRead<T> }
type WordRead<T> = {
  readonly alone: readonly Named<T>[]
  /** Most words begin no name of several. */
  readonly mayStart: boolean
}

const rememberedWords = 10_000

function lexiconOf<T>(names: readonly Names<T>[]): Lexicon<T> {
  const readWord = memoized((word): WordRead<T> => {
    const whole = ofRun([word], names)
    const concepts = whole ?? byLastPart(word, names)
    return {
      alone: concepts ? [{ concepts, from: 0, to: 0, isPart: !whole }] : [],
      mayStart: names.some(({ starts, stemmed }) => starts.has(stem(word)) || starts.has(stemmed(word))),
    }
  }, rememberedWords)
  return { names, readWord }
}

function namedIn<T>(words: readonly string[], { names, readWord }: Lexicon<T>): readonly Named<T>[] {
  if (words.length === 1) return readWord(words[0] ?? '').alone
  const found: Named<T>[] = []
  const isSmall = (at: number) => small.has(words[at] ?? '')
  for (let at = 0; at < words.length; at++) {
    const { alone, mayStart } = readWord(words[at] ?? '')
    const run = mayStart && !isSmall(at) ? longestRun(at) : null
    if (run) {
      found.push(run)
      at = run.to
    } else for (const one of alone) found.push({ ...one, from: at, to: at })
  }
  return found

  function longestRun(at: number): Named<T> | null {
    for (let end = Math.min(at + longest, words.length); end > at + 1; end--) {
      const concepts = isSmall(end - 1) ? undefined : ofRun(words.slice(at, end), names)
      if (concepts) return { concepts, from: at, to: end - 1, isPart: false }
    }
    return null
  }
}

function ofRun<T>(run: readonly string[], names: readonly Names<T>[]): readonly T[] | undefined {
  const words = run.length === 1 ? run : run.filter((word) => !small.has(word))
  for (const { byKey, stemmed } of names) {
    const found = byKey.get(words.map(stemmed).join(' ')) ?? byKey.get(words.map(stem).join(' '))
    if (found) return found
  }
  return undefined
}

/** "Regenjacke" is a "Jacke"; only where what is left is long enough to be a word too. */
const shortestBefore = 3
const surePart = 5

function shortestPartIn(code: LanguageCode): number | null {
  if (languages[code].grammar.joinsWords) return 4
  // "raincoat", "snowboots"
  return code === 'en' ? 4 : null
}

/** Compounds are of one language: a Dutch "autobench" ends in no English bench. */
function byLastPart<T>(word: string, [names]: readonly Names<T>[]): readonly T[] | undefined {
  if (!names || names.shortestPart === null) return undefined
  for (let cut = shortestBefore; word.length - cut >= names.shortestPart; cut++) {
    if (names.prefixes.includes(word.slice(0, cut))) continue
    const part = word.slice(cut)
    // "Kirschlorbeer" is no "Beere", though both end in one stem.
    if (part.length < surePart && !names.written.has(part) && !names.written.has(part.replace(/s$/, '')))
      continue
    const found = names.byKey.get(names.stemmed(part)) ?? names.byKey.get(stem(part))
    if (found) return found
  }
  return undefined
}

export function kindsNamed(words: readonly string[], codes: readonly LanguageCode[]): readonly Named<Kind>[] {
  return namedIn(words, kindLexicon(codes.join()))
}

const kindLexicon = memoize((codes) => lexiconOf(kindsOf(codesIn(codes))))
const substanceLexicon = memoize((codes) => lexiconOf(substancesOf(codesIn(codes))))

function codesIn(joined: string): LanguageCode[] {
  return joined === '' ? [] : (joined.split(',') as LanguageCode[])
}

export function kindsIn(words: readonly string[], codes: readonly LanguageCode[]): Set<Kind> {
  return new Set(kindsNamed(words, codes).flatMap(({ concepts }) => concepts))
}

export function substancesNamed(
  words: readonly string[],
  codes: readonly LanguageCode[],
): readonly Named<Substance>[] {
  return namedIn(words, substanceLexicon(codes.join()))
}

export function substancesIn(words: readonly string[], codes: readonly LanguageCode[]): Set<Substance> {
  return new Set(substancesNamed(words, codes).flatMap(({ concepts }) => concepts))
}

/** Whether words are what a kind is called first: a "lawn mower" is a "mower" and nothing more. */
export function isFirstName(
  words: readonly string[],
  asked: readonly Kind[],
  codes: readonly LanguageCode[],
): boolean {
  const said = words.join(' ')
  const first = (kind: Kind, code: LanguageCode) => languages[code].things.kinds[kind].split(' ')[0] ?? ''
  return asked.some((kind) => codes.some((code) => fold(first(kind, code)).replaceAll(/[_-]/g, ' ') === said))
}

/** A "cirkelzaag" is a "zaag" of its own, in languages that join words. */
export function endsInName(word: string, kind: Kind, codes: readonly LanguageCode[]): boolean {
  return codes.some((code) => {
    const name = fold(languages[code].things.kinds[kind].split(' ')[0] ?? '')
    return languages[code].grammar.joinsWords && word.length > name.length + 2 && word.endsWith(name)
  })
}

/** The kind itself and all that are kinds of it. */
export function withNarrower(asked: Iterable<Kind>): Set<Kind> {
  const all = new Set(asked)
  for (const kind of all) for (const narrower of widerKinds[kind] ?? []) all.add(narrower)
  return all
}

/** A kind that covers this many others says little about any of them. */
const mostNarrower = 6

/** What a kind is a kind of, as far as that still says what it is. */
export function widerThan(kind: Kind): Kind[] {
  return kinds.filter((other) => {
    const narrower = widerKinds[other] ?? []
    return narrower.length <= mostNarrower && narrower.includes(kind)
  })
}

/** The substance itself and all that are kinds of it. */
export function withNarrowerSubstances(asked: Iterable<Substance>): Set<Substance> {
  const all = new Set(asked)
  for (const substance of all) for (const narrower of widerSubstances[substance] ?? []) all.add(narrower)
  return all
}

/** Every stem that names one of these substances in these languages. */
export function stemsOf(asked: ReadonlySet<Substance>, codes: readonly LanguageCode[]): Set<string> {
  return new Set(
    [...asked].flatMap((substance) =>
      codes.flatMap((code) =>
        languages[code].things.substances[substance].split(' ').map((name) => stem(fold(name))),
      ),
    ),
  )
}

const audienceWords = new Map<LanguageCode, ReadonlyMap<string, Audience>>()

/** A "Kinderhelm" is for children, as "Helm für Kinder" says. */
export function audiencesOfGoods(
  words: readonly string[],
  codes: readonly LanguageCode[],
): ReadonlySet<Audience> {
  return new Set(words.flatMap(audiencesOfWord(codes.join())))
}

const audiencesOfWord = memoize((joined) => {
  const codes = codesIn(joined)
  const starts = codes.flatMap((code) =>
    [...audienceNames(code)].filter(([name, whom]) => name.length >= shortestStart && people.has(whom)),
  )
  return memoized(
    (word): readonly Audience[] => [
      ...audiencesIn([word], codes),
      ...starts.flatMap(([name, whom]) => (isForWhom(word, name) ? whom : [])),
    ],
    rememberedWords,
  )
})

const people: ReadonlySet<Audience> = new Set(['man', 'woman', 'child', 'baby'])

function isForWhom(word: string, whom: string): boolean {
  return word.startsWith(whom) && isNameOfThing(word.slice(whom.length))
}

/** Whom words name: "grandad" is a man, whatever else is said of him. */
export function audiencesIn(words: readonly string[], codes: readonly LanguageCode[]): Set<Audience> {
  return new Set(codes.flatMap((code) => words.flatMap((word) => audienceNames(code).get(word) ?? [])))
}

function audienceNames(code: LanguageCode): ReadonlyMap<string, Audience> {
  const known = audienceWords.get(code)
  if (known) return known
  const made = new Map(
    audiences.flatMap((audience) =>
      languages[code].things.audiences[audience].split(' ').map((name) => [fold(name), audience] as const),
    ),
  )
  audienceWords.set(code, made)
  return made
}

/** "Té", "tè": without its accent the word would be one that says nothing. */
export function accentedKinds(said: string, codes: readonly LanguageCode[]): Set<string> {
  const words = said.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(
    words
      .filter((word) => word.length <= shortWord && word !== fold(word) && shortKinds(codes).has(word))
      .map(fold),
  )
}

const shortWord = 4
const shortNames = new Map<string, ReadonlySet<string>>()

function shortKinds(codes: readonly LanguageCode[]): ReadonlySet<string> {
  const known = shortNames.get(codes.join())
  if (known) return known
  const made = new Set(
    codes.flatMap((code) =>
      Object.values(languages[code].things.kinds).flatMap((names) =>
        names.split(' ').filter((name) => name.length <= shortWord),
      ),
    ),
  )
  shortNames.set(codes.join(), made)
  return made
}

const shortestStart = 4
const goodsOfAnyKind = wordsInAll(({ words }) => words.goods)

/** "Hondenspullen" are all that is for dogs. */
export function beforeGoods(word: string): string | null {
  for (let cut = word.length - shortestStart; cut >= shortestStart; cut--)
    if (goodsOfAnyKind.has(word.slice(cut))) return word.slice(0, cut)
  return null
}
