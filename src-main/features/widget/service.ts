import { type Answered, type Answering, shownOf } from '#main/features/answering/index.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import {
  type Conversations,
  type OpenSession,
  statusAfter,
  type Turns,
} from '#main/features/conversations/index.ts'
import type { PhraseOptions } from '#main/features/language-model/index.ts'
import { emailContact, phoneContact } from '#main/features/leads/index.ts'
import type { Parts } from '#main/features/parts.ts'
import { countryOfShop } from '#main/lib/country.ts'
import { problem } from '#shared/problem.ts'
import {
  type ContactRequest,
  type History,
  maxHistory,
  type PersonRequest,
  type WidgetConfig,
} from '#shared/schemas/visitor.ts'
import type { Traffic, VisitedPage, WidgetRequest, WidgetResponse } from '#shared/schemas/widget.ts'

export type Widget = ReturnType<typeof createWidget>

/** What every message of a visitor brings, whether typed or pressed. */
type Sent = {
  readonly session_id?: string | undefined
  readonly client_id?: string | undefined
  readonly traffic?: Traffic | undefined
  readonly page?: VisitedPage | undefined
}
type LeadForm = Parameters<Turns['record']>[3]

export function createWidget(
  deps: Parts<'commits' | 'push'> & {
    readonly bots: Bots
    readonly conversations: Conversations
    readonly answering: Answering
    readonly turns: Turns
    /** A visitor's own wish holds for copies of the database too. */
    readonly erase: (conversationIds: readonly string[]) => Promise<unknown>
  },
) {
  const { commits, bots, conversations, answering, turns, erase, push } = deps
  // A repeat that comes while the first is still being answered waits for that answer.
  const underWay = new Map<string, Promise<WidgetResponse>>()

  function openBot(id: string): StoredBot {
    const bot = bots.findOpen(id)
    if (bot) return bot
    throw problem(
      'bot_not_found',
      'There is no bot with this id. You find the ids in the dashboard’s bot menu.',
    )
  }

  const find = (bot: StoredBot, sessionId: string | undefined) =>
    conversations.find(bot, 'widget', sessionId ?? null)

  function once(bot: StoredBot, sent: Sent, answer: () => Promise<WidgetResponse>): Promise<WidgetResponse> {
    const { session_id, client_id } = sent
    if (session_id === undefined || client_id === undefined) return answer()
    const session = find(bot, session_id)
    const before = session && conversations.recorded(session, client_id)
    if (before) return Promise.resolve(answeredBefore(session, before))
    const name = JSON.stringify([bot.id, session_id, client_id])
    const running = underWay.get(name)
    if (running) return running
    const made = answer().finally(() => underWay.delete(name))
    underWay.set(name, made)
    return made
  }

  /** Answers, or leaves it to the person who has taken over, and keeps the turn. */
  async function take(
    bot: StoredBot,
    sent: Sent & { readonly message: string },
    think: (asked: OpenSession | null) => Promise<Answered>,
    options: { readonly hasSpoken?: () => boolean; readonly form?: LeadForm } = {},
  ): Promise<{ readonly response: WidgetResponse; readonly answered: Answered | null }> {
    const asked = find(bot, sent.session_id)
    // A person has taken over: the bot is silent, their words come on the event stream.
    const thought = asked?.status === 'human' ? null : await think(asked)
    // Meanwhile somebody may have taken over, or the visitor gone on.
    const session = find(bot, sent.session_id)
    const status = statusAfter({}, session)
    const answered = status === 'human' && !options.hasSpoken?.() ? null : thought
    const turn = await commits.run((tx) =>
      turns.record(
        tx,
        {
          bot,
          channel: 'widget',
          sessionId: sent.session_id ?? null,
          session,
          message: sent.message,
          clientId: sent.client_id,
          traffic: sent.traffic,
          page: sent.page,
        },
        answered,
        options.form,
      ),
    )
    conversations.presence.heard({ id: turn.id, bot_id: bot.id })
    return {
      answered,
      response: {
        ...shownOf(answered, status),
        session_id: turn.sessionId,
        message_id: turn.messageId,
        seq: turn.seq,
      },
    }
  }

  return {
    openBot,

    config: (botId: string): WidgetConfig => configOf(openBot(botId)),

    /** `hearing` gets the reply piece by piece where it comes so; the turn is on disk when this is done. */
    say: (botId: string, request: WidgetRequest, hearing: PhraseOptions = {}): Promise<WidgetResponse> => {
      const bot = openBot(botId)
      return once(bot, request, async () => {
        let said = ''
        const onText =
          hearing.onText &&
          ((text: string) => {
            said += text
            hearing.onText?.(text)
          })
        const phrasing = { signal: hearing.signal, onText }
        const { response, answered } = await take(
          bot,
          request,
          (asked) =>
            answering.answer(bot, request.message, asked?.memory ?? null, {
              phrasing: { ...phrasing, history: () => conversations.saidBefore(asked) },
            }),
          { hasSpoken: () => said !== '' },
        )
        const rest = answered?.answer.text.slice(said.length) ?? ''
        if (rest !== '') hearing.onText?.(rest)
        return response
      })
    },

    /** A person asked for by the button that is always there. */
    person: (botId: string, request: PersonRequest): Promise<WidgetResponse> => {
      const bot = openBot(botId)
      const pressed = { wants: 'person' as const, text: request.text, language: request.language }
      return once(bot, request, async () => {
        const { response } = await take(bot, { ...request, message: request.text }, (asked) =>
          answering.press(bot, pressed, asked?.memory ?? null),
        )
        return response
      })
    },

    /** The contact form, with the words its visitor agreed to. */
    contact: (botId: string, request: ContactRequest): Promise<WidgetResponse> => {
      const bot = openBot(botId)
      const form = formOf(bot, request)
      const message = [request.name, request.email, request.phone, request.message]
        .filter((part) => part !== '')
        .join('\n')
      const pressed = { wants: 'contact' as const, text: message, language: request.language }
      return once(bot, request, async () => {
        const { response } = await take(
          bot,
          { ...request, message },
          (asked) => answering.press(bot, pressed, asked?.memory ?? null),
          { form },
        )
        return response
      })
    },

    /** Everything the visitor of this conversation left here. */
    forget: async (botId: string, sessionId: string): Promise<void> => {
      const session = find(openBot(botId), sessionId)
      if (session) await erase([session.id])
    },

    /** Shown to the person who answers; while the bot does, nobody looks. */
    typing: (botId: string, sessionId: string, typing: boolean): void => {
      const session = find(openBot(botId), sessionId)
      if (session?.status === 'human' || session?.status === 'waiting')
        push({ type: 'session.typing', bot_id: botId, session_id: session.id, role: 'visitor', typing })
    },

    history: (botId: string, sessionId: string, after: number): History => {
      const session = find(openBot(botId), sessionId)
      if (!session) return { status: 'bot', messages: [], more: false }
      conversations.presence.heard({ id: session.id, bot_id: botId })
      const messages = conversations.since(session, after, maxHistory + 1)
      return {
        status: session.status,
        messages: messages.slice(0, maxHistory),
        more: messages.length > maxHistory,
      }
    },
  }
}

