import type { Transaction } from '#main/db/commits.ts'
import type { Parts } from '#main/features/parts.ts'
import { isoTime } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { problem } from '#shared/problem.ts'
import type { AnswerDetails, MessageRecord } from '#shared/schemas/session.ts'
import type { SessionStatus } from '#shared/schemas/widget.ts'
import type { createConversationEvents } from './events.ts'
import type { Handovers } from './handovers.ts'
import type { ConversationRepository, SessionRow } from './repository.ts'
import { glimpse } from './show.ts'

/** Which window of the dashboard acts; scripts have none. `take`: also from another one. */
export type Acting = { readonly window_id?: string | undefined; readonly take?: boolean | undefined }

export type PersonActs = ReturnType<typeof createPersonActs>

/** What a person of the shop does in a conversation, and what happens when none comes. */
export function createPersonActs(
  deps: Parts<'commits' | 'clock' | 'push'> & {
    readonly repository: ConversationRepository
    readonly handovers: Handovers
    readonly events: ReturnType<typeof createConversationEvents>
    readonly row: (id: string) => SessionRow
    /** The next message finds the session as it is now. */
    readonly forgetOpen: (session: SessionRow) => void
  },
) {
  const { commits, clock, push, repository, handovers, events, row, forgetOpen } = deps

  function changed({ id, bot_id }: SessionRow): void {
    push({ type: 'session.changed', bot_id, session_id: id })
  }

  /** Two windows never both answer: whoever was first does, until the other takes it over knowingly. */
  function claim(session: SessionRow, { window_id, take }: Acting): void {
    const { claimed_by, status } = session
    if (window_id === undefined) return
    if (status === 'human' && claimed_by !== null && claimed_by !== window_id && !take)
      throw problem(
        'claimed_elsewhere',
        'Somebody answers this conversation in another window. Take it over there, or choose to answer here.',
      )
    if (claimed_by !== window_id) repository.setClaim(session.no, window_id)
  }

  function become(
    tx: Transaction,
    session: SessionRow,
    status: SessionStatus,
    message: MessageRecord | null,
    at: number,
  ): void {
    repository.setStatus(session.no, status, at)
    // Whoever puts a visitor back in line wants somebody else to look.
    if (status === 'waiting') repository.setUnread(session.no, at)
    else repository.setSeen(session.id)
    tx.afterCommit(() => {
      forgetOpen(session)
      const { id: session_id, bot_id } = session
      if (message) push({ type: 'session.message', bot_id, session_id, message })
      if (session.status !== status) push({ type: 'session.status', bot_id, session_id, status })
      else if (!message) changed(session)
    })
    events.emitPerson(tx, session, status, message, at)
  }

  return {
    /** A person of the shop answers; from then on the bot is silent in this session. */
    reply: (id: string, text: string, acting: Acting = {}): Promise<void> =>
      commits.run((tx) => {
        const at = clock.now()
        const session = row(id)
        claim(session, acting)
        const message = {
          id: newId('msg', at),
          role: 'human' as const,
          text,
          at: isoTime(at),
          answer: null,
        }
        repository.insertMessage(session.no, { ...message, at, intent: null })
        repository.touchSession(session, { ...nothingSaid, added: 1, last_message: glimpse(text), at })
        become(tx, session, 'human', message, at)
        handovers.answered(session.no, at)
      }),

    /** Who answers from now on. */
    setStatus: (id: string, status: SessionStatus, acting: Acting = {}): Promise<void> =>
      commits.run((tx) => {
        const session = row(id)
        claim(session, acting)
        become(tx, session, status, null, clock.now())
      }),

    /** Whether something was unread. */
    seen: async (id: string): Promise<boolean> => {
      const session = row(id)
      if (session.unread === 0) return false
      await commits.run((tx) => {
        repository.setSeen(id)
        tx.afterCommit(() => changed(session))
      })
      return true
    },

    typing: (id: string, typing: boolean): void => {
      const { bot_id } = row(id)
      push({ type: 'session.typing', bot_id, session_id: id, role: 'human', typing })
    },

    /** The bot tells a visitor that nobody has come, where that is still so. */
    tellNobodyCame: (id: string, answer: AnswerDetails & { readonly text: string }, memory: string) =>
      commits.run((tx) => {
        const at = clock.now()
        const session = repository.byId(id)
        const isOverdue = handovers.overdue(at, maxOverdue).some((one) => one.id === id)
        if (!session || !isOverdue) return
        const { text, ...details } = answer
        const message = {
          id: newId('msg', at),
          role: 'bot' as const,
          text,
          at: isoTime(at),
          answer: details,
        }
        repository.insertMessage(session.no, {
          ...message,
          at,
          answer: JSON.stringify(details),
          intent: details.intent,
        })
        repository.touchSession(session, {
          ...nothingSaid,
          added: 1,
          last_message: glimpse(text),
          at,
          memory,
        })
        // The bell rings again, also for somebody who has looked and gone.
        repository.setUnread(session.no, at)
        events.emitNobodyCame(tx, session, message, at)
        tx.afterCommit(() => {
          forgetOpen(session)
          push({ type: 'session.message', bot_id: session.bot_id, session_id: id, message })
        })
      }),

    /** Closes conversations in which nobody has written for long. */
    closeIdle: (rows: readonly SessionRow[]): Promise<void> =>
      commits.run((tx) => {
        const at = clock.now()
        for (const session of rows) {
          repository.setIdle(session.no, at)
          events.emitIdle(tx, session, at)
          tx.afterCommit(() => {
            forgetOpen(session)
            push({
              type: 'session.status',
              bot_id: session.bot_id,
              session_id: session.id,
              status: 'closed',
            })
          })
        }
      }),
  }
}

const maxOverdue = 1000
const nothingSaid = { last_question: null, language: null, page: null }
