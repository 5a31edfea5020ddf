import { cost, count } from '#renderer/i18n/cost.ts'
import { useT } from '#renderer/i18n/index.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { Notice, Status } from '#renderer/ui/status.tsx'
import type { PhrasingTest } from '#shared/schemas/phrasing.ts'

type TestFiguresProps = { readonly result: PhrasingTest; readonly currency: string }

/** What a test measured: times, whether tools work, tokens and what they cost. */
export function TestFigures({ result, currency }: TestFiguresProps) {
  const t = useT()
  const { first_word_ms, duration_ms, tools, tokens } = result
  const ms = (value: number) => t('bots.test_took', { ms: Math.round(value) })
  const figures = [
    { name: t('ai_model.first_word'), value: first_word_ms === null ? '–' : ms(first_word_ms) },
    { name: t('ai_model.whole_answer'), value: ms(duration_ms) },
    {
      name: t('ai_model.tokens'),
      value: tokens ? t('ai_model.in_out', { in: count(tokens.in), out: count(tokens.out) }) : '–',
    },
    {
      name: t('ai_model.cost_of_answer'),
      value: result.cost === null ? t('ai_model.unknown') : cost(result.cost, currency),
    },
  ]
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-meta tabular-nums">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-quiet">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {tools && (
        <div className="flex flex-col gap-2 text-meta">
          <p className="flex items-center justify-between gap-4">
            <span className="text-quiet">{t('ai_model.tools')}</span>
            <Status tone={tools.works ? 'good' : 'warn'}>
              {t(tools.works ? 'ai_model.tools_work' : 'ai_model.tools_missing')}
            </Status>
          </p>
          {tools.fault && <p className="text-quiet">{faultText(tools.fault)}</p>}
          {!tools.works && <Notice tone="info">{t('ai_model.understand_chosen')}</Notice>}
        </div>
      )}
    </>
  )
}
