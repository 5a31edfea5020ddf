import type { ReactNode } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import {
  askWords,
  facetWords,
  intentWords,
  limitWords,
  meaningWords,
  referenceWords,
  ruleWords,
} from '#renderer/i18n/trace-words.ts'
import { usePercent } from '#renderer/i18n/use-percent.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { CopyButton } from '#renderer/ui/copy.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { JsonTree } from '#renderer/ui/json-tree.tsx'
import type { Trace } from '#shared/schemas/trace.ts'
import { type Rival, rivalsOf, verdictOf } from './rivals.ts'
import { Rivals } from './rivals.tsx'

/** Why this answer, in plain words; the exact record is one click away. */
export function TraceView({ trace }: { readonly trace: Trace }) {
  const t = useT()
  const rivals = rivalsOf(trace)
  return (
    <div className="flex flex-col gap-4 rounded-card bg-sunken px-4 py-3.5">
      <div>
        <p className="font-medium">{ruleWords(trace.rule)}</p>
        <Threshold rivals={rivals} trace={trace} />
      </div>
      <Understood understood={trace.understood} />
      <Rivals rivals={rivals} threshold={trace.threshold} />
      <Aside trace={trace} />
      <Fold title={t('trace.raw')}>
        <div className="mb-2 flex items-center justify-between gap-4 text-meta">
          <span>
            {t('trace.rule')} <code className="font-mono">{trace.rule}</code>
          </span>
          <CopyButton text={JSON.stringify(trace, null, 2)} />
        </div>
        <div className="rounded-control border border-line bg-surface py-3 pr-3 pl-7">
          <JsonTree value={trace} />
        </div>
      </Fold>
    </div>
  )
}

type ThresholdProps = { readonly rivals: readonly Rival[]; readonly trace: Trace }

function Threshold({ rivals, trace }: ThresholdProps) {
  const t = useT()
  const percent = usePercent()
  const verdict = verdictOf(rivals, trace)
  if (verdict.kind === 'alone') return <p className="text-meta text-quiet">{t('trace.alone')}</p>
  const { best, next } = verdict
  const values = { best: percent(best), threshold: percent(trace.threshold) }
  return (
    <p className="text-meta text-quiet">
      {t(verdict.kind === 'above' ? 'trace.above' : 'trace.below', values)}{' '}
      {next !== null && t('trace.next', { next: percent(next) })}
    </p>
  )
}

function Understood({ understood }: { readonly understood: Trace['understood'] }) {
  const t = useT()
  const { code } = useLanguage()
  const { language, intent, words, limits, facets, ask, reference } = understood
  const wanted = [intentWords(intent), askWords(ask)].filter((one) => one !== null)
  return (
    <div>
      <p className="mb-1.5 text-meta font-medium">{t('trace.understood')}</p>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-meta">
        <Line label={t('trace.wants')}>{wanted.join(' · ')}</Line>
        <Line label={t('trace.language')}>{languageName(language, code)}</Line>
        {words.length > 0 && (
          <Line label={t('trace.words')}>
            <Chips texts={words} />
          </Line>
        )}
        {limits.length + facets.length > 0 && (
          <Line label={t('trace.limited')}>
            <Chips texts={[...limits.map(limitWords), ...facets.map(facetWords)]} />
          </Line>
        )}
        {reference !== null && <Line label={t('trace.points_to')}>{referenceWords(reference)}</Line>}
      </dl>
    </div>
  )
}

/** Whether meaning took part, what a phrasing model did, how long it took. */
function Aside({ trace }: { readonly trace: Trace }) {
  const t = useT()
  const { phrasing, meaning, duration_ms } = trace
  return (
    <ul className="flex flex-col gap-1 text-meta text-quiet">
      <li>{meaningWords(meaning)}</li>
      {phrasing && (
        <li>
          {phrasing.used
            ? t('trace.phrased', { model: phrasing.model, ms: Math.round(phrasing.duration_ms) })
            : t('trace.not_phrased', {
                model: phrasing.model,
                why: phrasing.fault ? faultText(phrasing.fault) : '',
              })}
        </li>
      )}
      <li>{t('trace.took', { ms: Math.max(0.1, Math.round(duration_ms * 10) / 10) })}</li>
    </ul>
  )
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

function Chips({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {[...new Set(texts)].map((text) => (
        <li key={text} className="rounded-full border border-line bg-surface px-2">
          {text}
        </li>
      ))}
    </ul>
  )
}
