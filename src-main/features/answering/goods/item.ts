import { type ProductDetails, withoutConfidential } from '#main/features/catalog/index.ts'
import { languages } from '#main/languages/index.ts'
import { type Audience, accessoryKinds, audiences, type Kind } from '#main/languages/things.ts'
import type { Topic } from '#main/languages/topics.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { lazily, memoized } from '#main/lib/memoize.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import { isFrom, isUpTo } from '../product-questions/amounts.ts'
import { topicsOfName } from '../product-questions/topics.ts'
import { createItemWords, type ItemWords, lettered } from './item-words.ts'
import { type Measure, measuresIn } from './measures.ts'
import { affirmedWords, deniedWords } from './speaks-of.ts'
import { audiencesOfGoods, kindsIn, kindsNamed, stemmerIn } from './things.ts'

const no = wordsInAll(({ words }) => words.no)

/** One thing a version of a product says of itself. */
export type Said = {
  readonly name: string
  readonly value: string
  readonly nameStems: readonly string[]
  /** What it is about, by its name. */
  readonly topics: ReadonlySet<Topic>
  readonly measures: readonly Measure[]
  /** "Suits up to: 8 kg": for all that is less, too. */
  readonly isUpTo: boolean
  /** "Age: from 3 years": for all that is more, too. */
  readonly isFrom: boolean
}

/** One version of a product: what is bought. */
export type Version = {
  readonly row: ProductDetails
  readonly said: readonly Said[]
  readonly price: number | null
  readonly isThere: boolean
  readonly isReduced: boolean
}

/** A product with all its versions. */
export type Item = {
  readonly at: number
  readonly id: string
  readonly title: string
  /** The word of its title that says what it is. */
  readonly head: string
  readonly versions: readonly Version[]
  readonly words: ItemWords
  /** The words of its title, each once. */
  readonly titleStems: readonly string[]
  /** Its words as they are written, without numbers. */
  readonly surface: () => ReadonlySet<string>
  /** What it is, by our lexicon; and what else its title names: a laptop stand is no laptop. */
  readonly kinds: ReadonlySet<Kind>
  readonly titleKinds: ReadonlySet<Kind>
  readonly pathKinds: ReadonlySet<Kind>
  /** It comes along with something else: a case, a cable, a gift card. */
  readonly isAccessory: boolean
  readonly description: string
  /** What its title and its description say that it is without. */
  readonly denied: () => readonly string[]
  /** Whom it is made for, where it says so. */
  readonly audiences: ReadonlySet<Audience>
}

/** In which languages a catalog may be written, its own first. */
type Reading = {
  readonly language: LanguageCode
  readonly nounFirst: boolean
  readonly joinsWords: boolean
  readonly codes: readonly LanguageCode[]
  /** Crude, and by the rules of its language: "camiones" and "camión" meet. */
  readonly stemsOf: (word: string) => readonly string[]
  readonly pathOf: (category: string) => Path
  readonly saidOf: (name: string, value: string) => Said
}

/** What the categories of a product say of it; many products share them. */
type Path = {
  readonly words: readonly string[]
  readonly leaf: Head | null
  readonly leafKinds: ReadonlySet<Kind>
  readonly aboveKinds: ReadonlySet<Kind>
  readonly aboveHeads: ReadonlySet<Kind>
  /** What its last two steps name together. */
  readonly joinedKinds: ReadonlySet<Kind>
  readonly kinds: ReadonlySet<Kind>
}

type ReadItems = (rows: readonly ProductDetails[]) => Item[]

/** Values and words come again and again in a catalog; these many are kept as they were read. */
const rememberedReadings = 20_000

/** Reads the products of a catalog in this language, folded into their versions. */
export function createItemReader(language: LanguageCode): ReadItems {
  const { nounFirst, joinsWords } = languages[language].grammar
  const stemmed = stemmerIn(language)
  const reading: Reading = {
    language,
    nounFirst,
    joinsWords,
    codes: codesOf(language),
    stemsOf: memoized((word) => [...new Set([stem(word), stemmed(word)])], rememberedReadings),
    pathOf: memoized((category) => readPath(category, reading), rememberedReadings),
    saidOf: (name, value) => readSaid(`${name}\n${value}`),
  }
  const readSaid = memoized((key) => {
    const at = key.indexOf('\n')
    return saidIn(key.slice(0, at), key.slice(at + 1))
  }, rememberedReadings)
  return (rows) => {
    const groups = new Map<string, ProductDetails[]>()
    for (const row of rows) {
      const key = groupOf(row)
      const group = groups.get(key)
      if (group) group.push(row)
      else groups.set(key, [row])
    }
    return [...groups.values()].map((group, at) => itemOf(at, group, reading))
  }
}

/** A row without a group that says its colour or its size is a version of whatever else has its very name. */
export function groupOf({ id, group_id, title, brand, color, size }: ProductDetails): string {
  if (group_id !== null) return group_id
  return color === null && size === null ? `=${id}` : `=${title}\n${brand ?? ''}`
}

