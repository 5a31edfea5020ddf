import { RateAnswer } from '#renderer/features/ratings/index.ts'
import { Explanation } from '#renderer/features/trace/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { Fold } from '#renderer/ui/fold.tsx'
import { type AnsweredTurn, isOfThisPc, OfMessage } from './of-message.tsx'

/** Folded: why a bot of this PC answered as it did. */
export function WhyTurn(answered: AnsweredTurn) {
  const t = useT()
  if (!isOfThisPc(answered.session)) return null
  const none = <p className="text-meta text-quiet">{t('trace.none')}</p>
  return (
    <Fold title={t('trace.why')}>
      {() => (
        <OfMessage {...answered} none={none}>
          {(messageId) => <Explanation messageId={messageId} />}
        </OfMessage>
      )}
    </Fold>
  )
}

export function RateTurn(answered: AnsweredTurn) {
  const { target } = answered.session
  if (!isOfThisPc(answered.session) || target.kind !== 'bot' || answered.answer.text === '') return null
  return (
    <OfMessage {...answered}>
      {(messageId) => <RateAnswer messageId={messageId} botId={target.bot_id} />}
    </OfMessage>
  )
}
