import type { ShopTopic } from '#main/languages/cues.ts'
import { languages } from '#main/languages/index.ts'
import { compile, cuesInAll, expand } from '#main/languages/pattern.ts'
import type { WishWords } from '#main/languages/wishes.ts'
import { isCommonWord, wordsInAll } from '#main/languages/word-sets.ts'
import { wordsOf } from '#main/lib/text/tokens.ts'
import { memoize } from '#shared/memoize.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { kindsNamed } from './goods/things.ts'
import { cuesIn } from './understand/cues.ts'
import { shopTopic } from './understand/index.ts'
import { readable } from './understand/text.ts'

type Told = {
  readonly message: string
  readonly codes: readonly LanguageCode[]
  /** Whether a word stands in the catalog. */
  readonly hasWord: (word: string) => boolean
}

/**
 * "My kettle died, I need a new one": a kettle is looked for, and nothing complained of. The message as the wish that it is; null where
 * it is none, or tells of what came from this shop.
 */
export function wishInstead({ message, codes, hasWord }: Told): string | null {
  const folded = readable(message)
  if (ofShop.test(folded) || angry.test(folded)) return null
  const topic = shopTopic(message)
  if (topic !== null && afterSale.has(topic)) return null
  // Folding may move places; only where it did not can the message be cut as it was typed.
  const text = folded.length === message.trim().length ? message.trim() : folded
  for (const code of codes) {
    const wish = wishIn(text, code)
    if (wish !== null) return wish
  }
  return null

  function wishIn(text: string, code: LanguageCode): string | null {
    const told = toldIn(text, code)
    if (told === null) return null
    const { another, seeking } = patternsIn(code)
    const asked = another.exec(readable(told.rest))
    const beside = asked ? cut(told.rest, asked.index, asked[0].length) : told.rest
    const thing = bare(told.thing, code)
    if (thing !== '' && namesGoods(thing) && (told.isReplaced || asked) && !namesGoods(beside))
      return [`${seeking} ${thing}`, beside].filter((part) => /\p{L}/u.test(part)).join(' ')
    // "My tent leaks. We're off to Norway, what do you recommend?": the tent is not to be left out.
    if (thing !== '' && asked && !sharesWord(beside, thing)) return null
    // "Kettle wanted, the old one died."
    const isWish = wordsOf(told.rest).some((word) => wishing.has(word) || cuesIn(code).talk.has(word))
    return namesGoods(told.rest) && (asked || isWish) ? told.rest : null
  }

  function namesGoods(said: string): boolean {
    const words = wordsOf(said).filter((word) => !isCommonWord(word) && !isSaidOften(word))
    return kindsNamed(words, codes).length > 0 || words.some(hasWord)
  }

  function isSaidOften(word: string): boolean {
    return (
      wishing.has(word) || codes.some((code) => cuesIn(code).stop.has(word) || cuesIn(code).talk.has(word))
    )
  }
}

function sharesWord(text: string, other: string): boolean {
  const words = new Set(wordsOf(other))
  return wordsOf(text).some((word) => words.has(word))
}

/**
 * "The kettle I got from you broke, I want a new one": how it is put right is for the shop, though a new one is asked for. "The
 * charger you sold me gets burning hot": told of what was bought, and nothing wished for.
 */
export function complainsOfBought(
  message: string,
  code: LanguageCode,
  { complaint, find: _, recommend: __, ...others }: Readonly<Record<string, number>> = {},
): boolean {
  const text = readable(message)
  if (!ofShop.test(text)) return false
  const { another, asking } = patternsIn(code)
  if (broken.test(text) && another.test(text)) return true
  const told = text.replace(ofShop, ' ')
  const isWish = message.includes('?') || asking.test(told) || wordsOf(told).some((word) => needing.has(word))
  const likest = Math.max(...Object.values(others))
  return !isWish && complaint !== undefined && complaint > (faulty.test(text) ? hardly : likest)
}
const hardly = 0.05

/** Whether it speaks of something bought in this shop. */
export function tellsOfBought(message: string): boolean {
  return ofShop.test(readable(message))
}

