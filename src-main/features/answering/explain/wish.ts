import type { TraceLimit, TraceWish } from '#shared/schemas/trace-frame.ts'
import type { Bound } from '../goods/frame.ts'
import type { Query } from '../goods/limits.ts'

/** What goods a query asks for, as it can be kept and shown. */
export function wishOf(query: Query, currency: () => string | null): TraceWish {
  return { words: query.words.map(({ word, typed }) => typed ?? word), limits: limitsOf(query, currency) }
}

function limitsOf(query: Query, currency: () => string | null): TraceLimit[] {
  const { price, bounds, excluded, diets, facets, years, people, audiences = [] } = query
  return [
    ...(price ? [priceLimit(price, currency())] : []),
    ...bounds.map(measured),
    ...Object.entries(facets).flatMap(([attribute, values]) =>
      (values ?? []).map((value) => ({ attribute, op: 'is' as const, value })),
    ),
    ...diets.map((diet) => ({ attribute: 'diet', op: 'is' as const, value: diet })),
    ...excluded.map((words) => ({ attribute: 'content', op: 'without' as const, value: words.join(' ') })),
    ...(years === null ? [] : [{ attribute: 'age', op: 'is' as const, value: String(years) }]),
    ...(people === null ? [] : [{ attribute: 'people', op: 'is' as const, value: String(people) }]),
    ...audiences.map((audience) => ({ attribute: 'audience', op: 'is' as const, value: audience })),
    ...(query.need ? [{ attribute: 'need', op: 'is' as const, value: query.need }] : []),
    ...(query.isAllergy ? [flag('allergy')] : []),
    ...(query.inStock ? [flag('in_stock')] : []),
    ...(query.onSale ? [flag('on_sale')] : []),
  ]
}

function priceLimit(price: NonNullable<Query['price']>, currency: string | null): TraceLimit {
  const { min, max } = price
  const limit =
    min !== null && max !== null
      ? { op: 'between' as const, value: String(min), to: String(max) }
      : max !== null
        ? { op: 'at_most' as const, value: String(max) }
        : { op: 'at_least' as const, value: String(min) }
  return { attribute: 'price', ...limit, ...(currency !== null && { currency }) }
}

function measured({ dimension, from, to, isAbout, text }: Bound): TraceLimit {
  const op = isAbout ? 'about' : from === null ? 'at_most' : to === null ? 'at_least' : 'is'
  return { attribute: dimension ?? 'number', op, value: text }
}

function flag(attribute: string): TraceLimit {
  return { attribute, op: 'is', value: '' }
}

/** What of an earlier wish still holds in this one, beyond what was said now. */
export function keptOf(before: TraceWish, after: TraceWish, own: TraceWish): TraceWish {
  return {
    words: stillIn(before.words, after.words, own.words),
    limits: stillIn(before.limits, after.limits, own.limits),
  }
}

function stillIn<T>(before: readonly T[], after: readonly T[], own: readonly T[]): T[] {
  const texts = (all: readonly T[]) => new Set(all.map((one) => JSON.stringify(one)))
  const [later, said] = [texts(after), texts(own)]
  return before.filter((one) => later.has(JSON.stringify(one)) && !said.has(JSON.stringify(one)))
}
