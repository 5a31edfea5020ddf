import { actWords, askedWords, pointedWords, sortWords, wantedWords } from '#renderer/i18n/frame-words.ts'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import { usePercent } from '#renderer/i18n/use-percent.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import type { TraceFrame } from '#shared/schemas/trace-frame.ts'
import { ChipLine, Heading, Line, Lines } from './parts.tsx'
import { verdictOfWays } from './rivals.ts'
import { Threshold } from './threshold.tsx'
import { Ways } from './ways.tsx'

type FramesProps = { readonly frames: readonly TraceFrame[]; readonly trace: Trace }

/** Each question of the message: what it was understood as, what it goes on from, and what could have answered it. */
export function Frames({ frames, trace }: FramesProps) {
  const t = useT()
  const count = frames.length
  return frames.map((frame, at) => (
    <section key={frame.text} className="flex flex-col gap-4">
      {count > 1 && (
        <p className="border-t border-line pt-3 font-medium">
          {t('trace.frame.question_of', { n: at + 1, count, text: frame.text })}
        </p>
      )}
      <div>
        <Heading>{t('trace.understood')}</Heading>
        <Understood frame={frame} language={trace.understood.language} />
      </div>
      <Ways ways={frame.ways} threshold={trace.threshold} />
      <FrameVerdict frame={frame} threshold={trace.threshold} />
    </section>
  ))
}

function FrameVerdict({ frame, threshold }: { readonly frame: TraceFrame; readonly threshold: number }) {
  const verdict = verdictOfWays(frame.ways, threshold)
  return verdict && <Threshold verdict={verdict} threshold={threshold} />
}

function Understood({ frame, language }: { readonly frame: TraceFrame; readonly language: string }) {
  const t = useT()
  const percent = usePercent()
  const { code } = useLanguage()
  const { acts, wish, asked, sort, references, kept } = frame
  const likely = acts.map(({ act, chance }) =>
    t('trace.frame.chance', { act: actWords(act), percent: percent(chance) }),
  )
  return (
    <Lines>
      {likely.length > 0 && <Line label={t('trace.wants')}>{likely.join(' · ')}</Line>}
      <Line label={t('trace.language')}>{languageName(language, code)}</Line>
      <ChipLine label={t('trace.words')} texts={wish.words} />
      <ChipLine label={t('trace.limited')} texts={wish.limits.map(wantedWords)} />
      <ChipLine label={t('trace.frame.asked')} texts={asked.map(askedWords)} />
      {sort && <Line label={t('trace.frame.sorted')}>{sortWords(sort)}</Line>}
      {references.length > 0 && (
        <Line label={t('trace.points_to')}>{references.map(pointedWords).join(' · ')}</Line>
      )}
      {kept && <Kept kept={kept} />}
    </Lines>
  )
}

/** What was carried over from the turns before. */
function Kept({ kept }: { readonly kept: NonNullable<TraceFrame['kept']> }) {
  const t = useT()
  const { wish, about, question } = kept
  const texts = [
    ...(question === null ? [] : [t('trace.frame.before', { question })]),
    ...(about === null ? [] : [about]),
    ...wish.words,
    ...wish.limits.map(wantedWords),
  ]
  return <ChipLine label={t('trace.frame.kept')} texts={texts} />
}
