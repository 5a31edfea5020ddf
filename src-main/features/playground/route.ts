import type { Bots } from '#main/features/bots/index.ts'
import type { Connections } from '#main/features/connections/index.ts'
import { type Header, joinUrl } from '#main/lib/http-exchange.ts'
import { problem } from '#shared/problem.ts'
import type { Channel } from '#shared/schemas/session.ts'
import type { TesterTarget } from '#shared/schemas/tester.ts'
import type { TestKeys } from './keys.ts'

/** Where a message goes and with which credential; null where the channel takes none. */
export type Route = {
  readonly url: string
  readonly bot_id: string
  readonly key: string | null
  /** A bot of this PC is told that it is a test; a service elsewhere gets what the contract has and no more. */
  readonly isOwn: boolean
}

export type Routes = {
  /** Throws where there is no such bot or connection. */
  readonly check: (target: TesterTarget) => void
  readonly find: (target: TesterTarget, channel: Channel) => Route
}

export function createRoutes(deps: {
  readonly bots: Bots
  readonly connections: Connections
  readonly testKeys: TestKeys
  /** Where this hub answers now. */
  readonly hubUrl: () => string | null
}): Routes {
  const { bots, connections, testKeys } = deps

  function localRoute(botId: string, channel: Channel): Route {
    const bot = bots.get(botId)
    const url = deps.hubUrl()
    if (url === null) {
      throw problem(
        'invalid_request',
        "The service isn't running, so there is nothing to test. Start the app, or choose another port in the settings.",
      )
    }
    const own = { bot_id: bot.id, isOwn: true }
    if (channel === 'widget') return { url: joinUrl(url, widgetPath(bot.id)), key: null, ...own }
    const key = testKeys.open(bot.id)
    if (key !== null) return { url: joinUrl(url, chatPath), key, ...own }
    throw problem(
      'invalid_request',
      `The chat API needs a key, and none is saved for testing "${bot.name}". Enter one above the conversation, or test the widget.`,
    )
  }

  function connectionRoute(connectionId: string, channel: Channel): Route {
    const { name, bot_id, base_url, widget_base_url, apiKey } = connections.open(connectionId)
    const other = { bot_id, isOwn: false }
    if (channel === 'widget')
      return { url: joinUrl(widget_base_url, widgetPath(bot_id)), key: null, ...other }
    const key = apiKey()
    if (key !== null) return { url: joinUrl(base_url, chatPath), key, ...other }
    throw problem(
      'invalid_request',
      `The chat API needs a key, and the connection "${name}" has none. Enter it under Settings, Connections.`,
    )
  }

  return {
    check: (target) => {
      if (target.kind === 'bot') bots.get(target.bot_id)
      else connections.open(target.connection_id)
    },
    find: (target, channel) =>
      target.kind === 'bot'
        ? localRoute(target.bot_id, channel)
        : connectionRoute(target.connection_id, channel),
  }
}

export function credentialOf({ key }: Route): Header | null {
  return key === null ? null : ['Authorization', `Bearer ${key}`]
}

const chatPath = '/api/v1/chat'

function widgetPath(botId: string): string {
  return `/api/chat/${encodeURIComponent(botId)}/message`
}
