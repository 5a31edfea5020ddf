import { type ProductDetails, withoutConfidential } from '#main/features/catalog/index.ts'
import { type Audience, accessoryKinds, type Kind } from '#main/languages/things.ts'
import type { Topic } from '#main/languages/topics.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { stem } from '#main/lib/text/stem.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import { isUpTo } from '../product-questions/amounts.ts'
import { topicsOfName } from '../product-questions/topics.ts'
import { type Measure, measuresIn } from './measures.ts'
import { audiencesIn, kindsIn, kindsNamed } from './things.ts'

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
}

/** One version of a product: what is bought. */
export type Version = {
  readonly row: ProductDetails
  readonly said: readonly Said[]
  readonly price: number | null
  readonly isThere: boolean
  readonly isReduced: boolean
}

/** Where a word of a product stands; the earlier says more of what the product is. */
const fields = ['head', 'category', 'title', 'path', 'value', 'description'] as const
export type Field = (typeof fields)[number]

/** A product with all its versions. */
export type Item = {
  readonly at: number
  readonly id: string
  readonly title: string
  /** The word of its title that says what it is. */
  readonly head: string
  readonly versions: readonly Version[]
  /** By stem: the best field it stands in. */
  readonly words: ReadonlyMap<string, Field>
  /** What it is, by our lexicon; and what else its title names: a laptop stand is no laptop. */
  readonly kinds: ReadonlySet<Kind>
  readonly titleKinds: ReadonlySet<Kind>
  readonly pathKinds: ReadonlySet<Kind>
  /** It comes along with something else: a case, a cable, a gift card. */
  readonly isAccessory: boolean
  readonly description: string
  /** Whom it is made for, where it says so. */
  readonly audiences: ReadonlySet<Audience>
}

/** In which languages a catalog may be written, its own first. */
type Reading = {
  readonly nounFirst: boolean
  readonly joinsWords: boolean
  /** By the rules of its language: "camiones" and "camión" meet. */
  readonly stemmed: (word: string) => string
  readonly codes: readonly LanguageCode[]
}

function itemOf(at: number, rows: readonly ProductDetails[], reading: Reading): Item {
  const [first] = rows
  const title = sharedTitle(rows)
  const words = new Map<string, Field>()
  const put = (text: string, field: Field) => {
    for (const word of [...wordsOf(text), ...lettered(text)])
      for (const key of [stem(word), reading.stemmed(word)]) {
        const before = words.get(key)
        if (before === undefined || fields.indexOf(field) < fields.indexOf(before)) words.set(key, field)
      }
  }
  const path = (first?.category ?? '').split(categorySeparator).map((step) => step.trim())
  const leaf = path.at(-1) ?? ''
  const leafHead = several.test(leaf) ? null : headOf(leaf, noKinds, reading)
  const head = headOf(title, leafHead?.kinds ?? kindsIn(wordsOf(leaf), reading.codes), reading)
  put(head.word, 'head')
  const aboveKinds = new Set(path.slice(0, -1).flatMap((step) => [...kindsIn(wordsOf(step), reading.codes)]))
  // "Coffee machines > Capsules": of a machine, the last step says which, not what.
  const isOfAbove = [...head.kinds].some((kind) => aboveKinds.has(kind) && !leafHead?.kinds.has(kind))
  const ownLeaf = isOfAbove ? null : leafHead
  if (ownLeaf) put(ownLeaf.word, 'category')
  put(title, 'title')
  put(path.join(' '), 'path')
  const versions = rows.map(versionOf)
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
  const description = first?.description ?? ''
  put(description, 'description')
  const ofTitle = kindsIn(wordsOf(title), reading.codes)
  const isAccessory = [...head.kinds, ...(leafHead?.kinds ?? [])].some((kind) => accessoryKinds.has(kind))
  // "Coffee machines > Automatic": what stands under a kind is of it, but for what only comes along with it.
  const above = isAccessory ? [] : path.slice(0, -1).filter((step) => !several.test(step))
  const kinds = new Set([
    ...head.kinds,
    ...(ownLeaf?.kinds ?? []),
    ...above.flatMap((step) => [...headOf(step, noKinds, reading).kinds]),
  ])
  return {
    at,
    id: first?.group_id ?? first?.id ?? '',
    title,
    head: head.word || title,
    versions,
    words,
    kinds,
    titleKinds: ofTitle,
    pathKinds: kindsIn(wordsOf(path.join(' ')), reading.codes),
    isAccessory,
    description,
    audiences: audiencesIn(
      wordsOf(
        [
          title,
          ...path,
          ...(versions[0]?.said ?? [])
            .filter(({ topics }) => topics.has('audience'))
            .map(({ value }) => value),
        ].join(' '),
      ),
      reading.codes,
    ),
  }
}

