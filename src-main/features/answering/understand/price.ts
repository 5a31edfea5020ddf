import type { CueList, Cues } from '#main/languages/cues.ts'
import type { Language } from '#main/languages/language.ts'
import { compile, cuesInAll, expand, never, notWordAfter, wordBefore } from '#main/languages/pattern.ts'
import { unitWords } from '#main/languages/units.ts'
import { wordsInAll } from '#main/languages/word-sets.ts'
import { fold } from '#main/lib/text/fold.ts'
import { type Span, wordsOf } from '#main/lib/text/tokens.ts'
import { outBehind } from './out-behind.ts'

export type PriceLimits = {
  readonly min: number | null
  readonly max: number | null
  /** What was said, where the limits lie around it. */
  readonly around?: number
  readonly spans: readonly Span[]
}
/** `isSterling`: this shop's prices are in pounds, so pounds are money here. */
export type PriceReader = (text: string, isSterling?: boolean) => PriceLimits

const pounds = cuesInAll(({ cues }) => cues.price.pounds).join('|')
const isPounds = new RegExp(`^(?:${pounds})$`)
const saysPounds = compile([...cuesInAll(({ cues }) => cues.price.pounds), 'sterling'])
const weighing = new RegExp(cuesInAll(({ cues }) => cues.price.weighing).join('|'))

/** Pounds are said of money and of weights; where no weight is spoken of, a British shop's visitor means money. */
export function speaksOfPounds(text: string): boolean {
  return saysPounds.test(text) && !weighing.test(text)
}

