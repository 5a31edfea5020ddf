import type { Scale } from '#main/languages/frame.ts'
import { colourWords } from '#main/languages/lexicon.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { sizeRank } from '../compose/sizes.ts'
import { everyStopWord } from '../understand/cues.ts'
import { asLetter, wordsBesideSizes } from '../understand/sizes.ts'
import { numbersIn, type Sort } from './frame.ts'
import type { GoodsInput } from './input.ts'
import type { Item, Version } from './item.ts'
import type { Dimension } from './measures.ts'

/** The versions whose size is said as it is written, spaces and signs aside: "240x220", "W32", "512", "1/2". */
export function sizesSaid(
  item: Item,
  { text: spelled, frame, said: typed, codes }: GoodsInput['clause'],
): Version[] {
  if (item.versions.length < 2) return []
  const whole = withCounted(item, spelled, codes)
  // "Over 14 inch", "not the one of 14": that number is no size that is wanted; "6-9 months" may be written so.
  const isWritten = (text: string) => item.versions.some(({ row }) => writtenSize(row.size ?? '') === text)
  const others = [
    ...frame.bounds.flatMap(({ from, to, text }) => {
      const isRange = from !== null && to !== null
      return from === to || (isRange && isWritten(text)) ? [] : text
    }),
    ...frame.excluded.flat().filter((word) => /^\d/.test(word)),
  ]
  const text = others.reduce((left, other) => left.replace(other, ' '), whole)
  const measured = item.versions.filter((version) => isOfSize(version, frame.bounds))
  if (measured.length > 0) return measured
  const written = asWritten(item, typed)
  if (written.length > 0) return written
  const lettered = ofSizeLetter(item, text)
  if (lettered.length > 0) return lettered
  if (!/\d/.test(text)) return ofSizeName(item, text)
  const plain = withPoints(text.replaceAll('×', 'x'))
  const said = new Set(
    plain
      .replaceAll(/(\d) ?x ?(\d)/g, '$1x$2')
      .split(/[^a-z0-9./x-]+/)
      // "The 38s", "die 0,25er".
      .map((word) => word.replace(/(?<!\.)\.+$/, '').replace(/^([\d.]+)(?:ers?|s)$/, '$1')),
  )
  const spaced = ` ${plain.replaceAll(/\s+/g, ' ')} `
  return item.versions.filter(({ row }) => {
    if (row.size === null) return false
    const size = writtenSize(row.size)
    const parts = [size.replaceAll(' ', ''), ...size.split(/[ /]+/)].filter((part) => /\d/.test(part))
    // "500" of "500 g", "32" of "W32".
    const bare = parts
      .flatMap((part) => [part.replace(/(?<![a-z])[a-z]+$/, ''), part.replace(/^[a-z]{1,2}(?=\d+$)/, '')])
      .filter((part) => part.length > 1)
    return (
      parts.some((part) => said.has(part)) ||
      spaced.includes(` ${size} `) ||
      bare.some((part) => said.has(part)) ||
      isSideOf(item, size, said) ||
      isWithin(size, said)
    )
  })
}

/** "The one for nine cups", of what is sold for 6 and for 9 cups. */
function withCounted({ versions }: Item, text: string, codes: readonly LanguageCode[]): string {
  const counted = new Set(
    versions.flatMap(({ row }) => wordsOf(row.size ?? '')).filter((word) => !/\d/.test(word)),
  )
  if (counted.size === 0) return text
  const words = text.split(' ')
  return words
    .map((word, at) => {
      const number = codes.map((code) => numbersIn(code).get(word)).find((one) => one !== undefined)
      const [next = ''] = wordsOf(words[at + 1] ?? '')
      return number !== undefined && counted.has(next) ? String(number) : word
    })
    .join(' ')
}

/** "The M one", "la M", "in Sol": a capital in the middle of what is not shouted is the size that is written so. */
function asWritten({ versions }: Item, typed: string): Version[] {
  const [, ...words] = typed.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean)
  const isShouted = !/\p{Ll}/u.test(typed)
  const written = new Set(isShouted ? [] : words)
  return versions.filter(
    ({ row }) => /^\p{Lu}\p{L}{0,3}$/u.test(row.size ?? '') && written.has(row.size ?? ''),
  )
}

/** "In 240", of sheets of 140×200 and 240×220: a side that only one of the sizes has, or that only one has first. */
function isSideOf({ versions }: Item, size: string, said: ReadonlySet<string>): boolean {
  const sidesOf = (text: string): string[] => (/\d ?x ?\d/.test(text) ? (text.match(/\d+/g) ?? []) : [])
  const sizes = [...new Set(versions.flatMap(({ row }) => (row.size === null ? [] : writtenSize(row.size))))]
  const isOnly = (side: string, most: number) =>
    sizes.filter((one) => sidesOf(one).slice(0, most).includes(side)).length === 1
  const isSaid = (side: string, at: number) => {
    const isFirst = sizes.some((one) => sidesOf(one)[0] === side)
    return said.has(side) && (isFirst ? at === 0 && isOnly(side, 1) : isOnly(side, Number.POSITIVE_INFINITY))
  }
  return sidesOf(size).some(isSaid)
}

/** "In 40", of socks of 39-41. */
function isWithin(size: string, said: ReadonlySet<string>): boolean {
  const [, from, to] = /^(\d{2})-(\d{2})$/.exec(size) ?? []
  return [...said].some(
    (word) => /^\d{2}$/.test(word) && Number(from) <= Number(word) && Number(word) <= Number(to),
  )
}

