import Database from 'better-sqlite3'
import { expect, onTestFinished } from 'vitest'
import type { HubOptions } from '#main/hub.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import type { CallInput, CallOutput } from '#shared/rpc/contract.ts'
import { type ChatResponse, chatResponseSchema } from '#shared/schemas/chat.ts'
import { type SyncAnswer, syncAnswerSchema } from '#shared/schemas/sync.ts'
import { type WidgetResponse, widgetResponseSchema } from '#shared/schemas/widget.ts'
import { type Answer, type Sent, send } from './http.ts'
import { startHub, type TestHub } from './hub.ts'

export type Shop = Awaited<ReturnType<typeof openShop>>
type Bot = CallOutput<'bots.create'>
type Key = CallOutput<'keys.create'>

type ChatSent = Sent & { readonly key?: string | undefined }
type SyncSent = Sent & { readonly key?: string | undefined; readonly query?: string }

const json = 'application/json'

/** A hub with one bot on the business plan and one key, and the three calls as a shop would make them. */
export async function openShop(options: HubOptions & { bot?: Partial<CallInput<'bots.create'>> } = {}) {
  const { bot: settings, ...hubOptions } = options
  return shopOn(await startHub(hubOptions), settings)
}

/** The same on a hub that is there already: a second shop beside the first. */
export async function shopOn(hub: TestHub, settings: Partial<CallInput<'bots.create'>> = {}) {
  const bot: Bot = await hub.rpc('bots.create', { name: 'Fjell', plan: 'business', ...settings })
  const key: Key = await hub.rpc('keys.create', { bot_id: bot.id, name: 'test' })

  /** POST /api/v1/chat; `bot_id` is filled in unless the body is written out as text. */
  function chat(body: unknown, { key: secret = key.key, headers, ...rest }: ChatSent = {}): Promise<Answer> {
    return send(`${hub.url}/api/v1/chat`, {
      method: 'POST',
      headers: { 'content-type': json, authorization: `Bearer ${secret}`, ...headers },
      body: isPlain(body) ? { bot_id: bot.id, ...body } : body,
      ...rest,
    })
  }

  /** POST /api/chat/{botId}/message */
  function say(body: unknown, { headers, ...rest }: Sent = {}): Promise<Answer> {
    return send(`${hub.url}/api/chat/${bot.id}/message`, {
      method: 'POST',
      headers: { 'content-type': json, ...headers },
      body,
      ...rest,
    })
  }

  /** POST /api/v1/chat/sync-products */
  function sync(
    body: unknown,
    { key: secret, query = '', headers, ...rest }: SyncSent = {},
  ): Promise<Answer> {
    return send(`${hub.url}/api/v1/chat/sync-products${query}`, {
      method: 'POST',
      headers: { 'content-type': json, 'x-service-key': secret ?? bot.sync_key, ...headers },
      body,
      ...rest,
    })
  }

  return {
    ...hub,
    bot,
    key,
    chat,
    say,
    sync,

    /** A question that must be answered, on either side. */
    ask: async (message: string, sessionId?: string): Promise<ChatResponse> =>
      chatResponseSchema.strict().parse(expectOk(await chat({ message, session_id: sessionId }))),
    hear: async (message: string, sessionId?: string): Promise<WidgetResponse> =>
      widgetResponseSchema.strict().parse(expectOk(await say({ message, session_id: sessionId }))),
    /** A sync that must go through. */
    fill: async (body: unknown, sent?: SyncSent): Promise<SyncAnswer> =>
      syncAnswerSchema.strict().parse(expectOk(await sync(body, sent))),

    used: async (keyId: string = key.id): Promise<number> =>
      (await hub.rpc('usage.get', { key_id: keyId })).used,
    search: async (query: string, limit = 100) =>
      (await hub.rpc('catalog.search', { bot_id: bot.id, query, limit })).products,
    /** What was said in a session, as the dashboard shows it. */
    transcript: async (sessionId: string): Promise<string[]> =>
      (await hub.rpc('sessions.get', { session_id: sessionId })).messages.map(
        ({ role, text }) => `${role}: ${text}`,
      ),
    newKey: (name = 'another') => hub.rpc('keys.create', { bot_id: bot.id, name }),
  }
}

/** The database itself, for what can only be set or seen there. */
export function openFile(hub: Pick<TestHub, 'dataPath'>): Database.Database {
  const db = new Database(dataFolder(hub.dataPath).database)
  db.pragma('busy_timeout = 5000')
  onTestFinished(() => {
    db.close()
  })
  return db
}

function expectOk(answer: Answer): unknown {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 })
  expect(answer.headers['content-type']).toMatch(/^application\/json\b/)
  return answer.body
}

function isPlain(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && !(body instanceof Uint8Array)
}