const ofShop = compile(cuesInAll(({ wishes }) => wishes.ofShop))
const broken = compile(cuesInAll(({ wishes }) => wishes.broken))
const faulty = compile(cuesInAll(({ wishes }) => [...wishes.broken, ...wishes.faulty]))
const angry = compile(cuesInAll(({ cues }) => cues.angry))
const wishing = wordsInAll(({ words }) => `${words.wishing} ${words.needing}`)
const needing = wordsInAll(({ words }) => words.needing)
const afterSale: ReadonlySet<ShopTopic> = new Set<ShopTopic>(['returns', 'shipping', 'warranty', 'repair'])

type Patterns = Readonly<Record<'gone' | 'replacing', readonly RegExp[]>> & {
  readonly another: RegExp
  readonly asking: RegExp
  readonly cut: RegExp
  readonly seeking: string
}

const patternsIn = memoize((code): Patterns => {
  const { gone, replacing, another, asking, therefore, seeking }: WishWords =
    languages[code as LanguageCode].wishes
  const each = (cues: readonly string[]) => cues.map((cue) => compile([cue]))
  const so = `(?:${therefore.map(expand).join('|')})`
  return {
    gone: each(gone),
    replacing: each(replacing),
    another: compile(another),
    asking: compile(asking),
    cut: new RegExp(`(?:[,.;:!?]{1,3} | - )(?:${so} )?| ${so} `, 'g'),
    seeking,
  }
})

type Story = { readonly thing: string; readonly rest: string; readonly isReplaced: boolean }

/** What is told of one's own thing, and what else is said. */
function toldIn(text: string, code: LanguageCode): Story | null {
  const { gone, replacing, cut: between } = patternsIn(code)
  const parts = partsOf(text, between)
  for (const [patterns, isReplaced] of [
    [replacing, true],
    [gone, false],
  ] as const)
    for (const { part, others } of readings(parts)) {
      const found = firstIn(readable(part), patterns)
      if (!found) continue
      // "My kettle died I need a new one"
      const rest = others.length > 0 ? others.join(', ') : cut(part, found.index, found[0].length)
      return { thing: thingIn(part, found), rest, isReplaced }
    }
  return null
}

/** Each part with what else is said; two at a time, too, for marks that were left out may have been set within one. */
function readings(parts: readonly string[]) {
  const without = (from: number, to: number) => parts.filter((_, at) => at < from || at > to)
  const apart = parts.map((part, at) => ({ part, others: without(at, at) }))
  const joined = parts.slice(1).map((next, at) => ({
    part: `${parts[at]} ${next}`,
    others: without(at, at + 1),
  }))
  return [...apart, ...joined]
}

function firstIn(text: string, patterns: readonly RegExp[]): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match) return match
  }
  return null
}

/** As it was typed. */
function thingIn(part: string, found: RegExpExecArray): string {
  const thing = found.groups?.['thing'] ?? ''
  const at = thing === '' ? -1 : found[0].indexOf(thing)
  const from = found.index + at
  return at < 0 || readable(part).length !== part.length ? thing : part.slice(from, from + thing.length)
}

function partsOf(text: string, between: RegExp): string[] {
  const folded = readable(text)
  const parts: string[] = []
  let from = 0
  for (const match of folded.matchAll(between)) {
    // "Si è rotto" has no "and".
    if (/[éè]/i.test(text.slice(match.index, match.index + match[0].length))) continue
    parts.push(text.slice(from, match.index))
    from = match.index + match[0].length
  }
  parts.push(text.slice(from))
  return parts.filter((part) => /\p{L}/u.test(part))
}

function cut(text: string, index: number, length: number): string {
  return `${text.slice(0, index)} ${text.slice(index + length)}`.replaceAll(/\s+/g, ' ').trim()
}

/** "Old, trusty kettle": how it was says nothing of the new one. */
function bare(thing: string, code: LanguageCode): string {
  const { worn, mine } = languages[code].words
  const idle = new Set(wordsOf(`${worn} ${mine}`))
  return thing
    .split(/\s+/)
    .filter((word) => !wordsOf(word).every((one) => idle.has(one)))
    .join(' ')
}
