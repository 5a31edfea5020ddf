import Database from 'better-sqlite3'
import { createHub } from '#main/hub.ts'
import { utcDay } from '#main/lib/clock.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { createLog } from '#main/lib/log.ts'
import { copyMigratedDatabase } from '../../helpers/migrated-database.ts'
import type { Shop } from './clients.ts'

/** How many calls a key at the edge has behind it. */
export const edgeUsed = 990
const edgeKeyCount = 60
/** A key answers a thousand calls a day; this many last for the longest run. */
const keyCount = 30

/** By a hub that does not listen: two bots, keys, an inbox and the webhook that gets everything. */
export async function prepareShop(
  dataPath: string,
  { sinkUrl, file }: { readonly sinkUrl: string; readonly file: string },
): Promise<Shop> {
  copyMigratedDatabase(dataPath)
  const hub = createHub({ dataPath, port: null, log: createLog({ level: 'silent' }), modelPath: 'no model' })
  await hub.start()
  const bot = await hub.rpc('bots.create', { name: 'Fjell', plan: 'business' })
  const importBot = await hub.rpc('bots.create', { name: 'Files' })
  await hub.rpc('endpoints.set', { bot_id: bot.id, url: sinkUrl, allow_local: true })
  const inbox = await hub.rpc('inboxes.create', { name: 'Orders' })
  const make = (name: string) => hub.rpc('keys.create', { bot_id: bot.id, name })
  const keys = await Promise.all(Array.from({ length: keyCount }, (_, at) => make(`key ${at}`)))
  const edge = await Promise.all(Array.from({ length: edgeKeyCount }, (_, at) => make(`edge ${at}`)))
  await hub.stop()

  const db = new Database(dataFolder(dataPath).database)
  const use = db.prepare('INSERT INTO key_usage (key_id, day, used, last_used_at) VALUES (?, ?, ?, 0)')
  for (const { id } of edge) use.run(id, utcDay(Date.now()), edgeUsed)
  db.close()
  return {
    bot: bot.id,
    syncKey: bot.sync_key,
    importBot: importBot.id,
    inbox: new URL(inbox.url).pathname,
    keys: keys.map(({ key }) => key),
    edgeKeys: edge.map(({ key }) => key),
    file,
  }
}
