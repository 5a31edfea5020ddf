import { useT } from '#renderer/i18n/index.ts'
import { usePercent } from '#renderer/i18n/use-percent.ts'
import type { Verdict } from './rivals.ts'

type ThresholdProps = { readonly verdict: Verdict; readonly threshold: number }

/** How the likeliest stands to what this bot asks for. */
export function Threshold({ verdict, threshold }: ThresholdProps) {
  const t = useT()
  const percent = usePercent()
  if (verdict.kind === 'alone') return <p className="text-meta text-quiet">{t('trace.alone')}</p>
  const { best, next } = verdict
  const values = { best: percent(best), threshold: percent(threshold) }
  return (
    <p className="text-meta text-quiet">
      {t(verdict.kind === 'above' ? 'trace.above' : 'trace.below', values)}{' '}
      {next !== null && t('trace.next', { next: percent(next) })}
    </p>
  )
}
