import { isRealWord } from '#main/features/embeddings/index.ts'
import { languages } from '#main/languages/index.ts'
import type { Kind } from '#main/languages/things.ts'
import { lazily } from '#main/lib/memoize.ts'
import { editDistance } from '#main/lib/text/edit-distance.ts'
import { faultsForgiven, productSlips } from '#main/lib/text/spelling.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { root } from '../product-questions/alike.ts'
import { isNameOfThing } from '../understand/language.ts'
import { namesOne } from './bounds.ts'
import { codesOf, type Item, isWhom } from './item.ts'
import type { Field } from './item-words.ts'
import { type CatalogWords, type MeantWords, sameWords, surfaceOf } from './shop-words.ts'
import {
  beforeGoods,
  endsInName,
  isFirstName,
  kindsIn,
  kindsNamed,
  stemmerIn,
  stemsOf,
  substancesIn,
  widerThan,
  withNarrower,
} from './things.ts'

/** A word or a name of several that was looked for, as the shop knows it. */
export type Term = {
  readonly words: readonly string[]
  readonly stems: readonly string[]
  readonly stemsByWord: readonly (readonly string[])[]
  readonly kinds: ReadonlySet<Kind>
  readonly from: number
}

export type Shop = {
  /** What is known of the catalog where these items are only a part of it. */
  readonly catalog: CatalogWords | null
  readonly items: readonly Item[]
  readonly language: LanguageCode
  /** By id of the group and of every version. */
  readonly byId: ReadonlyMap<string, Item>
  readonly codes: readonly LanguageCode[]
  /** Whether a word stands anywhere in its catalog. */
  readonly hasWord: (word: string) => boolean
  /** Whether a word names what its products give: "protein", "RAM". */
  readonly hasAttribute: (word: string) => boolean
  /** Which of its words mean what a visitor's word does: "wood" is its "Holz". */
  readonly sameAs: (word: string, codes: readonly LanguageCode[]) => readonly string[]
  /** Its words as they are written. */
  readonly surface: () => Iterable<string>
  readonly termsOf: (words: readonly string[], codes: readonly LanguageCode[]) => Term[]
  /** How well the item fits the term, 0 to 1, and where. */
  readonly fit: (item: Item, term: Term) => Fit | null
}

export type Fit = { readonly field: Field; readonly score: number }
const worth: Readonly<Record<Field, number>> = {
  head: 1,
  category: 0.95,
  title: 0.8,
  path: 0.6,
  value: 0.6,
  description: 0.35,
}
const shortestPart = 4
const shortestOther = 5

/** Where words say what a product is, not only something of it. */
function isOfName(field: Field | undefined): boolean {
  return field === 'head' || field === 'category' || field === 'title'
}

