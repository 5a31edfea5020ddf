import { featureWords, number } from '#renderer/i18n/frame-words.ts'
import { useT } from '#renderer/i18n/index.ts'
import { ruleWords } from '#renderer/i18n/trace-words.ts'
import { usePercent } from '#renderer/i18n/use-percent.ts'
import { cx } from '#renderer/lib/cx.ts'
import { Status } from '#renderer/ui/status.tsx'
import type { TraceFeature, TraceWay } from '#shared/schemas/trace-frame.ts'
import { Heading } from './parts.tsx'
import { Bar } from './rivals.tsx'

type WaysProps = { readonly ways: readonly TraceWay[]; readonly threshold: number }

/** What could have been the answer, the likeliest first, each with what spoke for and against it. */
export function Ways({ ways, threshold }: WaysProps) {
  const t = useT()
  if (ways.length === 0) return null
  return (
    <div>
      <Heading>{t('trace.rivals')}</Heading>
      <ol className="flex flex-col gap-3">
        {ways.map((way) => (
          <li key={`${way.kind} ${way.id} ${way.rule}`}>
            <Way way={way} threshold={threshold} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Way({ way, threshold }: { readonly way: TraceWay; readonly threshold: number }) {
  const t = useT()
  const percent = usePercent()
  const { kind, title, rule, confidence, score, features, products, won } = way
  const isOwn = kind === 'goods' || kind === 'built_in'
  // The answer shows what it found; here is only why.
  const explained = won ? products.filter((product) => product.features.length > 0) : products
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8rem_2.75rem] items-start gap-x-3 text-meta">
      <div className="min-w-0">
        <p className="flex min-h-6 flex-wrap items-center gap-2 text-quiet">
          {isOwn ? t(`trace.frame.ways.${kind}`) : t(`trace.kinds.${kind}`)}
          {won && <Status tone="good">{t('trace.won')}</Status>}
        </p>
        <p className={cx('break-words', won && 'font-medium')}>{isOwn ? ruleWords(rule) : title}</p>
        <Features features={features} total={score} />
        {explained.length > 0 && (
          <ul className="mt-1 flex flex-col gap-1">
            {explained.map((product) => (
              <li key={product.id} className="break-words">
                {product.title}
                <Features features={product.features} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Bar share={confidence} mark={threshold} won={won} />
      <span className={cx('pt-0.5 text-right', won && 'font-medium')}>{percent(confidence)}</span>
    </div>
  )
}

type FeaturesProps = { readonly features: readonly TraceFeature[]; readonly total?: number }

function Features({ features, total }: FeaturesProps) {
  const t = useT()
  if (features.length === 0) return null
  const sum = total === undefined ? '' : `${t('trace.frame.score', { score: number(total) })}: `
  return (
    <span className="block text-quiet">
      {sum}
      {features.map(featureWords).join(' · ')}
    </span>
  )
}
