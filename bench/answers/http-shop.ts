import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { openDatabase } from '#main/db/open.ts'
import { createHub } from '#main/hub.ts'
import { dataFolder, prepareDataFolder } from '#main/lib/data-folder.ts'
import { createLog } from '#main/lib/log.ts'
import type { ChatResponse } from '#shared/schemas/chat.ts'
import type { KnowledgeInput } from '#shared/schemas/knowledge.ts'

export type HttpShop = Awaited<ReturnType<typeof openHttpShop>>

/** Tens of thousands of vectors take minutes: they are computed once and kept. */
const cache = resolve(import.meta.dirname, '../../.cache/embeddings.db')
const warmMs = 30 * 60_000
/** A key has no more a day. */
const callsPerKey = 1000

/** A whole hub with one bot at its defaults, filled and asked as a shop's own program would: over HTTP, with a key. */
export async function openHttpShop(name: string) {
  const folder = dataFolder(mkdtempSync(join(tmpdir(), 'shopbell-answers-')))
  prepareDataFolder(folder)
  openDatabase({ folder, nowMs: Date.now(), check: false }).db.close()
  copyVectors(cache, folder.database)
  const hub = createHub({ dataPath: folder.path, port: 0, log: createLog({ level: 'warn' }) })
  const { url } = await hub.start()
  const bot = await hub.rpc('bots.create', { name, plan: 'business' })
  let key = ''
  let left = 0

  async function ask(message: string): Promise<ChatResponse> {
    if (left === 0) {
      key = (await hub.rpc('keys.create', { bot_id: bot.id, name })).key
      left = callsPerKey
    }
    left--
    return (await post(
      '/api/v1/chat',
      { authorization: `Bearer ${key}` },
      { bot_id: bot.id, message },
    )) as ChatResponse
  }

  async function post(path: string, headers: Record<string, string>, body: unknown): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }

  return {
    ask,
    rpc: hub.rpc,
    botId: bot.id,
    sync: (products: readonly unknown[]) =>
      post('/api/v1/chat/sync-products', { 'x-service-key': bot.sync_key }, { products, mode: 'replace' }),
    teach: (entries: readonly KnowledgeInput[]) =>
      hub.rpc('knowledge.import', { bot_id: bot.id, entries: [...entries] }),
    /** Resolves when everything is known by meaning; what was computed for it is kept for the next run. */
    warm: () => hub.warm(warmMs),
    close: async () => {
      await hub.stop()
      copyVectors(folder.database, cache)
      rmSync(folder.path, { recursive: true, force: true })
    },
  }
}

function copyVectors(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(resolve(to, '..'), { recursive: true })
  const db = new Database(to)
  db.exec('CREATE TABLE IF NOT EXISTS embeddings (hash BLOB PRIMARY KEY, vector BLOB NOT NULL) STRICT')
  db.prepare('ATTACH ? AS other').run(from)
  const hasAny = db.prepare("SELECT 1 FROM other.sqlite_schema WHERE name = 'embeddings'").get()
  if (hasAny) db.exec('INSERT OR IGNORE INTO embeddings SELECT hash, vector FROM other.embeddings')
  db.close()
}

/** The same part of a list in every run. */
export function sampled<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items
  let state = 20_260_310
  const keyed = items.map((item) => {
    // A small generator of its own (mulberry32): the sample must not change with the runtime.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return { item, key: (mixed ^ (mixed >>> 14)) >>> 0 }
  })
  return keyed
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ item }) => item)
}
