import { memoize } from '#shared/memoize.ts'

type Currency = { readonly code: string; readonly name: string }

/** By their names in the reader's language. */
export const currenciesIn = memoize((reader): readonly Currency[] => {
  const order = new Intl.Collator(reader)
  return Intl.supportedValuesOf('currency')
    .map((code) => ({ code, name: currencyName(code, reader) }))
    .sort((one, other) => order.compare(one.name, other.name))
})

const names = memoize((reader) => new Intl.DisplayNames(reader, { type: 'currency' }))

/** "Euro (EUR)": the code is what files and prices show. */
export function currencyName(code: string, reader: string): string {
  const name = names(reader).of(code) ?? code
  return name === code ? code : `${name} (${code})`
}
