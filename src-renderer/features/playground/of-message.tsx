import type { ReactNode } from 'react'
import { sessionOf } from '#renderer/features/conversations/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { ProblemView } from '#renderer/ui/problem.tsx'
import type { TesterTurn } from '#shared/schemas/tester.ts'
import type { ShownAnswer } from './answer.ts'
import { messageIdOf } from './message-ids.ts'
import type { OpenSession } from './store.ts'

export type AnsweredTurn = {
  readonly turn: TesterTurn
  readonly session: OpenSession
  readonly answer: ShownAnswer
}

type OfMessageProps = AnsweredTurn & {
  /** Shown where it isn't known which message it is. */
  readonly none?: ReactNode
  readonly children: (messageId: string) => ReactNode
}

/** What belongs to the message that a turn was answered with: the widget names it, for the chat API it is looked up. */
export function OfMessage({ turn, session, answer, none = null, children }: OfMessageProps) {
  if (answer.messageId !== null) return children(answer.messageId)
  if (session.channel !== 'api' || session.session_id === null) return none
  return (
    <ByOrder turnId={turn.id} turns={session.turns} sessionId={session.session_id} none={none}>
      {children}
    </ByOrder>
  )
}

/** Whether a bot of this PC answered; a service elsewhere keeps its reasons. */
export function isOfThisPc({ target, session_id }: OpenSession): boolean {
  return target.kind === 'bot' && session_id !== null
}

type ByOrderProps = Pick<OfMessageProps, 'none' | 'children'> & {
  readonly turnId: string
  readonly turns: readonly TesterTurn[]
  readonly sessionId: string
}

function ByOrder({ turnId, turns, sessionId, none, children }: ByOrderProps) {
  const { data, problem, refresh } = useLoad(sessionOf(sessionId))
  if (!data) return problem ? <ProblemView problem={problem} onRetry={() => void refresh()} /> : null
  const messageId = messageIdOf(turns, data.messages, turnId)
  return messageId === null ? none : children(messageId)
}
