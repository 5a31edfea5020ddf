import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { programFile } from '../../helpers/desktop-build.ts'
import { startSender } from '../killed-child.ts'
import { isSending } from '../read-files.ts'
import { seeded } from '../seeded.ts'
import {
  type Client,
  edgeProgram,
  importer,
  keyHolder,
  leaver,
  person,
  program,
  sender,
  shopSystem,
  visitor,
} from './clients.ts'
import { edgeCharges, judgeLedger } from './judge-ledger.ts'
import { isEverySide, type Ledger, newLedger } from './ledger.ts'
import { openLine } from './line.ts'
import { unnoticed } from './planted.ts'
import { edgeUsed, prepareShop } from './prepare-shop.ts'

type LedgerRun = {
  readonly kills: number
  readonly seed: number
  /** The longest a hub lives; where it takes longer to start, it lives longer too. */
  readonly lifeMs: number
  readonly say?: (line: string) => void
}

export type LedgerResult = {
  readonly ledger: Ledger
  readonly wrong: readonly string[]
  /** Broken promises that were planted afterwards and not noticed. */
  readonly unnoticed: readonly string[]
}

/** All kinds of callers at once; some twice, so that they meet. */
const crowd = [
  program,
  program,
  visitor,
  visitor,
  sender,
  edgeProgram,
  edgeProgram,
  keyHolder,
  person,
  leaver,
  shopSystem,
  importer,
]
/** One in this many hubs is killed while it is still starting. */
const earlyEvery = 8

/** Callers write down what was acknowledged, by a hub that is killed again and again; then the file must agree. */
export async function runLedger(run: LedgerRun): Promise<LedgerResult> {
  const say = run.say ?? (() => {})
  const folder = mkdtempSync(join(tmpdir(), 'shopbell-ledger-'))
  const path = join(folder, 'data')
  const random = seeded(run.seed)
  const sink = await openRecorder()
  const shop = await prepareShop(path, { sinkUrl: sink.url, file: join(folder, 'products.csv') })
  const args = [path, String(Date.now()), '1', '2000']
  const ledger = newLedger()
  let hub = await startSender(args)
  let isOver = false
  let number = 0
  const line = openLine(path, () => hub.url)
  const client: Client = {
    line,
    shop,
    ledger,
    random,
    isOver: () => isOver,
    nextNumber: () => number++,
    pauseMs: Math.max(25, run.kills),
  }
  const callers = Promise.all(crowd.map((caller) => caller(client)))
  // Seen at the end too; without this a failure in the midst would end the process before anything is said.
  callers.catch(() => {})

  let startedInMs = 0
  for (let kill = 1; kill <= run.kills; kill++) {
    await Promise.race([sleep(random() * Math.max(run.lifeMs, 2 * startedInMs)), callers])
    await hub.end('SIGKILL')
    if (kill % earlyEvery === 0) await killAtStart(args, random() * 1000)
    const beganAt = performance.now()
    hub = await startSender(args)
    startedInMs = performance.now() - beganAt
    if (kill % 10 === 0) say(`killed ${kill} times`)
  }
  // On a busy machine the last hub answers what the others had no time for.
  for (let waited = 0; !isEverySide(ledger) && waited < 60_000; waited += 100)
    await Promise.race([sleep(100), callers])
  isOver = true
  await callers
  while (isSending(path)) await sleep(100)
  const titlesOf = async (bot_id: string) =>
    ((await line.call('catalog.list', { bot_id, limit: 500 }))?.products ?? []).map(({ title }) => title)
  const titles = { synced: await titlesOf(shop.bot), imported: await titlesOf(shop.importBot) }
  await hub.end('SIGTERM')
  await sink.close()
  const { arrived } = sink
  const wrong = [...judgeLedger(path, ledger, arrived, titles), ...edgeCharges(path, ledger, edgeUsed)]
  const missed = wrong.length === 0 ? unnoticed({ path, ledger, arrived, titles }) : []
  // What went wrong can be looked at.
  if (wrong.length === 0) rmSync(folder, { recursive: true, force: true })
  else say(`the data folder is left at ${path}`)
  return { ledger, wrong, unnoticed: missed }
}

/** In the midst of opening the file, upgrading, recovering. */
async function killAtStart(args: readonly string[], afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [programFile('sender'), ...args], { stdio: 'ignore' })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  await sleep(afterMs)
  child.kill('SIGKILL')
  await exited
}

/** Takes every webhook and keeps it by its id. */
async function openRecorder() {
  const arrived = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => null)
    if (body === null) return
    arrived.set(String(request.headers['webhook-id']), body.toString())
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    arrived,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