function answeredBefore(
  session: OpenSession,
  { message, seq }: NonNullable<ReturnType<Conversations['recorded']>>,
): WidgetResponse {
  const answer = message.answer && { ...message.answer, text: message.text }
  return {
    ...shownOf(answer && { answer, status: session.status }, session.status),
    session_id: session.session_id,
    message_id: message.id,
    seq,
  }
}

function configOf(bot: StoredBot): WidgetConfig {
  const { id, name, language, languages, greeting, colours, starter_buttons, timezone, opening_hours } = bot
  const { address, phone, email } = bot.facts
  return {
    bot_id: id,
    name,
    language,
    languages,
    greeting,
    colours,
    starter_buttons,
    widget: bot.widget,
    timezone,
    opening_hours,
    contact: { address, phone, email },
    handover: bot.handover_rules.enabled,
    contact_form: bot.lead_rules.enabled ? { consent: bot.lead_rules.consent } : null,
  }
}

/** An address that cannot be right is refused where it was typed, so that nobody waits for a call that never comes. */
function formOf(bot: StoredBot, { name, email, phone, consent }: ContactRequest): NonNullable<LeadForm> {
  if (!bot.lead_rules.enabled)
    throw problem('invalid_request', 'This shop keeps no contact details of visitors.')
  const emailGiven = emailContact(email)
  const phoneGiven = phoneContact(phone, countryOfShop(bot))
  if (email !== '' && !emailGiven) throw invalid('email', 'must be an email address such as ann@example.com')
  if (phone !== '' && !phoneGiven) throw invalid('phone', 'must be a phone number such as +44 20 7946 0958')
  const contacts = [emailGiven, phoneGiven].filter((contact) => contact !== null)
  if (contacts.length === 0) throw invalid('email', 'must not be empty where no phone number is given')
  return { name: name === '' ? null : name, contacts, consent }
}

function invalid(path: string, message: string) {
  return problem('invalid_request', `${path} ${message}`, { errors: [{ path, message }] })
}
