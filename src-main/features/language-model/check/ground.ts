import { contentWords } from '#main/languages/word-sets.ts'
import { placesIn } from '#main/lib/places.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { soundsLike } from '#shared/sounds-like.ts'
import type { Evidence, ToolResult } from '../assistant/types.ts'
import { foreignAddress } from './addresses.ts'
import { denies, isHostile, looksIn, policiesIn, saysLimit, stockIn, weekdaysIn } from './claims.ts'
import type { Known } from './known.ts'
import { namesIn } from './names.ts'
import { shopPromise } from './promises.ts'
import { numberFault } from './quantities.ts'
import { unknownWords } from './vocabulary.ts'

export type Verdict =
  /** Nothing in it needs a source. */
  | { readonly kind: 'free' }
  | { readonly kind: 'carried'; readonly by: readonly Evidence[] }
  | { readonly kind: 'dropped'; readonly fault: Fault }

export type Ground = ReturnType<typeof createGround>

const maxWords = 60
const maxFreeWords = 30

/**
 * What may be said in an answer: what the tools of this turn have found. A figure, a price, a day, an address, a term of the shop, a
 * name and what a thing looks like or is made of must be there; and in the language of what was found, every word that says something.
 */
export function createGround({
  language,
  message,
  botName,
}: {
  readonly language: LanguageCode
  readonly message: string
  readonly botName: string
}) {
  const all: Known[] = []
  const limits = new Set<number>()
  const asked = new Set(wordsOf(message))
  const botWords = new Set(wordsOf(botName))
  const shopHosts = new Set<string>()
  /** What was spoken of last: "it costs …". */
  let focus: readonly Known[] = []

  function add({ evidence, limits: searchedBy = [] }: ToolResult): void {
    for (const limit of searchedBy) limits.add(limit)
    for (const one of evidence) {
      if (all.some((known) => known.kind === one.kind && known.id === one.id && known.text === one.text))
        continue
      const whole = `${one.title}\n${one.facts}\n${one.text}`
      all.push({
        ...one,
        whole,
        words: new Set(wordsOf(whole).map(stem)),
        titleStems: contentWords(one.title).map(stem),
        sentences: one.text.split(/(?<=[.!?])\s+|\n+/).filter((part) => part.trim() !== ''),
      })
      const host = hostOf(one.url)
      if (host !== null) shopHosts.add(host)
    }
  }

  function judge(sentence: string): Verdict {
    const drop = (found: Fault): Verdict => ({ kind: 'dropped', fault: found })
    if (/<\/?[a-z][^<>]{0,200}>|\]\(/iu.test(sentence)) return drop(fault('model_markup'))
    const inner = /\b[a-z]{2,20}_[a-z_]{2,30}\b|\bsystem prompt\b/iu.exec(sentence)
    if (inner) return drop(fault('model_unsupported', { what: inner[0] }))
    if (isHostile(sentence) || wordsOf(sentence).length > maxWords)
      return drop(fault('model_unsupported', { what: shortened(sentence) }))
    if (isForeign(sentence)) return drop(fault('model_other_language'))
    const address = foreignAddress(sentence, { hosts: shopHosts, facts: textsOf(all, 'fact') })
    if (address !== null) return drop(fault('model_foreign_address', { address }))
    const named = namedIn(sentence)
    const things = named.length > 0 ? named : focus
    const found = claimFault(sentence, named, things)
    if (found !== null) return drop(found)
    const by = carriers(sentence, named, things)
    const { unknown, supported } = unknownWords(sentence, {
      language,
      sources: all,
      spared: denies(sentence) && all.length > 0 ? new Set([...botWords, ...asked]) : botWords,
    })
    const isRead = all.length > 0 && isOwnLanguage()
    if (by.length === 0) {
      const isShort = wordsOf(sentence).length <= maxFreeWords
      if (unknown.length === 0 && isShort) return { kind: 'free' }
      return drop(fault('model_unsupported', { what: shortened(unknown.join(', ') || sentence) }))
    }
    // In another language than the sources only what is exact can be compared.
    if (isRead && unknown.length > Math.floor(supported / wordsForOne))
      return drop(fault('model_unsupported', { what: shortened(unknown.join(', ')) }))
    if (named.length > 0) focus = named
    return { kind: 'carried', by }
  }

  /** What of the sentence none of what was found has. */
  function claimFault(sentence: string, named: readonly Known[], things: readonly Known[]): Fault | null {
    const isQuestion = /\?\s*$/.test(sentence)
    const isDenied = denies(sentence) && all.length > 0
    const wrong = numberFault(sentence, {
      all,
      named,
      things,
      limits: saysLimit(sentence) ? limits : null,
      language,
    })
    if (wrong !== null) return wrong
    const promise = shopPromise(sentence, all)
    if (promise !== null) return fault('model_unknown_promise', { what: promise })
    const policies = isQuestion ? [] : policiesIn(sentence)
    const ofShop = all.filter(({ kind }) => kind === 'text' || kind === 'fact')
    for (const policy of policies)
      if (!all.some((one) => policiesIn(one.whole).includes(policy) && isOfPolicy(one, policy)))
        return fault('model_unknown_promise', { what: policy })
    if (policies.length > 0 && isOwnLanguage() && contradicts(sentence, ofShop))
      return fault('model_contradicts', { what: shortened(sentence) })
    const state = stockIn(sentence)
    const goods = (things.length > 0 ? things : all).filter(({ kind }) => kind === 'product')
    const unknownState = isQuestion
      ? undefined
      : state.find((one) => !goods.some(({ facts }) => stockIn(facts).includes(one)))
    if (unknownState !== undefined) return fault('model_unknown_promise', { what: unknownState })
    const days = new Set(all.flatMap(({ whole }) => [...weekdaysIn(whole)]))
    if ([...weekdaysIn(sentence)].some((day) => !days.has(day)))
      return fault('model_unsupported', { what: shortened(sentence) })
    return (
      placeFault(sentence) ?? nameFault(sentence, isDenied) ?? lookFault(sentence, things, named, isDenied)
    )
  }

  function placeFault(sentence: string): Fault | null {
    const { names } = placesIn(sentence)
    if (names.length === 0) return null
    const sources = placesIn(all.map(({ whole }) => whole).join('\n'))
    const unknown = names.find((name) => {
      const one = placesIn(name)
      // A word that is a place and something else besides stands in the sources as that.
      if (all.some(({ words }) => wordsOf(name).every((word) => words.has(stem(word))))) return false
      return one.cities.size > 0
        ? ![...one.cities].some((city) => sources.cities.has(city))
        : ![...one.countries].some((country) => sources.countries.has(country))
    })
    const isTyped =
      unknown !== undefined && new RegExp(`\\b${unknown.split(' ')[0]}`, 'u').test(sentence.toLowerCase())
    return unknown !== undefined && isTyped && hasCapital(sentence, unknown)
      ? fault('model_unsupported', { what: unknown })
      : null
  }

  function nameFault(sentence: string, isDenied: boolean): Fault | null {
    const isKnown = (name: string) =>
      wordsOf(name).every(
        (word) =>
          botWords.has(word) ||
          (isDenied && asked.has(word)) ||
          all.some(({ words }) => words.has(stem(word))),
      )
    const unknown = namesIn(sentence, language).find((name) => !isKnown(name))
    return unknown === undefined ? null : fault('model_unsupported', { what: unknown })
  }

  function lookFault(
    sentence: string,
    things: readonly Known[],
    named: readonly Known[],
    isDenied: boolean,
  ): Fault | null {
    const sources = named.length > 0 ? [...things, ...all.filter(({ kind }) => kind !== 'product')] : all
    const known = new Set(sources.flatMap(({ whole }) => [...looksIn(whole, 'en')]))
    const inMessage = looksIn(message, language)
    const unknown = [...looksIn(sentence, language)].find(
      (look) => !known.has(look) && !(isDenied && inMessage.has(look)),
    )
    return unknown === undefined ? null : fault('model_unsupported', { what: unknown })
  }

  /** The products a sentence speaks of by name: by a word that no other of them is called by, or by all of it. */
  function namedIn(sentence: string): Known[] {
    const said = new Set(wordsOf(sentence).map(stem))
    const goods = all.filter(({ kind }) => kind === 'product')
    return goods.filter(({ titleStems, id }) => {
      if (titleStems.length === 0) return false
      const isOwn = (word: string) =>
        !goods.some((other) => other.id !== id && other.titleStems.includes(word)) && !/^\d+$/.test(word)
      return (
        titleStems.some((word) => said.has(word) && isOwn(word)) || titleStems.every((word) => said.has(word))
      )
    })
  }

  /** What a sentence rests on: the products it names, or what shares most of its words. */
  function carriers(sentence: string, named: readonly Known[], things: readonly Known[]): Evidence[] {
    const said = contentWords(sentence).map(stem)
    const shared = (one: Known) => said.filter((word) => one.words.has(word)).length
    const policies = policiesIn(sentence)
    const texts = all
      .filter((one) => one.kind !== 'product')
      .map((one) => ({
        one,
        count: shared(one) + (policies.some((policy) => policiesIn(one.whole).includes(policy)) ? 1 : 0),
      }))
      .filter(({ count }) => count >= Math.min(2, said.length) && count > 0)
      .sort((a, b) => b.count - a.count)
    if (named.length > 0)
      return [...named, ...(policies.length > 0 ? texts.slice(0, 1).map(({ one }) => one) : [])]
    const hasFigure = /\d/.test(sentence)
    const ofFocus = things.filter((one) => hasFigure || shared(one) > 0)
    const best = texts[0]
    if (best && !(ofFocus.length > 0 && Math.max(...ofFocus.map(shared)) > best.count)) return [best.one]
    if (ofFocus.length > 0) return ofFocus
    const goods = all.filter((one) => one.kind === 'product' && shared(one) > 0)
    return goods.length > 0 && (hasFigure || Math.max(...goods.map(shared)) >= Math.min(2, said.length))
      ? goods
      : []
  }

  /** Whether what was found is in the language that is spoken; then its words can be compared. */
  function isOwnLanguage(): boolean {
    const prose = all.map(({ text }) => text).join(' ')
    return prose.trim() === '' || soundsLike(prose, language)
  }

  function isForeign(sentence: string): boolean {
    const others = (['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const).filter((code) => code !== language)
    return (
      wordsOf(sentence).length >= enoughWords &&
      !soundsLike(sentence, language) &&
      others.some((code) => soundsLike(sentence, code))
    )
  }

  return {
    add,
    judge,
    /** How many things were found so far. */
    size: () => all.length,
  }
}

const enoughWords = 6
/** For each group of this many words found in the sources, one may be the model's own. */
const wordsForOne = 5

/** A supplier may write of shipping in a description; only of the warranty it is theirs to speak. */
function isOfPolicy({ kind, facts }: Known, policy: string): boolean {
  return kind !== 'product' || policy === 'warranty' || policiesIn(facts).includes(policy as never)
}

/** The shop's sentence that is most like it denies where this one does not, or the other way round. */
function contradicts(sentence: string, sources: readonly Known[]): boolean {
  const said = contentWords(sentence).map(stem)
  let best = { count: 0, text: '' }
  for (const { sentences } of sources)
    for (const text of sentences) {
      const words = new Set(wordsOf(text).map(stem))
      const count = said.filter((word) => words.has(word)).length
      if (count > best.count) best = { count, text }
    }
  return best.count >= 2 && best.count * 2 >= said.length && denies(best.text) !== denies(sentence)
}

function textsOf(all: readonly Known[], kind: Evidence['kind']): string[] {
  return all.filter((one) => one.kind === kind).map(({ whole, url }) => `${whole}\n${url}`)
}

function hasCapital(sentence: string, name: string): boolean {
  const [first = ''] = name.split(' ')
  return (sentence.match(/\p{Lu}[\p{L}-]*/gu) ?? []).some((word) => wordsOf(word)[0] === first)
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null
}

const maxShown = 80

function shortened(text: string): string {
  return text.length > maxShown ? `${text.slice(0, maxShown - 1)}…` : text
}
