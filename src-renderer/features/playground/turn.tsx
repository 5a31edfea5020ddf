import { useT } from '#renderer/i18n/index.ts'
import { intentWords } from '#renderer/i18n/trace-words.ts'
import { usePercent } from '#renderer/i18n/use-percent.ts'
import { BotBubble, VisitorBubble } from '#renderer/ui/bubbles.tsx'
import { Status } from '#renderer/ui/status.tsx'
import type { TesterTurn } from '#shared/schemas/tester.ts'
import { sourcesBesideCards, textBesideCards } from '#shared/shown-once.ts'
import { exchangeOutcome, type ShownAnswer } from './answer.ts'
import { AnswerButtons, ProductCards, Sources } from './answer-parts.tsx'
import type { OpenSession } from './store.ts'
import { RateTurn, WhyTurn } from './why-turn.tsx'
import { Wire } from './wire.tsx'

type TurnProps = {
  readonly turn: TesterTurn
  readonly session: OpenSession
  /** Only the newest answer's buttons can still be pressed. */
  readonly last: boolean
  readonly onSay: (text: string) => void
}

/** One message, what came back, and below, folded, what went over the wire. */
export function Turn({ turn, session, last, onSay }: TurnProps) {
  const t = useT()
  const outcome = exchangeOutcome(turn.exchange, session.channel)
  return (
    <li>
      <VisitorBubble>{turn.message}</VisitorBubble>
      <div className="mt-3 flex flex-col gap-2">
        {outcome.kind === 'answer' && <Answer answer={outcome.answer} last={last} onSay={onSay} />}
        {outcome.kind === 'refused' && (
          <BotBubble>
            <Status tone="bad">{t('tester.refused', { status: String(outcome.status) })}</Status>
            {outcome.title && <p className="mt-2 font-medium">{outcome.title}</p>}
            <p>{outcome.detail}</p>
          </BotBubble>
        )}
        {outcome.kind === 'silence' && (
          <BotBubble>
            <Status tone="bad">{t('tester.silence')}</Status>
            <p className="mt-2">{outcome.reason}</p>
          </BotBubble>
        )}
        <Facts turn={turn} answer={outcome.kind === 'answer' ? outcome.answer : null} />
        {outcome.kind === 'answer' && (
          <>
            <RateTurn turn={turn} session={session} answer={outcome.answer} />
            <WhyTurn turn={turn} session={session} answer={outcome.answer} />
          </>
        )}
        <Wire turn={turn} sessionId={session.id} />
      </div>
    </li>
  )
}

type AnswerProps = {
  readonly answer: ShownAnswer
  readonly last: boolean
  readonly onSay: (text: string) => void
}

function Answer({ answer, last, onSay }: AnswerProps) {
  const t = useT()
  return (
    <>
      {answer.text !== '' && <BotBubble>{textBesideCards(answer.text, answer.products)}</BotBubble>}
      {answer.text === '' && <p className="text-quiet">{t('tester.person_answers')}</p>}
      <ProductCards products={answer.products} />
      <AnswerButtons buttons={answer.buttons} enabled={last} onSay={onSay} />
      <Sources sources={sourcesBesideCards(answer.sources, answer.products)} />
    </>
  )
}

/** How sure it was, how it was understood, how long it took. */
function Facts({ turn, answer }: { readonly turn: TesterTurn; readonly answer: ShownAnswer | null }) {
  const t = useT()
  const percent = usePercent()
  const facts = [
    answer?.confidence == null ? null : t('tester.confidence', { percent: percent(answer.confidence) }),
    answer?.intent ? t('tester.intent', { intent: intentWords(answer.intent) }) : null,
    answer?.status && answer.status !== 'bot' ? t(`tester.status_${answer.status}`) : null,
    t('tester.took', { ms: Math.round(turn.exchange.duration_ms) }),
  ]
  return <p className="text-meta text-quiet">{facts.filter(Boolean).join(' · ')}</p>
}
