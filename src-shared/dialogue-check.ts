import { type Fault, fault } from './faults/fault.ts'
import type { Expectation } from './schemas/dialogue.ts'
import type { Lead } from './schemas/lead.ts'
import type { ShownAnswer } from './schemas/widget.ts'
import { soundsLike } from './sounds-like.ts'

export type Heard = {
  readonly answer: ShownAnswer
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
type Verdict = Fault | null

/** An expectation that an answer does not meet. */
export type UnmetExpectation = Fault & { readonly expectation: keyof Expectation }

/** What of an answer is not as expected; empty when all is well. */
export function unmetIn(expected: Expectation, heard: Heard): UnmetExpectation[] {
  const names = Object.keys(expected) as (keyof Expectation)[]
  return names.flatMap((name) => checkOne(name, expected, heard) ?? [])
}

function checkOne(name: keyof Expectation, expected: Expectation, heard: Heard): UnmetExpectation | null {
  const value = expected[name]
  if (value === undefined) return null
  // The table has for each name the check of its own type.
  const check = checks[name] as (expected: unknown, heard: Heard) => Verdict
  const found = check(value, heard)
  return found && { expectation: name, ...found }
}

const checks: Check = {
  products: (expected, heard) => {
    const shown = heard.answer.products
    const same = expected.every((id, index) => isProduct(shown[index]?.id, id, heard))
    return same ? null : fault('unmet_products', { expected, shown: shownIds(heard) })
  },
  first_product: (expected, heard) => {
    const first = heard.answer.products[0]?.id
    const wanted = [expected].flat()
    return wanted.some((id) => isProduct(first, id, heard))
      ? null
      : fault('unmet_first_product', { expected: wanted, shown: shownIds(heard) })
  },
  has_products: (expected, heard) => {
    const missing = expected.filter(
      (id) => !heard.answer.products.some((card) => isProduct(card.id, id, heard)),
    )
    return missing.length === 0 ? null : fault('unmet_has_products', { missing, shown: shownIds(heard) })
  },
  only_products: (expected, heard) => {
    const { products } = heard.answer
    if (products.length === 0) return fault('unmet_some_products', { expected })
    const wrong = products.filter((card) => !expected.some((id) => isProduct(card.id, id, heard)))
    return wrong.length === 0 ? null : fault('unmet_without_products', { found: wrong.map(({ id }) => id) })
  },
  without_products: (expected, heard) => {
    const wrong = expected.filter((id) => heard.answer.products.some((card) => isProduct(card.id, id, heard)))
    return wrong.length === 0 ? null : fault('unmet_without_products', { found: wrong })
  },
  new_products: (_, heard) => {
    const again = heard.answer.products.filter(({ id }) => heard.shownBefore.has(heard.groupOf(id) ?? id))
    return again.length === 0 ? null : fault('unmet_new_products', { found: again.map(({ id }) => id) })
  },
  no_products: (_, heard) =>
    heard.answer.products.length === 0 ? null : fault('unmet_no_products', { shown: shownIds(heard) }),
  max_products: (expected, heard) =>
    heard.answer.products.length <= expected
      ? null
      : fault('unmet_max_products', { max: expected, shown: shownIds(heard) }),
  contains: (expected, heard) => missingIn(heard.answer.reply, expected),
  not_contains: (expected, heard) => {
    const there = allOf(expected)
      .flat()
      .filter((one) => says(heard.answer.reply, one))
    return there.length === 0 ? null : fault('unmet_not_contains', { found: there.map(String) })
  },
  intent: (expected, heard) => oneOf(heard.answer.intent, expected),
  status: (expected, heard) => oneOf(heard.answer.status, expected),
  silent: (expected, heard) =>
    (heard.answer.reply === '') === expected ? null : fault(expected ? 'unmet_silent' : 'unmet_reply'),
  buttons: (expected, heard) => missingIn(labels(heard).join('\n'), expected),
  max_buttons: (expected, heard) =>
    heard.answer.buttons.length <= expected
      ? null
      : fault('unmet_max_buttons', { max: expected, shown: labels(heard) }),
  confidence_at_least: (expected, heard) =>
    heard.answer.confidence >= expected
      ? null
      : fault('unmet_confidence_at_least', { min: expected, confidence: heard.answer.confidence }),
  confidence_below: (expected, heard) =>
    heard.answer.confidence < expected
      ? null
      : fault('unmet_confidence_below', { max: expected, confidence: heard.answer.confidence }),
  language: (expected, heard) => {
    const composed = withoutNames(heard)
    return soundsLike(composed, expected) ? null : fault('unmet_language', { language: expected })
  },
  source: (expected, heard) => missingIn(heard.answer.sources.map(({ title }) => title).join('\n'), expected),
  lead: (expected, { lead }) => {
    const actual = lead ? JSON.stringify({ email: lead.email, phone: lead.phone, name: lead.name }) : 'none'
    if (expected === 'none') return lead === null ? null : fault('unmet_lead_none', { actual })
    if (lead === null) return fault('unmet_lead_missing', { expected: JSON.stringify(expected) })
    const wrong = (['email', 'phone', 'name'] as const).filter((name) => {
      const wanted = expected[name]
      return wanted !== undefined && plainLead(name, wanted) !== plainLead(name, lead[name])
    })
    return wrong.length === 0 ? null : fault('unmet_lead', { expected: JSON.stringify(expected), actual })
  },
}

function isProduct(shown: string | undefined, wanted: string, heard: Heard): boolean {
  return shown !== undefined && (shown === wanted || heard.groupOf(shown) === wanted)
}

function shownIds(heard: Heard): string[] {
  return heard.answer.products.map(({ id }) => id)
}

function labels(heard: Heard): string[] {
  return heard.answer.buttons.map(({ label }) => label)
}

function allOf(expected: Pieces): readonly (Piece | readonly Piece[])[] {
  return typeof expected === 'object' ? expected : [expected]
}

function missingIn(text: string, expected: Pieces): Verdict {
  const missing = allOf(expected).filter(
    (one) => ![one].flat().some((alternative) => says(text, alternative)),
  )
  if (missing.length === 0) return null
  return fault('unmet_contains', { missing: missing.map((one) => [one].flat().join(' | ')) })
}

function says(text: string, wanted: Piece): boolean {
  const heard = plain(text)
  if (typeof wanted === 'number')
    return [...heard.matchAll(/\d+(?:\.\d+)?/g)].some(([number]) => Number(number) === wanted)
  // A short word is taken as a whole one: "no" is not in "now".
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
  return wanted.includes(value) ? null : fault('unmet_value', { expected: wanted, actual: value })
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
