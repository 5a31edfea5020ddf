import type { Hub } from '#main/hub.ts'
import { type ChatResponse, chatResponseSchema } from '#shared/schemas/chat.ts'
import { type Answer, send } from './http.ts'

type ChatInput = { readonly bot_id: string; readonly message?: unknown; readonly session_id?: string }

const json = { 'content-type': 'application/json' }

/** The calls by address and key alone, for hubs that are stopped, killed and started again, here or elsewhere. */
export function postChat(url: string, key: string, input: ChatInput): Promise<Answer> {
  return send(`${url}/api/v1/chat`, {
    headers: { ...json, authorization: `Bearer ${key}` },
    body: { message: 'Do you have tents?', ...input },
  })
}

/** Repeats a call over a few connections that stay open, as a busy shop does. */
export function postChats(count: number, url: string, key: string, input: ChatInput): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, () => postChat(url, key, input)))
}

export function postCatalog(url: string, syncKey: string, body: unknown): Promise<Answer> {
  return send(`${url}/api/v1/chat/sync-products`, { headers: { ...json, 'x-service-key': syncKey }, body })
}

/** The chat must be answered. */
export async function ask(url: string, key: string, input: ChatInput): Promise<ChatResponse> {
  const answer = await postChat(url, key, input)
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.text}`)
  return chatResponseSchema.parse(answer.body)
}

/** What `askAtOnce` asks. */
export function questions(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Question ${index}`)
}

/** Several chat calls at once, each on its own connection: `null` where one was not answered. */
export function askAtOnce(
  count: number,
  call: { readonly url: string; readonly key: string; readonly bot_id: string },
): Promise<({ readonly status: number; readonly session_id: string | null } | null)[]> {
  return Promise.all(
    questions(count).map(async (message) => {
      const answer = await send(`${call.url}/api/v1/chat`, {
        headers: { ...json, authorization: `Bearer ${call.key}` },
        body: { bot_id: call.bot_id, message },
        apart: true,
      }).catch(() => null)
      if (!answer) return null
      const { session_id = null } = (answer.body ?? {}) as { session_id?: string }
      return { status: answer.status, session_id }
    }),
  )
}

/** A bot the chat API answers for, and a key to it. */
export async function makeShop(hub: Pick<Hub, 'rpc'>) {
  const bot = await hub.rpc('bots.create', { name: 'Test shop', plan: 'business' })
  const key = await hub.rpc('keys.create', { bot_id: bot.id, name: 'Test key' })
  return { bot, key }
}
