export type Values = Readonly<Record<string, string | number>>

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
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value
  })
}

function pluralOf(count: string | number | undefined, language: string): 'one' | 'other' {
  return new Intl.PluralRules(language).select(Number(count ?? 0)) === 'one' ? 'one' : 'other'
}
