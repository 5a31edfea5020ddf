import { cost, count } from '#renderer/i18n/cost.ts'
import { useT } from '#renderer/i18n/index.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import { Heading, Line, Lines } from './parts.tsx'

type Phrasing = NonNullable<Trace['phrasing']>

/** What the AI model did for an answer: what it looked up, what was not sent of it and why, what it cost. */
export function ModelPart({ phrasing }: { readonly phrasing: Phrasing }) {
  const t = useT()
  const { steps = [], dropped = [], tokens } = phrasing
  return (
    <section aria-label={t('ai_model.why_title')} className="flex flex-col gap-3">
      <div>
        <Heading>{t('ai_model.why_title')}</Heading>
        <p className="text-meta">{useOutcome(phrasing)}</p>
        {tokens && (tokens.in > 0 || tokens.out > 0) && (
          <p className="text-meta text-quiet tabular-nums">
            {t(phrasing.cost ? 'ai_model.why_cost_priced' : 'ai_model.why_cost', {
              in: count(tokens.in),
              out: count(tokens.out),
              cost: phrasing.cost ? cost(phrasing.cost.amount, phrasing.cost.currency) : '',
            })}
          </p>
        )}
      </div>
      {steps.length > 0 && (
        <div>
          <Heading>{t('ai_model.steps')}</Heading>
          <ol className="flex flex-col gap-2">
            {steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same tool may be called the same way twice, and the order never changes
              <li key={at} className="rounded-control border border-line bg-surface px-3 py-2">
                <p className="mb-1 flex justify-between gap-4 text-meta">
                  <code className="font-mono">{step.tool}</code>
                  <span className="text-quiet tabular-nums">
                    {t('ai_model.step_took', { ms: Math.round(step.duration_ms) })}
                  </span>
                </p>
                <Lines>
                  <Line label={t('ai_model.step_asked')}>
                    <code className="font-mono break-all whitespace-pre-wrap">{step.arguments}</code>
                  </Line>
                  <Line label={t('ai_model.step_got')}>
                    <span className="break-words whitespace-pre-wrap">{step.result}</span>
                  </Line>
                </Lines>
              </li>
            ))}
          </ol>
        </div>
      )}
      {dropped.length > 0 && (
        <div>
          <Heading>{t('ai_model.dropped_title')}</Heading>
          <ul className="flex flex-col gap-1.5 text-meta">
            {dropped.map(({ text, fault }) => (
              <li key={`${fault.code} ${text}`}>
                <s className="text-quiet">{text}</s>
                <span className="block">{faultText(fault)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function useOutcome({ model, used, fault, mode, duration_ms }: Phrasing): string {
  const t = useT()
  const ms = Math.round(duration_ms)
  const why = fault ? faultText(fault) : ''
  if (!used) return t('trace.not_phrased', { model, why })
  const said = t(outcomes[mode ?? 'phrase'], { model, ms })
  return why === '' ? said : `${said} ${why}`
}

const outcomes = {
  phrase: 'trace.phrased',
  understand: 'ai_model.why_understood',
  assistant: 'ai_model.why_used',
} as const
