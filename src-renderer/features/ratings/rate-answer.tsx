import { CircleHelp, ListChecks, type LucideIcon, ThumbsDown, ThumbsUp } from 'lucide-react'
import { type Translate, useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { TextLink } from '#renderer/ui/text-link.tsx'
import type { RatedAnswer, Rating } from '#shared/schemas/rating.ts'
import { makeTest, rate, ratingOf } from './store.ts'

type RateAnswerProps = { readonly messageId: string; readonly botId: string }

/** Right or wrong, with one click; of a wrong one, what can be done about it. */
export function RateAnswer({ messageId, botId }: RateAnswerProps) {
  const t = useT()
  const { data } = useLoad(ratingOf(messageId))
  if (!data) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-quiet">
      <fieldset aria-label={t('ratings.label')} className="flex gap-1">
        <Mark icon={ThumbsUp} rating="right" rated={data} t={t} />
        <Mark icon={ThumbsDown} rating="wrong" rated={data} t={t} />
      </fieldset>
      {data.rating === 'wrong' && <WrongActs rated={data} botId={botId} />}
    </div>
  )
}

type MarkProps = {
  readonly icon: LucideIcon
  readonly rating: Rating
  readonly rated: RatedAnswer
  readonly t: Translate
}

const chosen = { right: 'bg-good-soft text-good', wrong: 'bg-bad-soft text-bad' }

/** Pressed again it takes the mark away. */
function Mark({ icon: Icon, rating, rated, t }: MarkProps) {
  const isChosen = rated.rating === rating
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={cx(
        'inline-flex h-7 items-center gap-1.5 rounded-control px-2 hover:bg-hover hover:text-ink',
        isChosen && chosen[rating],
      )}
      onClick={() => void rate(rated, isChosen ? null : rating)}
    >
      <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
      {t(`ratings.${rating}`)}
    </button>
  )
}

function WrongActs({ rated, botId }: { readonly rated: RatedAnswer; readonly botId: string }) {
  const t = useT()
  return (
    <>
      {rated.test_id === null ? (
        <button
          type="button"
          className="inline-flex h-7 items-center gap-1.5 rounded-control px-2 text-accent hover:bg-hover"
          onClick={() => void makeTest(rated.message_id)}
        >
          <ListChecks aria-hidden className="size-3.5" strokeWidth={1.75} />
          {t('ratings.make_test')}
        </button>
      ) : (
        <TextLink to={`/tests/${botId}/${rated.test_id}`}>{t('ratings.open_test')}</TextLink>
      )}
      {rated.unanswered && (
        <span className="inline-flex items-center gap-1.5">
          <CircleHelp aria-hidden className="size-3.5" strokeWidth={1.75} />
          <TextLink to={`/unanswered/${botId}`}>{t('ratings.in_unanswered')}</TextLink>
        </span>
      )}
    </>
  )
}
