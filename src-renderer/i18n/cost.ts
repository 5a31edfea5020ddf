import { useLanguage } from './index.ts'
import { money } from './time.ts'

/** Below a cent as many digits as it takes to see that it is not nothing. */
export function cost(amount: number, currency: string): string {
  if (amount === 0 || amount >= 0.1) return money(amount, currency)
  const { locale } = useLanguage.getState()
  const style = { style: 'currency', currency, maximumSignificantDigits: 2 } as const
  return new Intl.NumberFormat(locale, style).format(amount)
}

export function count(value: number): string {
  return value.toLocaleString(useLanguage.getState().locale)
}
