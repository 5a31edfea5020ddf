import type { Expectation } from './schemas/dialogue.ts'
import type { Lead } from './schemas/lead.ts'
import type { WidgetResponse } from './schemas/widget.ts'
import { soundsLike } from './telling-words.ts'

export type Heard = {
  readonly answer: Omit<WidgetResponse, 'session_id' | 'message_id'>
  /** What is kept of this visitor by now. */
  readonly lead: Pick<Lead, 'email' | 'phone' | 'name'> | null
  /** Products that earlier answers of the dialogue showed. */
  readonly shownBefore: ReadonlySet<string>
  /** The group a product is a variant of, so that either name may be expected. */
  readonly groupOf: (productId: string) => string | null
}

type Piece = string | number
type Pieces = Piece | readonly (Piece | readonly Piece[])[]
type Check = {
  readonly [K in keyof Expectation]-?: (expected: NonNullable<Expectation[K]>, heard: Heard) => Verdict
}
/** What is wrong, or null. */
type Verdict = string | null

/** What of an answer is not as expected, each in words; empty when all is well. */
export function faultsOf(expected: Expectation, heard: Heard): string[] {
  const names = Object.keys(expected) as (keyof Expectation)[]
  return names.flatMap((name) => checkOne(name, expected, heard) ?? [])
}

function checkOne(name: keyof Expectation, expected: Expectation, heard: Heard): Verdict {
  const value = expected[name]
  if (value === undefined) return null
  // The table has for each name the check of its own type.
  const check = checks[name] as (expected: unknown, heard: Heard) => Verdict
  const fault = check(value, heard)
  return fault && `${name}: ${fault}`
}

const checks: Check = {
  products: (expected, heard) => {
    const shown = heard.answer.products
    const same = expected.every((id, index) => isProduct(shown[index]?.id, id, heard))
    return same ? null : `wanted first ${list(expected)}, shown ${shownIds(heard)}`
  },
  first_product: (expected, heard) => {
    const first = heard.answer.products[0]?.id
    const wanted = [expected].flat()
    return wanted.some((id) => isProduct(first, id, heard))
      ? null
      : `wanted ${wanted.join(' or ')}, shown ${shownIds(heard)}`
  },
  has_products: (expected, heard) => {
    const missing = expected.filter(
      (id) => !heard.answer.products.some((card) => isProduct(card.id, id, heard)),
    )
    return missing.length === 0 ? null : `${list(missing)} not among ${shownIds(heard)}`
  },
  only_products: (expected, heard) => {
    const { products } = heard.answer
    if (products.length === 0) return `wanted some of ${list(expected)}, none is shown`
    const wrong = products.filter((card) => !expected.some((id) => isProduct(card.id, id, heard)))
    return wrong.length === 0 ? null : `${list(wrong.map(({ id }) => id))} should not be shown`
  },
  without_products: (expected, heard) => {
    const wrong = expected.filter((id) => heard.answer.products.some((card) => isProduct(card.id, id, heard)))
    return wrong.length === 0 ? null : `${list(wrong)} should not be among ${shownIds(heard)}`
  },
  new_products: (_, heard) => {
    const again = heard.answer.products.filter(({ id }) => heard.shownBefore.has(heard.groupOf(id) ?? id))
    return again.length === 0 ? null : `${list(again.map(({ id }) => id))} was shown before`
  },
  no_products: (_, heard) =>
    heard.answer.products.length === 0 ? null : `wanted none, shown ${shownIds(heard)}`,
  max_products: (expected, heard) =>
    heard.answer.products.length <= expected ? null : `wanted at most ${expected}, shown ${shownIds(heard)}`,
  contains: (expected, heard) => missingIn(heard.answer.reply, expected),
  not_contains: (expected, heard) => {
    const there = allOf(expected)
      .flat()
      .filter((one) => says(heard.answer.reply, one))
    return there.length === 0 ? null : `says ${list(there)}`
  },
  intent: (expected, heard) => oneOf(heard.answer.intent, expected),
  status: (expected, heard) => oneOf(heard.answer.status, expected),
  silent: (expected, heard) =>
    (heard.answer.reply === '') === expected ? null : expected ? 'it spoke' : 'it said nothing',
  buttons: (expected, heard) => missingIn(labels(heard), expected),
  max_buttons: (expected, heard) =>
    heard.answer.buttons.length <= expected ? null : `wanted at most ${expected}, offered ${labels(heard)}`,
  confidence_at_least: (expected, heard) =>
    heard.answer.confidence >= expected ? null : `wanted at least ${expected}, is ${heard.answer.confidence}`,
  confidence_below: (expected, heard) =>
    heard.answer.confidence < expected ? null : `wanted below ${expected}, is ${heard.answer.confidence}`,
  language: (expected, heard) => {
    const composed = withoutNames(heard)
    return soundsLike(composed, expected) ? null : `does not sound like ${expected}`
  },
  source: (expected, heard) => missingIn(heard.answer.sources.map(({ title }) => title).join('\n'), expected),
  lead: (expected, { lead }) => {
    const told = lead ? JSON.stringify({ email: lead.email, phone: lead.phone, name: lead.name }) : 'none'
    if (expected === 'none') return lead === null ? null : `wanted none, kept ${told}`
    if (lead === null) return `wanted ${JSON.stringify(expected)}, nothing is kept`
    const wrong = (['email', 'phone', 'name'] as const).filter((name) => {
      const wanted = expected[name]
      return wanted !== undefined && plainLead(name, wanted) !== plainLead(name, lead[name])
    })
    return wrong.length === 0 ? null : `wanted ${JSON.stringify(expected)}, kept ${told}`
  },
}

