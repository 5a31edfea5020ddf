import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { fastClock } from './fast-clock.ts'

/** The process that is killed: a whole hub whose days pass in seconds. Its first line says where it answers. */
const [dataPath = '', startMs = '0', speed = '1', timeoutMs = '800'] = process.argv.slice(2)
const hub = createHub({
  dataPath,
  port: 0,
  clock: fastClock(Number(startMs), Number(speed)),
  log: createLog({ level: 'error' }),
  limits: { widgetPerSession: 1e9, widgetPerAddress: 1e9 },
  modelPath: 'no model',
  pace: { lookMs: 20, timeoutMs: Number(timeoutMs) },
})
const { url } = await hub.start()
process.stdout.write(`${url}\n`)
process.once('SIGTERM', () => void hub.stop().then(() => process.exit(0)))