/** Of a large catalog the items are those that a message may be about, and its words are known besides. */
export function createShop(
  items: readonly Item[],
  language: LanguageCode,
  catalog: CatalogWords | null = null,
  words: MeantWords | null = null,
): Shop {
  const { joinsWords } = languages[language].grammar
  const stemmedHere = stemmerIn(language)
  const own = codesOf(language)
  const vocabulary = new Set<string>()
  for (const { words } of items)
    for (const word of words.stems(catalog ? 'named' : 'described')) vocabulary.add(word)
  const surface = lazily(() => surfaceOf(items))
  /** What things are called, as it is written: "Kaffeekochen" is no "Wasserkocher", though both are of one stem. */
  const names = lazily(() => {
    const called = ({ title, versions, words }: Item) =>
      wordsOf(`${title} ${versions[0]?.row.category ?? ''}`)
        .map(stem)
        .filter((one) => isOfName(words.get(one)))
    return new Set(items.flatMap(called))
  })
  /** "vervoeren" where the shop has "vervoer": the same word, bent further. */
  const roots = lazily(() => Map.groupBy(surface().keys(), root))
  const attributes = lazily(
    () =>
      new Set(
        items.flatMap(({ versions }) => (versions[0]?.said ?? []).flatMap(({ nameStems }) => nameStems)),
      ),
  )
  const byId = new Map(
    items.flatMap((item) => [
      [item.id, item] as const,
      ...item.versions.map(({ row }) => [row.id, item] as const),
    ]),
  )
  const meant = new Map<string, readonly string[]>()

  /** The stems of this shop that a word may mean: itself, what it is a part of, what it was mistyped for. */
  function stemsFor(word: string, codes: readonly LanguageCode[]): readonly string[] {
    const key = `${word} ${codes.join()}`
    const cached = meant.get(key)
    if (cached) return cached
    const near = words?.meant(word, codes[0] !== language) ?? null
    const found = lookUp(word, codes, (near ?? []).map(stem))
    // What it means may be known with the next message.
    if (near === null && words) return found
    if (meant.size > 5000) meant.clear()
    meant.set(key, found)
    return found
  }

  function lookUp(word: string, codes: readonly LanguageCode[], near: readonly string[]): readonly string[] {
    const stemmed = stem(word)
    const substances = substancesIn([word], codes)
    const same = [
      stemmed,
      stemmedHere(word),
      ...(substances.size > 0 ? stemsOf(substances, own) : []),
    ].filter((one) => vocabulary.has(one))
    const isPart = (other: string) =>
      other !== stemmed &&
      other.length > stemmed.length + 2 &&
      (other.endsWith(stemmed) || other.startsWith(stemmed))
    // "Rad" of "Looprad": behind a word, so short a one is one too.
    const isBehind = (other: string) =>
      other.endsWith(stemmed) &&
      other.length > stemmed.length + 2 &&
      isRealWord(other.slice(0, -stemmed.length))
    const isLong = stemmed.length >= shortestPart || (stemmed.length === 3 && word.length > 4)
    const parts = joinsWords && stemmed.length > 2 ? [...vocabulary].filter(isLong ? isPart : isBehind) : []
    if (same.length > 0 || parts.length > 0) return [...new Set([...same, ...parts])]
    const related = roots().get(root(word)) ?? []
    if (related.length > 0 && word.length >= shortestOther) return related.map(stem)
    const isJoined = codes.some((code) => languages[code].grammar.joinsWords)
    // "Tuner": they are sold, and a guitar may have one built in, in other words.
    if (isNameOfThing(word) || isForOther(word) || isSoldAs(word, codes))
      return codes[0] === language ? [] : near
    const alike = isJoined ? ofSameKind(word) : []
    const begun = isJoined && alike.length === 0 ? ofSameBeginning(word) : alike
    if (begun.length > 0 || kindsNamed([word], codes).length > 0) return begun
    // "Brebis" is sheep in another language, and no slip of "brie".
    const slips = codes[0] !== language && near.length > 0 ? [] : slipsOf(word)
    return slips.length > 0 ? slips : near
  }

  /** "Paardenvoer", where there is food for dogs and cats: nothing here is for horses. */
  function isForOther(word: string): boolean {
    const starts = Array.from(word, (_, at) => stem(word.slice(0, at))).filter((one) => !vocabulary.has(one))
    return starts.some((one) => one.length >= shortestPart && isWhom(kindsIn([one], own)))
  }

  function isSoldAs(word: string, codes: readonly LanguageCode[]): boolean {
    const kinds = kindsHere(kindsNamed([word], codes).flatMap(({ concepts }) => concepts))
    return items.some((item) => meets(kinds, item.kinds) || meets(kinds, item.titleKinds))
  }

  /** "Krabmeubels" where there are a "krabpaal" and a "krabton": what they begin with says what they are for. */
  function ofSameBeginning(word: string): readonly string[] {
    for (let cut = word.length - shortestPart; cut >= shortestPart; cut--) {
      const first = word.slice(0, cut)
      const found = isRealWord(first)
        ? [...vocabulary].filter((one) => one.startsWith(first) && one.length > first.length + 2)
        : []
      if (found.length > 0) return found
    }
    return []
  }

  /** "Regenstiefel" where there are "Gummistiefel": what a word is made of last says what it is. */
  function ofSameKind(word: string): readonly string[] {
    for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
      const last = stem(word.slice(cut))
      const isReal = last.length >= shortestPart && (isRealWord(word.slice(cut)) || isRealWord(last))
      const found = isReal
        ? [...names()].filter((one) => one.endsWith(last) && one.length > last.length + 2)
        : []
      if (found.length > 0) return found
    }
    return []
  }

  /** "laptopständer" where the shop has "laptop" and "stand"; a word of which it has others of the kind stays whole. */
  function partsOf(word: string): readonly string[] {
    const whole = stem(word)
    if (vocabulary.has(whole) && (!joinsWords || isSaidOf(whole))) return [word]
    const before = joinsWords ? beforeGoods(word) : null
    if (before !== null) return [before]
    for (let cut = whole.length - shortestPart; cut >= shortestPart; cut--) {
      const [start, end] = [stem(whole.slice(0, cut)), whole.slice(cut)]
      if (!vocabulary.has(start)) continue
      if (!vocabulary.has(end)) {
        // "Akkumäher" where there is an "Akku-Rasenmäher".
        const isEnd = end.length > shortestPart && [...names()].some((one) => one.endsWith(end))
        if (joinsWords && isEnd && items.some(({ words }) => isOfName(words.get(start)))) return [start, end]
        continue
      }
      // "Heckenpflanzen", where there is a shelf of hedges.
      const isThing = items.some(({ words }) => isOfName(words.get(end)) || words.get(start) === 'category')
      return isThing || ofSameKind(word).length === 0 ? [start, end] : [word]
    }
    return [word]
  }

  /** In more than descriptions. */
  function isSaidOf(one: string): boolean {
    return items.some(({ words }) => (words.get(one) ?? 'description') !== 'description')
  }

  /** "Zimmerpflanzen", where there is a shelf of them, are not all that is a plant. */
  function kindsMeant(name: ReturnType<typeof kindsNamed>[number] | undefined, word: string) {
    const isPart = name?.isPart === true || name?.concepts.some((kind) => endsInName(word, kind, own))
    const isOwn = isPart === true && items.some(({ words }) => isOfName(words.get(stem(word))))
    return kindsHere(isOwn || (isPart === true && isForOther(word)) ? [] : (name?.concepts ?? []))
  }

  function slipsOf(word: string): readonly string[] {
    const most = /\d/.test(word) || isRealWord(word) ? 0 : faultsForgiven(word, productSlips)
    if (most === 0) return []
    const known = catalog?.repaired(word)
    if (known) return [stem(known)]
    let best: { readonly word: string; readonly cost: number } | null = null
    for (const [other, count] of surface()) {
      if (Math.abs(other.length - word.length) > most || other.length < productSlips.shortest) continue
      const faults = editDistance(word, other, most)
      if (faults > most) continue
      const cost = faults + (other[0] === word[0] ? 0 : 0.7) - 0.05 * Math.log(count)
      if (!best || cost < best.cost) best = { word: other, cost }
    }
    return best && best.cost < 2 ? [stem(best.word)] : []
  }

  /** "back packs" and "rainjackets": written apart or together, they are the words this shop has. */
  function asWritten(words: readonly string[], codes: readonly LanguageCode[]): string[] {
    const made: string[] = []
    for (let at = 0; at < words.length; at++) {
      const [word = '', next] = [words[at], words[at + 1]]
      const joined = next === undefined ? '' : `${word}${next}`
      if (
        joined !== '' &&
        vocabulary.has(stem(joined)) &&
        (kindsNamed([joined], codes).length > 0 ||
          !vocabulary.has(stem(word)) ||
          !vocabulary.has(stem(next ?? '')))
      ) {
        made.push(joined)
        at++
      } else made.push(...partsOf(word))
    }
    return made
  }

  function termsOf(given: readonly string[], codes: readonly LanguageCode[]): Term[] {
    const words = asWritten(given, codes)
    const named = kindsNamed(words, codes)
    const terms: Term[] = []
    for (let at = 0; at < words.length; at++) {
      const name = named.find(({ from }) => from === at) ?? inOther(words.slice(at), at, codes)
      const run = words.slice(at, (name?.to ?? at) + 1)
      // "Green tea" is listed as tea: what it says more is looked for by itself.
      if (
        name &&
        run.length > 1 &&
        isOfHead(run, name.concepts, codes) &&
        !isFirstName(run, name.concepts, codes)
      ) {
        for (const [offset, word] of run.entries()) terms.push(termOf(word, at + offset, codes))
        at = name.to
        continue
      }
      const kinds = kindsMeant(name, run[0] ?? '')
      // A name that nothing here has is read by its words: "bike light" where there are front lights.
      if (
        run.length > 1 &&
        !items.some((item) => meets(kinds, item.kinds) || meets(kinds, item.titleKinds))
      ) {
        const isCalled = (item: Item) => run.every((word) => isOfName(item.words.get(stem(word))))
        // "Micro-ondas" is no wave: its words are names of things here, or it stays as it is.
        const isHead = (word: string) => items.some((item) => item.words.get(stem(word)) === 'head')
        const isOfThings = run.some((word) => isHead(word) || kindsNamed([word], codes).length > 0)
        if (isOfThings && !items.some(isCalled)) {
          for (const [offset, word] of run.entries()) terms.push(termOf(word, at + offset, codes))
          at = name?.to ?? at
          continue
        }
      }
      terms.push({
        words: run,
        stems: [...new Set(run.flatMap((word) => stemsFor(word, codes)))],
        stemsByWord: run.map((word) => stemsFor(word, codes)),
        kinds,
        from: at,
      })
      at = name?.to ?? at
    }
    return terms
  }

  function isOfHead(run: readonly string[], concepts: readonly Kind[], codes: readonly LanguageCode[]) {
    const isFirst = codes[0] !== undefined && languages[codes[0]].grammar.nounFirst
    const [alone] = kindsNamed([(isFirst ? run[0] : run.at(-1)) ?? ''], codes)
    return concepts.every((kind) => alone?.concepts.includes(kind))
  }

  function termOf(word: string, from: number, codes: readonly LanguageCode[]): Term {
    const stems = stemsFor(word, codes)
    const [name] = kindsNamed([word], codes)
    const kinds = kindsMeant(name, word)
    return { words: [word], stems, stemsByWord: [stems], kinds, from }
  }

  /** What is asked for and all that is of it; in a shop that has none of it by that name, what it is a kind of. */
  function kindsHere(asked: readonly Kind[]): ReadonlySet<Kind> {
    const all = withNarrower(asked)
    if (asked.length === 0 || items.some((item) => meets(all, item.kinds) || meets(all, item.titleKinds)))
      return all
    return new Set([...all, ...asked.flatMap(widerThan)])
  }

  /** "Do you sell un repose-pieds?": words nobody here knows may name a thing in another language. */
  function inOther(words: readonly string[], at: number, codes: readonly LanguageCode[]) {
    const [word = ''] = words
    if (word.length < shortestOther || stemsFor(word, codes).length > 0) return undefined
    const found = kindsNamed(words, languageCodes).find(({ from }) => from === 0)
    return found && { ...found, from: at, to: at + found.to }
  }

  function fit(item: Item, term: Term): Fit | null {
    let best: Fit | null = null
    const consider = (field: Field, quality: number) => {
      const score = worth[field] * quality
      if (!best || score > best.score) best = { field, score }
    }
    if (meets(term.kinds, item.kinds)) consider('head', 0.97)
    else if (meets(term.kinds, item.titleKinds)) consider('title', 0.97)
    else if (meets(term.kinds, item.pathKinds)) consider('path', 0.97)
    // All words of a name together.
    if (term.words.length > 1) {
      const found = term.words.map((word, at) => fieldOf(item, term.stemsByWord[at] ?? [], stem(word)))
      if (found.every((one) => one !== null)) {
        const worst = found.reduce(
          (low, one) => (one && worth[one.field] < worth[low.field] ? one : low),
          found[0] as Fit,
        )
        consider(worst.field, 0.95)
      }
      return best
    }
    const single = fieldOf(item, term.stems, stem(term.words[0] ?? ''))
    if (single) consider(single.field, single.score)
    return best
  }

  function fieldOf(item: Item, stems: readonly string[], own: string): Fit | null {
    let best: Fit | null = null
    for (const one of stems) {
      const field = item.words.get(one)
      if (field === undefined) continue
      const quality = one === own ? 1 : 0.9
      if (!best || worth[field] * quality > worth[best.field] * best.score) best = { field, score: quality }
    }
    return best
  }

  return {
    catalog,
    items,
    language,
    byId,
    codes: own,
    hasWord: (word) => vocabulary.has(stem(word)) || (catalog?.has(word) ?? false),
    sameAs: (word, codes) => sameWords(word, codes, language, words),
    hasAttribute: (word) => namesOne(attributes(), word),
    surface: () => surface().keys(),
    termsOf,
    fit,
  }
}

function meets<T>(some: ReadonlySet<T>, others: ReadonlySet<T>): boolean {
  for (const one of some) if (others.has(one)) return true
  return false
}