function isProduct(shown: string | undefined, wanted: string, heard: Heard): boolean {
  return shown !== undefined && (shown === wanted || heard.groupOf(shown) === wanted)
}

function shownIds(heard: Heard): string {
  return list(heard.answer.products.map(({ id }) => id)) || 'nothing'
}

function labels(heard: Heard): string {
  return heard.answer.buttons.map(({ label }) => label).join('\n')
}

function allOf(expected: Pieces): readonly (Piece | readonly Piece[])[] {
  return typeof expected === 'object' ? expected : [expected]
}

function missingIn(text: string, expected: Pieces): Verdict {
  const missing = allOf(expected).filter(
    (one) => ![one].flat().some((alternative) => says(text, alternative)),
  )
  if (missing.length === 0) return null
  return `misses ${missing.map((one) => [one].flat().join(' | ')).join('; ')}`
}

function says(text: string, wanted: Piece): boolean {
  const heard = plain(text)
  if (typeof wanted === 'number')
    return [...heard.matchAll(/\d+(?:\.\d+)?/g)].some(([number]) => Number(number) === wanted)
  // A short word is meant as one: "no" is not in "now".
  if (/^\p{L}{1,3}$/u.test(wanted)) return heard.split(/\P{L}+/u).includes(plain(wanted))
  return heard.includes(plain(wanted))
}

/** One case, one kind of space and apostrophe, and a point between digits whichever the language writes. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
}

function oneOf(value: string, expected: string | readonly string[]): Verdict {
  const wanted = [expected].flat()
  return wanted.includes(value) ? null : `wanted ${wanted.join(' or ')}, is ${value}`
}

function plainLead(name: 'email' | 'phone' | 'name', value: string | null): string | null {
  if (value === null) return null
  return name === 'phone' ? value.replaceAll(/\D/g, '') : value.trim().toLowerCase()
}

/** Product names and titles of entries are in the shop's language, whatever the visitor speaks. */
function withoutNames({ answer }: Heard): string {
  const names = [...answer.products, ...answer.sources].map(({ title }) => title)
  return names.reduce((text, name) => (name ? text.replaceAll(name, ' ') : text), answer.reply)
}

function list(items: readonly (string | number)[]): string {
  return items.join(', ')
}
