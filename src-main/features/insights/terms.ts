import { isWorthKeeping } from '#main/features/unanswered/index.ts'
import { contentWords } from '#main/languages/word-sets.ts'
import { stem } from '#main/lib/text/stem.ts'
import type { Trace } from '#shared/schemas/trace.ts'

export type TermKind = 'question' | 'unanswered' | 'product' | 'not_sold'
export type Term = { readonly kind: TermKind; readonly key: string; readonly text: string }

export type CountedMessage = {
  /** What a visitor wrote; null for answers. */
  readonly asked: string | null
  /** JSON of the products that an answer showed. */
  readonly products: string | null
  /** The trace of an answer that something is not sold. */
  readonly trace: string | null
  /** The question of an answer that was none. */
  readonly unanswered: string | null
}

/** Of a long list the first are what was asked for; the rest is what else there is. */
const wantedOfList = 3
const maxLetters = 300

/** What a message adds to the lists of Insights. */
export function termsOf({ asked, products, trace, unanswered }: CountedMessage): Term[] {
  const terms: Term[] = []
  if (asked !== null && isWorthKeeping(asked) && !namesSomebody(asked)) terms.push(wording('question', asked))
  if (unanswered !== null) terms.push(wording('unanswered', unanswered))
  if (products !== null) terms.push(...productsIn(products))
  const missed = trace === null ? '' : notSoldIn(JSON.parse(trace))
  if (missed !== '') terms.push(wording('not_sold', missed))
  return terms.filter(({ key }) => key !== '')
}

/** The same words that matter, in any order and form, are the same question. */
function wording(kind: TermKind, text: string): Term {
  const key = [...new Set(contentWords(text).map(stem))].sort().join(' ')
  return { kind, key: key.slice(0, maxLetters), text: text.trim().slice(0, maxLetters).toWellFormed() }
}

/** Looked at in every message, so it is coarse: a list of what many ask has no need of addresses and long numbers. */
function namesSomebody(text: string): boolean {
  return text.includes('@') || /\d(?:[\s()/.-]{0,2}\d){5}/.test(text)
}

function productsIn(json: string): Term[] {
  const cards = JSON.parse(json) as readonly { readonly id: string; readonly title: string }[]
  return cards.slice(0, wantedOfList).map(({ id, title }) => ({ kind: 'product', key: id, text: title }))
}

/** What the visitor wished for, in their own words. */
function notSoldIn({ frames = [], understood }: Trace): string {
  const frame = frames.find(({ ways }) => ways.some(({ won, rule }) => won && rule === 'not_sold'))
  const words = frame && frame.wish.words.length > 0 ? frame.wish.words : understood.words
  return words.join(' ')
}