/** A catalog's own language, and English, which names of products are written in everywhere. */
export function codesOf(language: LanguageCode): readonly LanguageCode[] {
  return [...new Set([language, 'en' as const])]
}

function readPath(category: string, reading: Reading): Path {
  const steps = category.split(categorySeparator).map((step) => step.trim())
  const { codes } = reading
  const leaf = steps.at(-1) ?? ''
  const above = steps.slice(0, -1)
  const leafHead = several.test(leaf) ? null : headOf(leaf, noShelf, reading)
  const words = wordsOf(category)
  return {
    words: [...words, ...lettered(category)],
    leaf: leafHead,
    leafKinds: leafHead?.kinds ?? kindsIn(wordsOf(leaf), codes),
    aboveKinds: new Set(above.flatMap((step) => [...kindsIn(wordsOf(step), codes)])),
    aboveHeads: new Set(
      above
        .filter((step) => !several.test(step))
        .flatMap((step) => [...headOf(step, noShelf, reading).kinds]),
    ),
    kinds: kindsIn(words, codes),
    joinedKinds: new Set(joinedIn(wordsOf(above.at(-1) ?? ''), wordsOf(leaf), codes)),
  }
}

/** "Wines > Red", "Vins > Rouges": both steps together are the name of a kind. */
function joinedIn(above: readonly string[], leaf: readonly string[], codes: readonly LanguageCode[]): Kind[] {
  const over = (words: readonly string[], cut: number) =>
    kindsNamed(words, codes)
      .filter(({ from, to }) => from < cut && to >= cut)
      .flatMap(({ concepts }) => concepts)
  return [...over([...above, ...leaf], above.length), ...over([...leaf, ...above], leaf.length)]
}

function itemOf(at: number, rows: readonly ProductDetails[], reading: Reading): Item {
  const [first] = rows
  const title = sharedTitle(rows)
  const description = first?.description ?? ''
  const { words, put, putWord } = createItemWords(description, reading)
  const path = reading.pathOf(first?.category ?? '')
  const head = headOf(title, path, reading)
  put(head.word, 'head')
  // "Coffee machines > Capsules": of a machine, the last step says which, not what.
  const isOfAbove = [...head.kinds].some((kind) => path.aboveKinds.has(kind) && !path.leaf?.kinds.has(kind))
  const ownLeaf = isOfAbove ? null : path.leaf
  if (ownLeaf) put(ownLeaf.word, 'category')
  const titleWords = wordsOf(title)
  put(title, 'title')
  for (const word of path.words) putWord(word, 'path')
  const versions = rows.map((row) => versionOf(row, reading))
  for (const { row, said } of versions) {
    for (const text of [row.brand, row.color, row.size, row.material]) if (text) put(text, 'value')
    if (row.tags !== '[]') put((JSON.parse(row.tags) as string[]).join(' '), 'value')
    for (const { name, value } of said) {
      // "Wireless: no" does not make it wireless.
      if (no.has(wordsOf(value)[0] ?? '')) continue
      put(value, 'value')
      put(name, 'value')
    }
  }
  const isAccessory = [...head.kinds, ...(path.leaf?.kinds ?? [])].some((kind) => accessoryKinds.has(kind))
  const said = versions[0]?.said ?? []
  const whom = said.flatMap(({ topics, value }) => (topics.has('audience') ? wordsOf(value) : []))
  return {
    at,
    id: first?.group_id ?? first?.id ?? '',
    title,
    head: head.word || title,
    versions,
    words,
    // "Coffee machines > Automatic": what stands under a kind is of it, but for what only comes along with it.
    kinds: new Set([
      ...head.kinds,
      ...(ownLeaf?.kinds ?? []),
      ...path.joinedKinds,
      ...(isAccessory ? [] : path.aboveHeads),
    ]),
    titleStems: [...new Set(titleWords.map(stem))],
    surface: lazily(() => {
      const values = (versions[0]?.said ?? []).flatMap(({ name, value }) => [name, value])
      const texts = [title, description, first?.category ?? '', first?.brand ?? '', ...values]
      return new Set(wordsOf(texts.join(' ')).filter((word) => !/\d/.test(word)))
    }),
    titleKinds: kindsIn(affirmedWords(title, reading.language), reading.codes),
    pathKinds: path.kinds,
    isAccessory,
    description,
    denied: lazily(() => deniedWords(`${title}. ${description}`)),
    audiences: audiencesOfGoods([...titleWords, ...path.words, ...whom], reading.codes),
  }
}

/** "Café Serra Alta em Grão" of "… 250 g" and "… 1 kg". */
function sharedTitle(rows: readonly ProductDetails[]): string {
  const titles = [...new Set(rows.map(({ title }) => title))]
  const [first = ''] = titles
  if (titles.length === 1) return first
  const words = first.split(' ')
  let same = 0
  while (same < words.length && titles.every((title) => title.split(' ')[same] === words[same])) same++
  return same > 0
    ? words
        .slice(0, same)
        .join(' ')
        .replace(/(?<![\s,–-])[\s,–-]+$/, '')
    : first
}

