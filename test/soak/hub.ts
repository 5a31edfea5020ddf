import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { keepHeapSmall } from '#main/lib/small-heap.ts'
import { watchLoop } from './loop-watch.ts'
import type { Reading } from './reading.ts'

/** A whole hub under load. Its first line says where it answers; SIGUSR2 makes it report its memory. */
const [dataPath = ''] = process.argv.slice(2)
keepHeapSmall()
const hub = createHub({
  dataPath,
  port: 0,
  log: createLog({ level: 'error' }),
  limits: { widgetPerSession: 1e9, widgetPerAddress: 1e9, hooksPerInbox: 1e9, streamsPerAddress: 1e9 },
  modelPath: 'no model',
})
const { url } = await hub.start()
const loop = watchLoop()
process.stdout.write(`${url}\n`)

process.on('SIGUSR2', () => {
  const held = loop.read()
  // Twice: what the first finds to be gone may have held something else.
  for (let times = 0; times < 2; times++) globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  const reading: Reading = { heapBytes: heapUsed + external, rssBytes: rss, ...held }
  process.stdout.write(`${JSON.stringify(reading)}\n`)
  // The collection just now was ours.
  setImmediate(loop.reset)
})
process.once('SIGTERM', () => void hub.stop().then(() => process.exit(0)))
