import type { Commits } from '#main/db/commits.ts'
import type { Answering } from '#main/features/answering/index.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Conversations } from '#main/features/conversations/index.ts'
import type { Leads } from '#main/features/leads/index.ts'
import { problem } from '#shared/problem.ts'
import type { WidgetConfig, WidgetRequest, WidgetResponse } from '#shared/schemas/widget.ts'

export type Widget = ReturnType<typeof createWidget>

export function createWidget(deps: {
  readonly commits: Commits
  readonly bots: Bots
  readonly conversations: Conversations
  readonly answering: Answering
  readonly leads: Leads
}) {
  const { commits, bots, conversations, answering, leads } = deps

  function openBot(id: string): StoredBot {
    const bot = bots.findOpen(id)
    if (bot) return bot
    throw problem(
      'bot_not_found',
      'There is no bot with this id here. Look it up in the dashboard under Bots.',
    )
  }

  return {
    openBot,

    config: (botId: string): WidgetConfig => {
      const bot = openBot(botId)
      const { name, language, greeting, colours, starter_buttons } = bot
      return { bot_id: bot.id, name, language, greeting, colours, starter_buttons }
    },

    say: async (botId: string, request: WidgetRequest): Promise<WidgetResponse> => {
      const bot = openBot(botId)
      const sessionId = request.session_id ?? null
      const session = conversations.find(bot, 'widget', sessionId)
      const status = session?.status ?? 'bot'
      // A person has taken over: the bot is silent, their words come on the event stream.
      const answered =
        status === 'human' ? null : await answering.answer(bot, request.message, session?.memory ?? null)
      const answer = answered?.answer ?? null
      const { kept, tellLead } = await commits.run(() => {
        const kept = conversations.keep({
          bot,
          channel: 'widget',
          sessionId,
          session,
          message: request.message,
          answer,
          ...answered,
        })
        const contacts = answered?.contacts ?? null
        return { kept, tellLead: leads.keepFrom(kept.sessionNo, bot.id, contacts, request.message) }
      })
      kept.tell()
      tellLead()
      return {
        reply: answer?.text ?? '',
        confidence: answer?.confidence ?? 0,
        buttons: answer?.buttons ?? [],
        session_id: kept.sessionId,
        sources: answer?.sources ?? [],
        products: answer?.products ?? [],
        intent: answer?.intent ?? 'human',
        status: answered?.status ?? status,
        message_id: kept.messageId,
      }
    },
  }
}
