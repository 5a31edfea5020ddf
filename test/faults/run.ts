import { parseArgs } from 'node:util'
import { buildOnce } from '../helpers/desktop-build.ts'
import { runFaults } from './fault-run.ts'
import { judge, summary } from './judge.ts'
import { countsOf } from './ledger/ledger.ts'
import { runLedger } from './ledger/run-ledger.ts'

/**
 * By hand: `npm run faults`, or one of the two: `npm run faults -- --only ledger --kills 200`, `--only webhooks --kills 50
 * --events 5000`. Exits 1 where a promise was broken.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    events: { type: 'string', default: '5000' },
    speed: { type: 'string', default: '5000' },
  },
})
const say = (line: string) => console.log(line)
await buildOnce()
const wrong = [...(await ledger()), ...(await webhooks())]
for (const line of wrong.slice(0, 50)) console.error(line)
say(wrong.length === 0 ? 'every promise was kept' : `${wrong.length} promises were broken`)
process.exit(wrong.length === 0 ? 0 : 1)

/** Everything that is acknowledged, by a hub that is killed at any moment. */
async function ledger(): Promise<readonly string[]> {
  if (values.only === 'webhooks') return []
  const kills = Number(values.kills ?? 200)
  say(`ledger: ${kills} kills, seed ${values.seed}`)
  const result = await runLedger({ kills, seed: Number(values.seed), lifeMs: 1500, say })
  say(`acknowledged: ${countsOf(result.ledger)}`)
  return result.wrong
}

/** Every webhook, over a line that fails in every way. */
async function webhooks(): Promise<readonly string[]> {
  if (values.only === 'ledger') return []
  const result = await runFaults({
    kills: Number(values.kills ?? 50),
    events: Number(values.events),
    speed: Number(values.speed),
    lostPercent: 1,
    say,
  })
  for (const line of summary(result)) say(line)
  return judge(result)
}
