import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { watchLoop } from '../../bench/answers/loop-watch.ts'
import type { FromHub, ToHub } from './messages.ts'

/* Run as a child: a hub with the demo shop that says how long its event loop was held, and is asked by messages. */
const unlimited = {
  widgetPerSession: 1e9,
  widgetPerAddress: 1e9,
  streamsPerAddress: 1e9,
  hooksPerInbox: 1e9,
  bytesPerInbox: 1e12,
}
const keyCount = Number(process.argv[2] ?? 1)
const dataPath = mkdtempSync(join(tmpdir(), 'shopbell-fuzz-'))
const log = createLog({ level: 'fatal' })
const hub = createHub({ dataPath, port: 0, log, limits: unlimited, modelPath: 'no model' })
const { url } = await hub.start()
const { bot_id } = await hub.rpc('demo.load', {})
await hub.warm(5 * 60_000)
const { sync_key } = await hub.rpc('bots.rotateSyncKey', { bot_id })
const inbox = await hub.rpc('inboxes.create', { name: 'Fuzz' })
const keys: string[] = []
for (let index = 0; index < keyCount; index++)
  keys.push((await hub.rpc('keys.create', { bot_id, name: `Key ${index}` })).key)
let loop = watchLoop()

process.on('message', async (message: ToHub) => {
  if (message.type === 'loop') {
    say({ type: 'loop', ...loop.stop() })
    loop = watchLoop()
  }
  if (message.type === 'rpc') {
    const answer = await hub.rpc(message.name as 'leads.export', message.input as never).catch(String)
    say({ type: 'rpc', answer })
  }
  if (message.type === 'stop') {
    await hub.stop()
    rmSync(dataPath, { recursive: true, force: true })
    process.exit(0)
  }
})
say({
  type: 'ready',
  shop: { url: url ?? '', bot_id, sync_key, keys, token: inbox.url.split('/').at(-1) ?? '' },
})

function say(message: FromHub): void {
  process.send?.(message)
}
