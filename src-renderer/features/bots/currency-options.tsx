import { useLanguage } from '#renderer/i18n/index.ts'
import { currenciesIn } from './currencies.ts'

/** What a list of currencies holds, by their names in the reader's language. */
export function CurrencyOptions() {
  const { code } = useLanguage()
  return currenciesIn(code).map((currency) => (
    <option key={currency.code} value={currency.code}>
      {currency.name}
    </option>
  ))
}
