import { hash } from 'node:crypto'
import type { Transaction } from '#main/db/commits.ts'
import type { Answering } from '#main/features/answering/index.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import {
  type Conversations,
  type OpenSession,
  statusAfter,
  type Turns,
} from '#main/features/conversations/index.ts'
import type { OpenedKey } from '#main/features/keys/index.ts'
import type { Parts } from '#main/features/parts.ts'
import { createUsageNotifier, type Quota, type QuotaState } from '#main/features/quota/index.ts'
import type { Emitter, Exchange } from '#main/features/webhooks/index.ts'
import { problem } from '#shared/problem.ts'
import { chatApiPlans } from '#shared/schemas/bot.ts'
import type { ChatRequest, ChatResponse, SessionEvents } from '#shared/schemas/chat.ts'
import { maxHistory } from '#shared/schemas/visitor.ts'
import { createIdempotencyRepository } from './repository.ts'

export type Chat = ReturnType<typeof createChat>
type ChatCall = {
  readonly key: OpenedKey
  readonly request: ChatRequest
  readonly idempotencyKey: string | null
}
/** Built only for keys that have a mirror. */
type BuildExchange = () => Exchange
type ChatResult = { readonly response: ChatResponse; readonly quota: QuotaState }

/** How long an answer can be asked for again with the same Idempotency-Key. */
const rememberMs = 24 * 3_600_000

export function createChat(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    readonly bots: Bots
    readonly quota: Quota
    readonly conversations: Conversations
    readonly answering: Answering
    readonly turns: Turns
    readonly emitter: Emitter
  },
) {
  const { commits, clock, bots, quota, conversations, answering, turns, emitter, push } = deps
  const idempotency = createIdempotencyRepository(deps.db)
  const notifyUsage = createUsageNotifier(push)

  function remembered(call: ChatCall, bodyHash: Uint8Array): ChatResponse | null {
    if (call.idempotencyKey === null) return null
    const row = idempotency.find(call.key.key_id, call.idempotencyKey, clock.now() - rememberMs)
    if (!row) return null
    if (Buffer.compare(row.body_hash, bodyHash) === 0) return JSON.parse(row.answer)
    throw problem(
      'idempotency_conflict',
      'This Idempotency-Key was already used with a different body. Use a new key for a new request.',
    )
  }

  function emitExchange(tx: Transaction, key: OpenedKey, exchange: BuildExchange): void {
    if (!emitter.mirrors(key.key_id)) return
    emitter.exchange(tx, key, exchange())
  }

  /** Mirrors a call that writes nothing else. */
  async function mirror(key: OpenedKey, exchange: BuildExchange): Promise<void> {
    if (emitter.mirrors(key.key_id)) await commits.run((tx) => emitExchange(tx, key, exchange))
  }

  function openSession(bot: StoredBot, sessionId: string): OpenSession {
    const session = conversations.find(bot, 'api', sessionId)
    if (session) return session
    throw problem(
      'session_not_found',
      'This bot did not issue this session_id. Leave it out to start a new conversation.',
    )
  }

  return {
    mirror,

    /** The conversation of a key's bot, for a program that listens to it; costs no quota. */
    listen: (
      key: OpenedKey,
      sessionId: string,
    ): { readonly bot: StoredBot; readonly session: OpenSession } => {
      const bot = openBotOf(bots, key)
      return { bot, session: openSession(bot, sessionId) }
    },

    /** What came in no answer since a place, for a program that asks now and then. */
    eventsSince: (session: OpenSession, after: number): SessionEvents => {
      const { messages, last } = conversations.unaskedSince(session, after, maxHistory)
      return { status: session.status, messages: [...messages], next: last }
    },

    /**
     * Checks, answer, then one transaction: what was asked before is found again, the quota is charged and the turn is
     * kept together or not at all. A call refused here is charged by `chargeRefused`.
     */
    call: async (call: ChatCall): Promise<ChatResult> => {
      const { key, request } = call
      const bodyHash = hashOf(call)
      const earlier = remembered(call, bodyHash)
      if (earlier) {
        await mirror(key, () => answered200(request, earlier))
        return { response: earlier, quota: quota.state(key.key_id) }
      }
      quota.refuseIfUsedUp(key.key_id)
      const bot = openBot(bots, call)
      const sessionId = request.session_id ?? null
      const session = sessionId === null ? null : openSession(bot, sessionId)
      // A person has taken over: the bot doesn't talk over them.
      const thought =
        session?.status === 'human'
          ? null
          : await answering.answer(bot, request.message, session?.memory ?? null, {
              phrasing: { history: () => conversations.saidBefore(session) },
            })
      return commits.run((tx) => {
        const sameMoment = remembered(call, bodyHash)
        if (sameMoment) {
          emitExchange(tx, key, () => answered200(request, sameMoment))
          return { response: sameMoment, quota: quota.state(key.key_id) }
        }
        const charged = quota.charge(key.key_id)
        // Looked up again: while a model took its time, somebody may have taken over.
        const now = conversations.find(bot, 'api', sessionId)
        const answered = now?.status === 'human' ? null : thought
        const turn = turns.record(
          tx,
          {
            bot,
            channel: 'api',
            sessionId,
            session: now,
            message: request.message,
            traffic: request.test ? 'test_chat' : undefined,
          },
          answered,
        )
        const response = {
          response: answered?.answer.text ?? '',
          sources: answered?.answer.sources ?? [],
          session_id: turn.sessionId,
          status: statusAfter({ status: answered?.status ?? null }, now),
        }
        if (call.idempotencyKey !== null) {
          idempotency.store({
            key_id: key.key_id,
            idempotency_key: call.idempotencyKey,
            body_hash: bodyHash,
            answer: JSON.stringify(response),
            created_at: clock.now(),
          })
        }
        emitExchange(tx, key, () => answered200(request, response))
        tx.afterCommit(() => notifyUsage(key, charged.used))
        return { response, quota: charged }
      })
    },

    /** Every call with a valid key counts, also one that fails. Throws `quota_exceeded` when the day was used up before. */
    chargeRefused: (key: OpenedKey, exchange: BuildExchange): Promise<QuotaState> =>
      commits.run((tx) => {
        const charged = quota.charge(key.key_id)
        emitExchange(tx, key, exchange)
        tx.afterCommit(() => notifyUsage(key, charged.used))
        return charged
      }),

    /** For the housekeeping. */
    /** The clock was ahead: what it stored is kept for a day from now. */
    pullBack: (_tx: Transaction, now: number): void => {
      idempotency.pullBack(now)
    },
    forgetOldAnswers: () => commits.run(() => idempotency.forgetUpTo(clock.now() - rememberMs)),
  }
}

