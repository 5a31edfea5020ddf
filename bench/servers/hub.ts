import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { keepHeapSmall } from '#main/lib/small-heap.ts'
import { onStop, tellReady } from '../lib/child.ts'

export type HubReady = {
  readonly url: string
  readonly botId: string
  readonly syncKey: string
  readonly keys: readonly string[]
  readonly dataPath: string
}

/** A whole hub with the demo shop, on a folder of its own unless one is given. Only the widget's limits are lifted: the load has one address. */
const keyCount = Number(process.argv[2] ?? 1)
/** `words`: without the meaning model. */
const isWordsOnly = process.argv[3] === 'words'
/** A folder that was filled before, and one of its bots; it is left there. */
const [, , , , givenPath, givenBot] = process.argv
const dataPath = givenPath ?? mkdtempSync(join(tmpdir(), 'shopbell-bench-'))
const unlimited = { widgetPerSession: 1e9, widgetPerAddress: 1e9, streamsPerAddress: 1e9 }
keepHeapSmall()
const hub = createHub({
  dataPath,
  port: 0,
  log: createLog({ level: 'warn' }),
  limits: unlimited,
  ...(isWordsOnly ? { modelPath: join(dataPath, 'no-model') } : {}),
})
const { url } = await hub.start()
const botId = givenBot ?? (await hub.rpc('demo.load', {})).bot_id
await hub.warm(5 * 60_000)
const { sync_key: syncKey } = await hub.rpc('bots.rotateSyncKey', { bot_id: botId })
const keys: string[] = []
for (let index = 0; index < keyCount; index++) {
  keys.push((await hub.rpc('keys.create', { bot_id: botId, name: `Key ${index}` })).key)
}
onStop(async () => {
  await hub.stop()
  if (!givenPath) rmSync(dataPath, { recursive: true, force: true })
})
tellReady({ url: url ?? '', botId, syncKey, keys, dataPath } satisfies HubReady)
