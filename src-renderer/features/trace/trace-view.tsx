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
import { CopyButton } from '#renderer/ui/copy.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { JsonTree } from '#renderer/ui/json-tree.tsx'
import type { Trace } from '#shared/schemas/trace.ts'
import { Frames } from './frame.tsx'
import { ModelPart } from './model-part.tsx'
import { ChipLine, Heading, Line, Lines } from './parts.tsx'
import { rivalsOf, verdictOf } from './rivals.ts'
import { Rivals } from './rivals.tsx'
import { Threshold } from './threshold.tsx'

type TraceViewProps = {
  readonly trace: Trace
  /** What can be done about it. */
  readonly act?: ReactNode
}

/** Why this answer, in plain words; the exact record is one click away. */
export function TraceView({ trace, act }: TraceViewProps) {
  const t = useT()
  const rivals = rivalsOf(trace)
  return (
    <div className="flex flex-col gap-4 rounded-card bg-sunken px-4 py-3.5">
      <div>
        <p className="font-medium">{ruleWords(trace.rule)}</p>
        {!trace.frames && <Threshold verdict={verdictOf(rivals, trace)} threshold={trace.threshold} />}
      </div>
      {trace.frames ? (
        <Frames frames={trace.frames} trace={trace} />
      ) : (
        <>
          <Understood understood={trace.understood} />
          <Rivals rivals={rivals} threshold={trace.threshold} />
        </>
      )}
      {trace.phrasing && <ModelPart phrasing={trace.phrasing} />}
      {act}
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

function Understood({ understood }: { readonly understood: Trace['understood'] }) {
  const t = useT()
  const { code } = useLanguage()
  const { language, intent, words, limits, facets, ask, reference } = understood
  const wanted = [intentWords(intent), askWords(ask)].filter((one) => one !== null)
  return (
    <div>
      <Heading>{t('trace.understood')}</Heading>
      <Lines>
        <Line label={t('trace.wants')}>{wanted.join(' · ')}</Line>
        <Line label={t('trace.language')}>{languageName(language, code)}</Line>
        <ChipLine label={t('trace.words')} texts={words} />
        <ChipLine label={t('trace.limited')} texts={[...limits.map(limitWords), ...facets.map(facetWords)]} />
        {reference !== null && <Line label={t('trace.points_to')}>{referenceWords(reference)}</Line>}
      </Lines>
    </div>
  )
}

/** Whether meaning was compared, how long it took. */
function Aside({ trace }: { readonly trace: Trace }) {
  const t = useT()
  const { meaning, duration_ms, waited_ms, incomplete } = trace
  return (
    <ul className="flex flex-col gap-1 text-meta text-quiet">
      <li>{meaningWords(meaning)}</li>
      {incomplete && <li>{t('trace.incomplete')}</li>}
      {waited_ms !== undefined && <li>{t('trace.waited', { ms: waited_ms })}</li>}
      <li>{t('trace.took', { ms: Math.max(0.1, Math.round(duration_ms * 10) / 10) })}</li>
    </ul>
  )
}