const writtenSize = (size: string) => withPoints(fold(size).replaceAll('×', 'x'))

/** "2,70" is 2.7. */
function withPoints(text: string): string {
  return text.replaceAll(
    /(?<![\d.,])(\d{1,4})[.,](\d{1,2})(?!\d|[.,]\d)/g,
    (_, whole: string, part: string) => {
      const fraction = part.replace(/0{1,2}$/, '')
      return fraction === '' ? whole : `${whole}.${fraction}`
    },
  )
}

/** "In large?", "the blue, medium", of what comes in S, M and L; "how large is it?" and "the large pocket" choose none. */
function ofSizeLetter({ versions }: Item, text: string): Version[] {
  // "In large, same colour": what stands behind a comma stands beside nothing.
  const parts = text.split(/[,.;:!?]/).map(wordsOf)
  const isBeside = (word: string | undefined) =>
    word === undefined || beforeSize.has(word) || colourWords.has(word)
  const letters = parts.flatMap((words) =>
    words.flatMap((word, at) => {
      const next = words[at + 1]
      const isSize = isBeside(words[at - 1]) && (isBeside(next) || everyStopWord.has(next ?? ''))
      return isSize ? (asLetter.get(word) ?? []) : []
    }),
  )
  return letters.length === 1 ? versions.filter(({ row }) => fold(row.size ?? '') === letters[0]) : []
}
const beforeSize = wordsInAll(
  ({ words }) => `${words.beforeSize} ${words.definite} ${words.also} ${words.joining} a`,
)

const shortestName = 4

/** "And the magnum?": a word that only some of its sizes have, beside their numbers. */
function ofSizeName({ title, versions }: Item, text: string): Version[] {
  const said = new Set(
    wordsOf(text).filter((word) => word.length >= shortestName && !fold(title).includes(word)),
  )
  const named = versions.filter(({ row }) => wordsOf(row.size ?? '').some((word) => said.has(word)))
  return named.length < versions.length ? named : []
}

/** "Of one litre": the size of the version itself, said in another way. */
function isOfSize({ said }: Version, bounds: GoodsInput['clause']['frame']['bounds']): boolean {
  const sizes = said.filter(({ name }) => name === 'size').flatMap(({ measures }) => measures)
  return bounds.some(
    ({ dimension, from, to, isAbout }) =>
      dimension !== null &&
      from !== null &&
      from === to &&
      !isAbout &&
      sizes.length === 1 &&
      sizes.some((size) => size.dimension === dimension && Math.abs(size.from - from) < 0.01 * from),
  )
}

/** Whether a limit is one on the size it comes in: a laptop of 15 inches is put in a bag that has none. */
export function isOnSize(
  { versions }: Item,
  { dimension }: GoodsInput['clause']['frame']['bounds'][number],
): boolean {
  const isSize = ({ said }: Version) =>
    said.some(({ name, measures }) => name === 'size' && measures.some((one) => one.dimension === dimension))
  return dimension === null || dimension === 'pieces' || versions.some(isSize)
}

const small = wordsInAll(({ lexicon }) => lexicon.sizes.s)
const large = wordsInAll(({ lexicon }) => lexicon.sizes.l)

/** "The big bag", "the small one": of a product sold in several amounts; "a size smaller", next to the one that was spoken of. */
export function sizeEnd(
  item: Item,
  { said: typed, text, frame }: GoodsInput['clause'],
  chosen: Version | null = null,
): Version | null {
  const said = new Set(wordsBesideSizes(typed, text))
  const ends =
    frame.sort && sortsSizes(item, frame.sort)
      ? frame.sort.end
      : [...small].some((word) => said.has(word))
        ? 'least'
        : [...large].some((word) => said.has(word))
          ? 'most'
          : null
  if (!ends || !hasSizes(item)) return null
  const all = amountsOf(item)
  const own = frame.sort?.isStep ? all.find(({ version }) => version === chosen) : undefined
  const beyond = own
    ? all.filter(({ value }) => (ends === 'most' ? value > own.value : value < own.value))
    : []
  if (own && beyond.length > 0)
    return beyond.reduce((best, one) =>
      Math.abs(one.value - own.value) < Math.abs(best.value - own.value) ? one : best,
    ).version
  return all.reduce((best, one) =>
    (ends === 'most' ? one.value > best.value : one.value < best.value) ? one : best,
  ).version
}

/** "The biggest" of anything, "the longest" of a cable sold in metres, "the heaviest" of flour in bags. */
export function sortsSizes(item: Item, { scale }: Sort): boolean {
  const dimension = scale ? sizedBy[scale] : undefined
  return (
    scale === 'size' ||
    (dimension !== undefined && amountsOf(item).some((one) => one.dimension === dimension))
  )
}
const sizedBy: Readonly<Partial<Record<Scale, Dimension>>> = {
  length: 'length',
  weight: 'mass',
  volume: 'volume',
  storage: 'data',
}

/** Whether its versions come in sizes that compare: "250 g" and "1 kg", "1/2" and "4/4". */
export function hasSizes(item: Item): boolean {
  return new Set(amountsOf(item).map(({ value }) => value)).size > 1
}

function amountsOf(item: Item) {
  return item.versions.flatMap((version) => {
    const size = version.row.size ?? ''
    const amount = version.said.find(({ name }) => name === 'size')?.measures[0]
    if (amount && !/\d ?[x×/] ?\d/.test(size))
      return [{ version, value: amount.from, dimension: amount.dimension }]
    const [kind, value] = sizeRank(size)
    return kind === 1 ? [{ version, value, dimension: null }] : []
  })
}
