import { ArrowRight } from 'lucide-react'
import { knowledgePath } from '#renderer/features/knowledge/index.ts'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { Status, type Tone } from '#renderer/ui/status.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import type { Reasked, UnansweredGroup } from '#shared/schemas/unanswered.ts'
import { unansweredPath } from './address.ts'
import { type TeachingOutcome, teachingOutcome } from './outcome.ts'
import type { Taught } from './store.ts'

type TaughtResultProps = { readonly taught: Taught; readonly next: UnansweredGroup | null }

const tones: Readonly<Record<TeachingOutcome, Tone>> = {
  by_entry: 'good',
  otherwise: 'info',
  still_not: 'warn',
}

/** Every question of the group, asked again: before and now. */
export function TaughtResult({ taught, next }: TaughtResultProps) {
  const t = useT()
  const { entry, asked, group } = taught
  const answered = asked.filter((one) => one.answered).length
  return (
    <div className="flex max-w-3xl flex-col gap-6 px-6 py-5">
      <div role="status">
        <h2 className="text-title font-semibold">{t('unanswered.taught')}</h2>
        <p className="text-quiet">{t('unanswered.taught_text', { answered, count: asked.length })}</p>
        <p className="text-meta">
          <TextLink to={knowledgePath(group.bot_id, 'questions', entry.id)}>{entry.question}</TextLink>
        </p>
      </div>
      <ul
        aria-label={t('unanswered.asked_again')}
        className="flex flex-col divide-y divide-line border-y border-line"
      >
        {asked.map((one) => (
          <li key={one.text} className="py-3">
            <Again asked={one} />
          </li>
        ))}
      </ul>
      {answered < asked.length && <p className="text-meta text-quiet">{t('unanswered.still_hint')}</p>}
      <div className="flex gap-2">
        {next ? (
          <Button look="primary" to={unansweredPath(group.bot_id, next.id)}>
            {t('unanswered.next')}
          </Button>
        ) : (
          <Button to={unansweredPath(group.bot_id)}>{t('unanswered.all_done')}</Button>
        )}
      </div>
    </div>
  )
}

function Again({ asked }: { readonly asked: Reasked }) {
  const t = useT()
  const { locale } = useLanguage()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const outcome = teachingOutcome(asked)
  return (
    <>
      <p className="mb-1 font-medium break-words">{asked.text}</p>
      <p className="flex flex-wrap items-center gap-2 text-meta text-quiet">
        <span>
          <span className="sr-only">{t('unanswered.before')} </span>
          {percent.format(asked.confidence_before)}
        </span>
        <ArrowRight aria-hidden className="size-3.5" />
        <span className="font-medium text-ink">
          <span className="sr-only">{t('unanswered.now')} </span>
          {percent.format(asked.confidence)}
        </span>
        <Status tone={tones[outcome]}>{t(`unanswered.outcomes.${outcome}`)}</Status>
      </p>
      <Fold title={t('unanswered.reply')}>
        <p className="whitespace-pre-wrap">{asked.reply}</p>
      </Fold>
    </>
  )
}
