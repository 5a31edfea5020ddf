import { parseArgs } from 'node:util'
import { buildOnce } from '../helpers/desktop-build.ts'
import { runFaults } from './fault-run.ts'
import { judge, summary } from './judge.ts'

/** By hand: `node test/faults/run.ts --kills 50 --events 5000`. Exits 1 where a promise was broken. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    events: { type: 'string', default: '5000' },
    speed: { type: 'string', default: '5000' },
  },
})
await buildOnce()
const result = await runFaults({
  kills: Number(values.kills),
  events: Number(values.events),
  speed: Number(values.speed),
  lostPercent: 1,
  say: (line) => console.log(line),
})
for (const line of summary(result)) console.log(line)
const wrong = judge(result)
for (const line of wrong.slice(0, 50)) console.error(line)
console.log(wrong.length === 0 ? 'every promise was kept' : `${wrong.length} promises were broken`)
process.exit(wrong.length === 0 ? 0 : 1)
