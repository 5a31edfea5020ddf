import { cost, count } from '#renderer/i18n/cost.ts'
import { useT } from '#renderer/i18n/index.ts'
import { relativeTime } from '#renderer/i18n/time.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Notice } from '#renderer/ui/status.tsx'
import { useNow } from '#renderer/ui/time.tsx'
import type { ModelTotals } from '#shared/schemas/phrasing.ts'
import { modelUsageOf } from './language-model-store.ts'

/** What was asked of the model today and this month, and why it is not asked just now. */
export function ModelUsage({ botId }: { readonly botId: string }) {
  const t = useT()
  const now = useNow()
  const { data } = useLoad(modelUsageOf(botId))
  if (!data) return null
  const { usage, state } = data
  const rows = [
    { name: t('ai_model.today'), totals: usage.today },
    { name: t('ai_model.month'), totals: usage.month },
  ]
  return (
    <div className="mt-4 flex flex-col gap-4">
      {state && (
        <Notice tone="warn">
          {faultText(state.fault)} {t('ai_model.goes_on', { time: relativeTime(state.until, now) })}
        </Notice>
      )}
      <div className="overflow-x-auto">
        <table className="w-full text-left text-meta tabular-nums">
          <thead className="text-quiet">
            <tr>
              <th className="py-1 pr-4 font-normal">{t('ai_model.usage')}</th>
              {columns.map((name) => (
                <th key={name} className="py-1 pr-4 text-right font-normal">
                  {t(`ai_model.used.${name}`)}
                </th>
              ))}
              <th className="py-1 text-right font-normal">{t('ai_model.used.cost')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, totals }) => (
              <tr key={name} className="border-t border-line">
                <th className="py-1.5 pr-4 font-medium">{name}</th>
                {columns.map((column) => (
                  <td key={column} className="py-1.5 pr-4 text-right">
                    {count(totals[column])}
                  </td>
                ))}
                <td className="py-1.5 text-right">
                  {totals.cost === null ? t('ai_model.unknown') : cost(totals.cost, usage.currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {usage.failures.length > 0 && (
        <p className="text-meta text-quiet">
          {t('ai_model.failures', {
            count: usage.failures.reduce((sum, { count }) => sum + count, 0),
          })}
        </p>
      )}
    </div>
  )
}

const columns = [
  'calls',
  'answers',
  'dropped',
  'tokens_in',
  'tokens_out',
] as const satisfies (keyof ModelTotals)[]