/** "E-bike" is one word, though a letter alone is none. */
function lettered(text: string): string[] {
  return Array.from(
    fold(text).matchAll(/(?<![a-z0-9])([a-z])-([a-z]{3,})/g),
    ([, letter = '', word = '']) => `${letter}${word}`,
  )
}

/** The first such products of a shop, folded into their versions. */
export function itemsOf(rows: readonly ProductDetails[], reading: Reading): Item[] {
  const groups = new Map<string, ProductDetails[]>()
  for (const row of rows) {
    const key = row.group_id === null ? `=${row.id}` : row.group_id
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].map((group, at) => itemOf(at, group, reading))
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
        .replace(/[\s,–-]+$/, '')
    : first
}

/** "Spreads & honey": each product is one of them. */
const several = /[&/,+]| (?:and|und|et|y|e|en) /

/** What stands behind these is no longer the name of the thing. */
const behindName =
  /[,;:(|]| [-–—] | (?:for|with|für|mit|pour|avec|con|per|voor|met|para|com|sin|sans|ohne|senza|zonder|sem) /

type Head = { readonly word: string; readonly kinds: ReadonlySet<Kind> }
const noKinds: ReadonlySet<Kind> = new Set()

/** The word of a title that says what the thing is: "laptop" of "Norvane Air 13 Laptop", "chitarra" of "Chitarra classica Alba". */
function headOf(title: string, inLeaf: ReadonlySet<Kind>, { nounFirst, joinsWords, codes }: Reading): Head {
  const cut = behindName.exec(title)
  const name = cut && cut.index > 2 ? title.slice(0, cut.index) : title
  const words = wordsOf(name)
  const named = kindsNamed(words, codes)
  const asLeaf = named.find(({ concepts }) => concepts.some((kind) => inLeaf.has(kind)))
  // Where what describes a thing is joined to it, a name stands behind: "Wasserkocher Mira".
  const thing =
    asLeaf ?? (nounFirst ? named.find(({ from }) => from === 0) : joinsWords ? named[0] : named.at(-1))
  if (thing) return { word: words[nounFirst ? thing.from : thing.to] ?? '', kinds: new Set(thing.concepts) }
  const plain = words.filter((word) => !/\d/.test(word))
  return { word: (nounFirst ? plain[0] : plain.at(-1)) ?? '', kinds: noKinds }
}

function versionOf(row: ProductDetails): Version {
  const own = withoutConfidential(JSON.parse(row.attributes) as Record<string, string>)
  const columns: [string, string | null][] = [
    ['size', row.size],
    ['color', row.color],
    ['material', row.material],
  ]
  const said = [
    ...Object.entries(own),
    ...columns.filter((column): column is [string, string] => column[1] !== null),
    ['', row.title] as const,
  ].map(([name, value]) => {
    const nameWords = wordsOf(name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' '))
    return {
      name,
      value,
      nameStems: nameWords.map(stem),
      topics: new Set(topicsOfName(nameWords).keys()),
      measures: measuresIn(value),
      isUpTo: isUpTo(name, value),
    }
  })
  const { price_e4: price, sale_price_e4: sale, availability, stock } = row
  const isReduced = sale !== null && price !== null && sale < price
  const pays = isReduced ? sale : (price ?? sale)
  return {
    row,
    said,
    price: pays === null ? null : pays / 10_000,
    isThere: availability === null ? stock === null || stock > 0 : availability === 'in_stock',
    isReduced,
  }
}
