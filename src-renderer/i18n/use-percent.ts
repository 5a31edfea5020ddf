import { useLanguage } from './index.ts'

/** 0.87 as "87%" or "87 %", as the reader's language writes it. */
export function usePercent(): (share: number) => string {
  const { locale } = useLanguage()
  const format = new Intl.NumberFormat(locale, { style: 'percent' })
  return (share) => format.format(share)
}
