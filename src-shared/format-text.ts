import { memoize } from './memoize.ts'

export type Values = Readonly<Record<string, string | number>>

const numbers = memoize((language) => new Intl.NumberFormat(language))
const plurals = memoize((language) => new Intl.PluralRules(language))

type Text = string | { readonly one: string; readonly other: string }

/** Puts the values into a text: numbers as the language writes them, `count` chooses the plural. */
export function format(input: {
  readonly text: Text
  readonly values: Values
  readonly language: string
}): string {
  const { text, values, language } = input
  const chosen = typeof text === 'string' ? text : text[pluralOf(values['count'], language)]
  return chosen.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? numbers(language).format(value) : value
  })
}

function pluralOf(count: string | number | undefined, language: string): 'one' | 'other' {
  return plurals(language).select(Number(count ?? 0)) === 'one' ? 'one' : 'other'
}
