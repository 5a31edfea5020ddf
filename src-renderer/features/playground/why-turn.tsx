import { sessionOf } from '#renderer/features/conversations/index.ts'
import { Explanation, WhyAnswer } from '#renderer/features/trace/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Fold } from '#renderer/ui/fold.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import type { TesterTurn } from '#shared/schemas/tester.ts'
import type { ShownAnswer } from './answer.ts'
import { messageIdOf } from './message-ids.ts'
import type { OpenSession } from './store.ts'

type WhyTurnProps = {
  readonly turn: TesterTurn
  readonly session: OpenSession
  readonly answer: ShownAnswer
}

/** Only a bot of this PC can explain an answer; a service elsewhere keeps its reasons. */
export function WhyTurn({ turn, session, answer }: WhyTurnProps) {
  const t = useT()
  if (session.target.kind !== 'bot' || session.session_id === null) return null
  if (answer.messageId !== null) return <WhyAnswer messageId={answer.messageId} />
  if (session.channel !== 'api') return null
  const sessionId = session.session_id
  return (
    <Fold title={t('trace.why')}>
      {() => <ByOrder turnId={turn.id} turns={session.turns} sessionId={sessionId} />}
    </Fold>
  )
}

type ByOrderProps = {
  readonly turnId: string
  readonly turns: readonly TesterTurn[]
  readonly sessionId: string
}

function ByOrder({ turnId, turns, sessionId }: ByOrderProps) {
  const t = useT()
  const { data, problem, refresh } = useLoad(sessionOf(sessionId))
  if (!data) return problem ? <ProblemView problem={problem} onRetry={() => void refresh()} /> : null
  const messageId = messageIdOf(turns, data.messages, turnId)
  if (messageId === null) return <p className="text-meta text-quiet">{t('trace.none')}</p>
  return <Explanation messageId={messageId} />
}
