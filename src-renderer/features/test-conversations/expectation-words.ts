import { t, useLanguage } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import { intentWords } from '#renderer/i18n/trace-words.ts'
import type { Expectation } from '#shared/schemas/dialogue.ts'

export type ExpectationName = keyof Expectation
/** What products are called, by their id. */
export type Titles = ReadonlyMap<string, string>

/** The expectations of a turn, each with its name. */
export function namesOf(expected: Expectation | undefined): ExpectationName[] {
  const entries = Object.entries(expected ?? {}) as [ExpectationName, unknown][]
  return entries.filter(([, value]) => value !== undefined).map(([name]) => name)
}

/** What must be true of the answer, as a shopkeeper would say it. */
export function expectationWords(name: ExpectationName, expected: Expectation, titles: Titles): string {
  const write = writers[name] as (value: unknown, titles: Titles) => string
  return write(expected[name], titles)
}

type Writers = {
  readonly [K in ExpectationName]-?: (value: NonNullable<Expectation[K]>, titles: Titles) => string
}

const writers: Writers = {
  products: (ids, titles) => t('dialogues.expect.products', { products: all(called(ids, titles)) }),
  first_product: (ids, titles) =>
    t('dialogues.expect.first_product', { products: any(called([ids].flat(), titles)) }),
  has_products: (ids, titles) => t('dialogues.expect.has_products', { products: all(called(ids, titles)) }),
  only_products: (ids, titles) => t('dialogues.expect.only_products', { products: all(called(ids, titles)) }),
  without_products: (ids, titles) =>
    t('dialogues.expect.without_products', { products: any(called(ids, titles)) }),
  new_products: () => t('dialogues.expect.new_products'),
  no_products: () => t('dialogues.expect.no_products'),
  max_products: (count) => t('dialogues.expect.max_products', { count }),
  contains: (pieces) => t('dialogues.expect.contains', { words: all(quoted(pieces)) }),
  not_contains: (pieces) => t('dialogues.expect.not_contains', { words: any(quoted(pieces)) }),
  intent: (intents) => t('dialogues.expect.intent', { intent: any([intents].flat().map(intentWords)) }),
  status: (statuses) =>
    t('dialogues.expect.status', {
      status: any([statuses].flat().map((status) => t(`dialogues.statuses.${status}`))),
    }),
  silent: (silent) => t(silent ? 'dialogues.expect.silent' : 'dialogues.expect.speaks'),
  buttons: (pieces) => t('dialogues.expect.buttons', { words: all(quoted(pieces)) }),
  max_buttons: (count) => t('dialogues.expect.max_buttons', { count }),
  confidence_at_least: (share) => t('dialogues.expect.confidence_at_least', { percent: percent(share) }),
  confidence_below: (share) => t('dialogues.expect.confidence_below', { percent: percent(share) }),
  language: (language) =>
    t('dialogues.expect.language', { language: languageName(language, useLanguage.getState().code) }),
  source: (pieces) => t('dialogues.expect.source', { words: all(quoted(pieces)) }),
  lead: (lead) => {
    if (lead === 'none') return t('dialogues.expect.lead_none')
    const kept = Object.values(lead).filter((one) => one != null)
    return t('dialogues.expect.lead', { words: all(kept.map(String)) })
  },
}

function called(ids: readonly string[], titles: Titles): string[] {
  return ids.map((id) => titles.get(id) ?? titleOfVariant(id, titles) ?? id)
}

/** Variants are mostly numbered after their group: RJ-BRACK-GREEN-L is one of RJ-BRACK. */
function titleOfVariant(groupId: string, titles: Titles): string | undefined {
  for (const [id, title] of titles) if (id.startsWith(`${groupId}-`)) return title
  return undefined
}

type Pieces = NonNullable<Expectation['contains']>

/** Of a list within the list one is enough. */
function quoted(pieces: Pieces): string[] {
  return [pieces].flat(1).map((piece) => any([piece].flat().map(pieceWords)))
}

function pieceWords(piece: string | number): string {
  if (typeof piece === 'string') return t('dialogues.quoted', { text: piece })
  return new Intl.NumberFormat(useLanguage.getState().locale).format(piece)
}

function all(texts: readonly string[]): string {
  return listed(texts, 'conjunction')
}

function any(texts: readonly string[]): string {
  return listed(texts, 'disjunction')
}

function listed(texts: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(useLanguage.getState().locale, { type }).format(texts)
}

function percent(share: number): string {
  return new Intl.NumberFormat(useLanguage.getState().locale, { style: 'percent' }).format(share)
}
