import type { Commits } from '#main/db/commits.ts'
import { type Answering, shownOf } from '#main/features/answering/index.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Conversations, Turns } from '#main/features/conversations/index.ts'
import type { PhraseOptions } from '#main/features/language-model/index.ts'
import { problem } from '#shared/problem.ts'
import type { WidgetConfig } from '#shared/schemas/visitor.ts'
import type { WidgetRequest, WidgetResponse } from '#shared/schemas/widget.ts'

export type Widget = ReturnType<typeof createWidget>

export function createWidget(deps: {
  readonly commits: Commits
  readonly bots: Bots
  readonly conversations: Conversations
  readonly answering: Answering
  readonly turns: Turns
}) {
  const { commits, bots, conversations, answering, turns } = deps

  function openBot(id: string): StoredBot {
    const bot = bots.findOpen(id)
    if (bot) return bot
    throw problem(
      'bot_not_found',
      'There is no bot with this id. You find the ids in the dashboard’s bot menu.',
    )
  }

  return {
    openBot,

    config: (botId: string): WidgetConfig => {
      const bot = openBot(botId)
      const { name, language, languages, greeting, colours, starter_buttons, timezone, opening_hours } = bot
      const { address, phone, email } = bot.facts
      return {
        bot_id: bot.id,
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
    },

    /** `hearing` gets the reply piece by piece where it comes so; the turn is on disk when this is done. */
    say: async (
      botId: string,
      request: WidgetRequest,
      hearing: PhraseOptions = {},
    ): Promise<WidgetResponse> => {
      const bot = openBot(botId)
      const sessionId = request.session_id ?? null
      const asked = conversations.find(bot, 'widget', sessionId)
      let said = ''
      const onText =
        hearing.onText &&
        ((text: string) => {
          said += text
          hearing.onText?.(text)
        })
      const phrasing = { signal: hearing.signal, onText }
      // A person has taken over: the bot is silent, their words come on the event stream.
      const thought =
        asked?.status === 'human'
          ? null
          : await answering.answer(bot, request.message, asked?.memory ?? null, { phrasing })
      // Meanwhile somebody may have taken over, or the visitor gone on.
      const session = conversations.find(bot, 'widget', sessionId)
      const status = session?.status ?? 'bot'
      const answered = status === 'human' && said === '' ? null : thought
      const turn = await commits.run((tx) =>
        turns.record(
          tx,
          {
            bot,
            channel: 'widget',
            sessionId,
            session,
            message: request.message,
            clientId: request.client_id,
            traffic: request.traffic,
          },
          answered,
        ),
      )
      const rest = answered?.answer.text.slice(said.length) ?? ''
      if (rest !== '') hearing.onText?.(rest)
      return {
        ...shownOf(answered, status),
        session_id: turn.sessionId,
        message_id: turn.messageId,
        seq: turn.seq,
      }
    },
  }
}