/** "Spreads & honey": each product is one of them. */
const several = /[&/,+]| (?:and|und|et|y|e|en) /

/** What stands behind these is no longer the name of the thing; what is quoted is a name of its own: "Boston Fern 'Lacewing'". */
const behindName =
  /[,;:(|]| ['‘’"“„«](?=\S)| [-–—] | (?:for|with|für|mit|pour|avec|con|per|voor|met|para|com|sin|sans|ohne|senza|zonder|sem) /

type Head = { readonly word: string; readonly kinds: ReadonlySet<Kind> }
const noKinds: ReadonlySet<Kind> = new Set()
type Shelf = Pick<Path, 'leafKinds' | 'aboveKinds' | 'words'>
const noShelf: Shelf = { leafKinds: noKinds, aboveKinds: noKinds, words: [] }

/** The word of a title that says what the thing is: "laptop" of "Norvane Air 13 Laptop", "chitarra" of "Chitarra classica Alba". */
function headOf(
  title: string,
  { leafKinds: inLeaf, aboveKinds: inAbove, words: shelves }: Shelf,
  { nounFirst, joinsWords, codes }: Reading,
): Head {
  const cut = behindName.exec(title)
  const name = cut && cut.index > 2 ? title.slice(0, cut.index) : title
  const words = wordsOf(name)
  const all = kindsNamed(words, codes)
  // "Shampoo Hond": whom it is for is not what it is.
  const named = words.length > 1 ? all.filter(({ concepts }) => !isWhom(concepts)) : all
  const asLeaf = named.find(({ concepts }) => concepts.some((kind) => inLeaf.has(kind)))
  // "Cafetière à filtre" on "Coffee machines > Filter": what it is, its first word and the shelf above say.
  const [first] = named
  const asAbove =
    nounFirst && first?.from === 0 && first.concepts.some((kind) => inAbove.has(kind)) ? first : undefined
  // Where what describes a thing is joined to it, a name stands behind: "Wasserkocher Mira".
  const thing =
    asAbove ??
    asLeaf ??
    (nounFirst ? named.find(({ from }) => from === 0) : joinsWords ? named[0] : named.at(-1))
  if (thing) return { word: words[nounFirst ? thing.from : thing.to] ?? '', kinds: new Set(thing.concepts) }
  const plain = words.filter((word) => !/\d/.test(word))
  const things = plain.filter(
    (word) => !all.some(({ concepts, to }) => isWhom(concepts) && words[to] === word),
  )
  const [begins] = things.length > 0 ? things : plain
  // "Spinnrute Hechtjäger" stands among the "Spinnruten".
  const stems = new Set(shelves.map(stem))
  const asShelf = joinsWords ? things.findLast((word) => stems.has(stem(word))) : undefined
  return { word: asShelf ?? (nounFirst ? begins : (things.at(-1) ?? plain.at(-1))) ?? '', kinds: noKinds }
}

const ofWhom: ReadonlySet<string> = new Set([...audiences, 'horse'])

/** A dog or a baby: whom goods are for, where they are no goods themselves. */
export function isWhom(kinds: Iterable<Kind>): boolean {
  const all = [...kinds]
  return all.length > 0 && all.every((kind) => ofWhom.has(kind))
}

function versionOf(row: ProductDetails, { saidOf }: Reading): Version {
  const own = withoutConfidential(JSON.parse(row.attributes) as Record<string, string>)
  const columns: [string, string | null][] = [
    ['size', row.size],
    ['color', row.color],
    ['material', row.material],
  ]
  const said = [
    ...Object.entries(own),
    ...columns.filter((column): column is [string, string] => column[1] !== null),
  ].map(([name, value]) => saidOf(name, value))
  const { price_e4: price, sale_price_e4: sale, availability, stock } = row
  const isReduced = sale !== null && price !== null && sale < price
  const pays = isReduced ? sale : (price ?? sale)
  return {
    row,
    said: [...said, saidIn('', row.title)],
    price: pays === null ? null : pays / 10_000,
    isThere: availability === null ? stock === null || stock > 0 : availability === 'in_stock',
    isReduced,
  }
}

/** "7-8Y": an age, as sizes of children's clothes have it. */
function withYears(size: string): string {
  return size.replace(/(?<=\d) ?y$/i, ' years')
}

/** "26 g per 100 g": of how much it is so is no amount of its own. */
const per = [...wordsInAll(({ words }) => words.per)].join('|')
const perAmount = new RegExp(`(?:(?<![a-z])(?:${per})|/) ?100 ?(?:g|ml)(?![a-z])`, 'gi')

export function saidIn(name: string, value: string): Said {
  const nameWords = wordsOf(name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' '))
  return {
    name,
    value,
    nameStems: nameWords.map(stem),
    topics: new Set(topicsOfName(nameWords).keys()),
    measures: measuresIn(name === 'size' ? withYears(value) : value.replaceAll(perAmount, ' ')),
    isUpTo: isUpTo(name, value),
    isFrom: isFrom(name, value),
  }
}