const before = String.raw`€|\$|£|r\$|eur|usd|chf|gbp`
const after = [
  String.raw`€|\$|£|eur|usd|gbp|chf|pln|sek|dkk|czk|zl`,
  ...cuesInAll(({ cues }) => cues.price.currency),
].join('|')
const digits = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?= ?(?:€|eur|chf))|\d{1,3}(?:[.,']\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?`
const leftEdge = '(?<![a-z0-9ßæœø.,-])'
/** What follows a number that is no amount: more digits, a unit, a fraction, a range that was not meant. */
const rightEdge = String.raw`(?![a-z0-9ßæœø%"°×])(?![.,:/]\d)(?!\.\s?\d)(?! ?[x×/] ?\d)(?!-[a-z])(?! ?%)`

/** Words after a number that make it a measure, a time or a count; "in" is an inch only where nothing follows. */
const unit = new RegExp(
  `^ ?(?:in$|x|wh|${[...unitWords, ...wordsInAll(({ words }) => words.counted)].join('|')})(?![a-z0-9ßæœø])`,
)

/** Weak cues stand before all sorts of small numbers ("up to 4 people"); an amount below this must be said to be money. */
const weakFrom = 10
/** Around 50: as shops would show it. */
const aroundShare = 0.2

/** An amount with its currency, if any; `no` keeps two of them apart. */
function amount(no: 1 | 2): string {
  return `(?:(?<before${no}>${before}) ?)?(?<number${no}>${digits})(?:,-|\\.-)?(?:[ -]?(?<after${no}>${after}|${pounds})${notWordAfter})?`
}

type Kind = 'max' | 'min' | 'around'
type Rule = { readonly kind: Kind; readonly weight: 'strong' | 'weak' | 'money'; readonly pattern: RegExp }

export function priceReader(
  { cues, grammar, words, frame }: Language,
  stop: ReadonlySet<string>,
): PriceReader {
  // "Under 400 without cotton": what follows is no unit.
  const joining = new Set(wordsOf(`${words.with} ${words.without} ${words.prepositions}`))
  const spelled = numberWords(cues)
  const anyWord = new RegExp(
    `${wordBefore}(?:${[...spelled.keys()].sort((a, b) => b.length - a.length).join('|')})${notWordAfter}`,
    'g',
  )
  const rules = rulesOf(cues)
  const out = outBehind(frame.outBehind)
  const ranges = cues.price.between.map(([start, middle], index) => ({
    isStrong: index === 0,
    pattern: new RegExp(
      `${wordBefore}(?:${expand(start)}) +${amount(1)}(?:\\s?-\\s?| (?:${expand(middle)}) +)${amount(2)}${rightEdge}`,
    ),
  }))
  const bareRange = new RegExp(
    `${leftEdge}${amount(1)}(?:\\s?-\\s?| (?:${cues.price.between.map(([, middle]) => expand(middle)).join('|')}) +)${amount(2)}${rightEdge}`,
  )
  const money = compile(cues.price.money)
  const notes = cues.price.notes.map(([cue, value]) => ({ cue: new RegExp(compile([cue]), 'g'), value }))
  const sizeBefore = new RegExp(`(?:${cues.sizeWords.map(expand).join('|')})(?: [a-zß]+)? ?$`)

  function isAmount(
    text: string,
    match: RegExpExecArray,
    weight: Rule['weight'],
    values: readonly number[],
    isSterling: boolean,
    hasCurrency = false,
  ): boolean {
    const groups = match.groups ?? {}
    const said = currenciesIn(groups)
    if (said.length > 0) return isSterling || !said.every((name) => isPounds.test(name))
    const rest = text.slice(match.index + match[0].length)
    if (unit.test(rest) || weight === 'money') return false
    if (sizeBefore.test(text.slice(0, match.index))) return false
    if (
      values.some(
        (value) => isDate(grammar.datesHaveDots, groups['number1'] ?? '', rest) || isYear(value, weight),
      )
    )
      return false
    const next = /^\s*([a-z0-9ßæœø]+)/.exec(rest)?.[1]
    const isCounted =
      next !== undefined && !/^\s*[.,;!?)]/.test(rest) && !stop.has(next) && !joining.has(next)
    // "Under 100 euros and with at least 20 settings": who says the currency of one says none of what is counted.
    if (money.test(text)) return !(isCounted && hasCurrency)
    if (weight === 'weak' && values.some((value) => value < weakFrom)) return false
    return !isCounted
  }

  return (message, isSterling = false) => {
    // Of the same length, so that what is found stands where it stood.
    let text = message.replaceAll(anyWord, (word) => String(spelled.get(word) ?? '').padStart(word.length))
    let note: PriceLimits | null = null
    for (const { cue, value } of notes)
      text = text.replaceAll(cue, (name, at: number) => {
        note ??= { min: null, max: value, spans: [{ start: at, end: at + name.length }] }
        return `€${value}`.padStart(name.length)
      })
    if (!/\d/.test(text)) return none
    // A range that is no price ("from 40 to 44") must not be read again as half a one.
    let left = text
    for (const { isStrong, pattern } of [...ranges, { isStrong: false, pattern: bareRange }]) {
      const match = pattern.exec(text)
      const low = match && amountOf(match.groups?.['number1'] ?? '')
      const high = match && amountOf(match.groups?.['number2'] ?? '')
      if (!match || low === null || high === null) continue
      const hasMoney = currenciesIn(match.groups ?? {}).length > 0
      const isBare = pattern === bareRange && !(low >= weakFrom && money.test(around(text, match)))
      const weight = isStrong ? 'strong' : isBare || !money.test(text) ? 'money' : 'weak'
      left = masked(left, match)
      if (low >= high || (!hasMoney && weight === 'money')) continue
      if (isAmount(text, match, weight, [low, high], isSterling))
        return { min: low, max: high, spans: [spanOf(match)] }
    }
    let min: number | null = null
    let max: number | null = null
    let near: number | null = null
    const spans: Span[] = []
    const hasCurrency = sumsIn(text, isSterling).length > 0
    for (const { kind, weight, pattern } of rules) {
      if (kind === 'around' && (min !== null || max !== null)) continue
      if ((kind === 'max' && max !== null) || (kind === 'min' && min !== null)) continue
      const match = pattern.exec(left)
      const value = match && amountOf(match.groups?.['number1'] ?? '')
      if (!match || value === null || value <= 0) continue
      if (!isAmount(left, match, weight, [value], isSterling, hasCurrency)) continue
      // "Have you nothing under 50?" wants what is under it all the same.
      const behind = left.slice(match.index + match[0].length)
      const isOut = kind === 'min' && (isDenied(left, match.index) || out.test(behind.slice(0, maxOut)))
      const isNotUnder = kind === 'max' && isRefused(left, match.index)
      const side = isOut ? 'max' : isNotUnder ? 'min' : kind
      if ((side === 'max' && max !== null) || (side === 'min' && min !== null)) continue
      if (side === 'max') max = value
      else if (side === 'min') min = value
      else {
        near = value
        min = Math.floor(value * (1 - aroundShare))
        max = Math.ceil(value * (1 + aroundShare))
      }
      spans.push(spanOf(match))
      left = masked(left, match)
    }
    // "A tenner", and no more said of it, is what may be spent.
    if (min === null && max === null) return note ?? none
    return min !== null && max !== null && min > max
      ? none
      : { min, max, ...(near !== null && { around: near }), spans }
  }
}

const difference = new RegExp(
  `^ {0,9}(?:${cuesInAll(({ cues }) => cues.price.difference)
    .map(expand)
    .join('|')})${notWordAfter}`,
)
const anyAmount = new RegExp(`${leftEdge}${amount(1)}${rightEdge}`, 'g')

/** "I have 300 euros", "110 pounds altogether": money that is said without a limit is what may be spent. */
export function budgetIn(text: string, isSterling: boolean): PriceLimits | null {
  const [first] = sumsIn(text, isSterling).filter(({ span }) => !isDifference(text, span))
  return first ? { min: null, max: first.value, spans: [first.span] } : null
}

/** Where sums stand that are no limit: "20 euros cheaper". */
export function differencesIn(text: string, isSterling: boolean): Span[] {
  return sumsIn(text, isSterling).flatMap(({ span }) => (isDifference(text, span) ? [span] : []))
}

function isDifference(text: string, { end }: Span): boolean {
  return difference.test(text.slice(end))
}

function sumsIn(text: string, isSterling: boolean): { readonly value: number; readonly span: Span }[] {
  return [...text.matchAll(anyAmount)].flatMap((match) => {
    const value = amountOf(match.groups?.['number1'] ?? '')
    const said = currenciesIn(match.groups ?? {})
    const isMoney = said.length > 0 && (isSterling || !said.every((name) => isPounds.test(name)))
    return isMoney && value !== null && value > 0 ? [{ value, span: spanOf(match) }] : []
  })
}

const anyMoney = new RegExp(`(?:${before}|${after}|${pounds})(?![a-z])`)

/** Whether a limit is said in money: "at least 40" alone may be litres, where those were spoken of. */
export function saysMoney(text: string): boolean {
  return anyMoney.test(text)
}

function currenciesIn(groups: Readonly<Record<string, string | undefined>>): string[] {
  return ['before1', 'after1', 'before2', 'after2'].flatMap((name) => groups[name] ?? [])
}

const none: PriceLimits = { min: null, max: null, spans: [] }

function rulesOf({ price }: Cues): Rule[] {
  const after = (kind: Kind, weight: Rule['weight'], cues: CueList): Rule[] =>
    [false, true].map((needsMoney) => {
      const mine = cues
        .filter((cue) => cue.startsWith('€') === needsMoney)
        .map((cue) => expand(cue.replace('€', '')))
      const pattern = new RegExp(
        `${wordBefore}(?:${mine.join('|')}) {0,60}(?:: {0,60})?${amount(1)}${rightEdge}`,
      )
      return { kind, weight: needsMoney ? 'money' : weight, pattern: mine.length > 0 ? pattern : never }
    })
  const ahead = (kind: Kind, cues: CueList): Rule => ({
    kind,
    weight: 'weak',
    pattern: new RegExp(`${leftEdge}${amount(1)} (?:${cues.map(expand).join('|')})${notWordAfter}`),
  })
  return [
    ...after('max', 'strong', price.max),
    ...after('max', 'weak', price.maxWeak),
    ahead('max', price.maxAfter),
    ...after('min', 'strong', price.min),
    ...after('min', 'weak', price.minWeak),
    ahead('min', price.minAfter),
    ...after('around', 'strong', price.around),
    ...after('around', 'weak', price.aroundWeak),
  ].filter(({ pattern }) => pattern !== never)
}

/** 1.299,00 and 1,299.00 and 1.299 and 12,50. */
export function amountOf(written: string): number | null {
  const plain = written.replaceAll(/['\s]/g, '')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const decimals = last === -1 ? 0 : plain.length - last - 1
  const isDecimal = decimals === 1 || decimals === 2
  const whole = (isDecimal ? plain.slice(0, last) : plain).replaceAll(/[.,]/g, '')
  const value = Number(isDecimal ? `${whole}.${plain.slice(last + 1)}` : whole)
  return Number.isFinite(value) && whole !== '' ? value : null
}

/** "bis 24.12." is a day in the languages that write amounts with a comma. */
function isDate(datesHaveDots: boolean, written: string, rest: string): boolean {
  const parts = /^(\d{1,2})\.(\d{1,2})$/.exec(written)
  if (!parts || Number(parts[1]) > 31 || Number(parts[2]) > 12) return false
  return rest.startsWith('.') || datesHaveDots
}

function isYear(value: number, weight: Rule['weight']): boolean {
  if (value < 1950 || value > 2035 || !Number.isInteger(value)) return false
  return weight !== 'strong' || value % 50 !== 0
}

function numberWords(cues: Cues): Map<string, number> {
  const words = new Map<string, number>()
  for (let n = 2; n < 100; n++)
    for (const word of cues.number(n))
      for (const form of [word, word.replaceAll('ü', 'ue').replaceAll('ö', 'oe'), word.replaceAll('ß', 'ss')])
        words.set(fold(form), n)
  for (const name of cues.hundred) words.set(fold(name), 100)
  return words
}

function masked(text: string, match: RegExpExecArray): string {
  const end = match.index + match[0].length
  return text.slice(0, match.index) + '#'.repeat(match[0].length) + text.slice(end)
}

/** "Not", "no": what stands right behind one is denied. */
export const negations = wordsInAll(({ words }) => words.question.negating)
const denying = wordsInAll(({ words }) => `${words.question.negating} ${words.nothing}`)

/** "Nothing above 300", "it must not be over 20": whatever is said to be out lies on the other side. */
export function isDenied(text: string, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - 40), at)
      .split(/[,.;:!?]/)
      .at(-1) ?? ''
  return (
    shortNot.test(before) ||
    wordsOf(before)
      .slice(-3)
      .some((word) => denying.has(word))
  )
}
/** "It can't weigh", "it mustn't go". */
const shortNot = /(?:n't|cannot)(?: [a-z']{1,12}){0,2} ?$/

/** What stands right before and behind: "spend 150 to 350", "150 bis 350 ausgeben"; "cheap jeans, 40 to 42" are sizes. */
function around(text: string, { index, 0: said }: RegExpExecArray): string {
  const end = index + said.length
  return `${text.slice(Math.max(0, index - besideMoney), index)} | ${text.slice(end, end + behindMoney)}`
    .split(' ')
    .filter((word) => !cheapOrDear.has(word))
    .join(' ')
}
/** "… für ein Handy ausgeben" comes late. */
const [besideMoney, behindMoney] = [16, 30]
const cheapOrDear = wordsInAll(({ words }) => `${words.cheap} ${words.dear}`)

/** How far what turns a limit round may reach behind it. */
const maxOut = 60

/** "Not under 50": the very word before it denies it. */
function isRefused(text: string, at: number): boolean {
  const word = /(?<![a-z])([a-z]{1,30}) $/.exec(text.slice(Math.max(0, at - 12), at))?.[1]
  return word !== undefined && negations.has(word)
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length }
}

export function somePrice(price: PriceLimits): PriceLimits | null {
  return price.min === null && price.max === null ? null : price
}