function answered200({ bot_id, message, session_id }: ChatRequest, body: ChatResponse): Exchange {
  return {
    request: { bot_id, message, session_id: session_id ?? null },
    response: { status: 200, body },
    answer: body.response,
    // Sessions of the chat API have no other id than ours.
    conversation_id: body.session_id,
  }
}

/** The same answer whether or not the other bot exists: a key must not reveal which ids exist. */
function openBot(bots: Bots, { key, request }: ChatCall): StoredBot {
  if (request.bot_id !== key.bot_id)
    throw problem('key_not_for_bot', 'This key belongs to a different bot than the bot_id of the request.')
  return openBotOf(bots, key)
}

function openBotOf(bots: Bots, key: OpenedKey): StoredBot {
  const bot = bots.findOpen(key.bot_id)
  if (!bot) throw problem('bot_not_found', 'This bot is archived. Its owner can restore it.')
  if (!chatApiPlans.includes(bot.plan)) {
    throw problem(
      'plan_required',
      `The chat API is for bots on the Business and Enterprise plans; this one is on ${bot.plan}.`,
    )
  }
  return bot
}

function hashOf(call: ChatCall): Uint8Array {
  if (call.idempotencyKey === null) return new Uint8Array()
  const { bot_id, message, session_id } = call.request
  return hash('sha256', JSON.stringify([bot_id, message, session_id ?? null]), 'buffer')
}
