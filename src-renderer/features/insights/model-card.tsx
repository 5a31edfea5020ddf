import { cost } from '#renderer/i18n/cost.ts'
import { useT } from '#renderer/i18n/index.ts'
import { usePercent } from '#renderer/i18n/use-percent.ts'
import { Card } from '#renderer/ui/page.tsx'
import type { Insights } from '#shared/schemas/insights.ts'
import { useNumbers } from './numbers.ts'

/** How much of it was the AI model, what was not sent of it, and what it cost; nothing where none was asked. */
export function ModelCard({ data }: { readonly data: Insights }) {
  const t = useT()
  const percent = usePercent()
  const { count } = useNumbers()
  const used = data.ai_model
  if (!used) return null
  const spent = used.costs.map(({ amount, currency }) => cost(amount, currency)).join(' + ')
  const figures = [
    { name: t('ai_model.insights.share'), value: used.share === null ? '–' : percent(used.share) },
    { name: t('ai_model.used.answers'), value: count(used.answers) },
    { name: t('ai_model.used.dropped'), value: count(used.dropped) },
    { name: t('ai_model.insights.failed'), value: count(used.failed) },
    { name: t('ai_model.used.calls'), value: count(used.calls) },
    { name: t('ai_model.used.cost'), value: spent || t('ai_model.unknown') },
  ]
  return (
    <Card title={t('ai_model.why_title')} hint={t('ai_model.insights.hint')} className="min-w-0">
      <dl data-testid="ai-model" className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-meta text-quiet">{name}</dt>
            <dd className="text-title font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
