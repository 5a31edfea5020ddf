import { useLanguage } from '#renderer/i18n/index.ts'
import { Options } from '#renderer/ui/input.tsx'
import { currenciesIn } from './currencies.ts'

/** What a list of currencies holds, by their names in the reader's language. */
export function CurrencyOptions() {
  const { code } = useLanguage()
  return <Options of={currenciesIn(code).map((currency) => [currency.code, currency.name])} />
}
