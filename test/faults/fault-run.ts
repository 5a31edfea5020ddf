import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'
import { copyMigratedDatabase } from '../helpers/migrated-database.ts'
import { fastClock } from './fast-clock.ts'
import { openFaultySink } from './faulty-sink.ts'
import { startSender } from './killed-child.ts'
import { type ReceiverFile, readReceiver, readSender, type SenderFile } from './read-files.ts'
import { seeded } from './seeded.ts'

type FaultRun = {
  readonly kills: number
  readonly events: number
  /** How many times as fast as the wall's its clock goes. */
  readonly speed: number
  /** How many of a hundred events never get through. */
  readonly lostPercent: number
  readonly say?: (line: string) => void
}

export type FaultResult = {
  readonly sender: SenderFile
  readonly receiver: ReceiverFile
  readonly acknowledged: readonly string[]
  readonly isLost: (webhookId: string) => boolean
  readonly seen: Readonly<Record<string, number>>
  readonly kills: number
}

/** A new conversation is three events: that it began, what the visitor said, what the bot said. */
const eventsEach = 3
const share = 0.3
const timeoutMs = 800
const atOnce = 6
const quiet = { log: createLog({ level: 'silent' }), modelPath: 'no model' }

/** Visitors talk to a hub that is killed again and again, while the line to its receiver fails in every way. */
export async function runFaults(run: FaultRun): Promise<FaultResult> {
  const say = run.say ?? (() => {})
  const folder = mkdtempSync(join(tmpdir(), 'shopbell-faults-'))
  const path = { sender: join(folder, 'sender'), receiver: join(folder, 'receiver') }
  const startMs = Date.now()
  const clock = fastClock(startMs, run.speed)
  const random = seeded(20261115)
  const fates = new Map<string, boolean>()
  let isDraining = false
  let isAnyLost = false
  const isLost = (id: string): boolean => {
    const decided = fates.get(id)
    if (decided !== undefined) return decided
    // A slow machine sends most while the rest drains: one is lost all the same.
    const fate = hashOf(id) % 100 < run.lostPercent && !(isDraining && isAnyLost)
    isAnyLost ||= fate
    fates.set(id, fate)
    return fate
  }

  copyMigratedDatabase(path.receiver)
  const receiver = createHub({ ...quiet, dataPath: path.receiver, port: 0, clock })
  await receiver.start()
  const inbox = await receiver.rpc('inboxes.create', { name: 'Faults' })
  const sink = await openFaultySink({
    share,
    random,
    isLost,
    receive: (request, body) => passOn(inbox.url, request, body),
  })
  const botId = await prepareSender(path.sender, sink.url, clock)

  const args = [path.sender, String(startMs), String(run.speed), String(timeoutMs)]
  let sender = await startSender(args)
  const sessions = Math.ceil(run.events / eventsEach)
  const acknowledged: string[] = []
  let next = 0
  const visitors = Array.from({ length: atOnce }, async () => {
    while (next < sessions) {
      const session = `visitor-${next++}`
      while (!(await isHeard(() => sender.url, botId, session))) await sleep(20)
      acknowledged.push(session)
    }
  })

  for (let kill = 0; kill < run.kills; kill++) {
    // All along: most while visitors talk, some while only the outbox is at work.
    const mark = Math.min(sessions, ((kill + 1) / (run.kills * 0.8)) * sessions)
    while (acknowledged.length < mark) await sleep(5)
    await sleep(random() * 300)
    await sender.end('SIGKILL')
    say(`killed ${kill + 1} times; ${acknowledged.length} of ${sessions} visitors heard`)
    sender = await startSender(args)
  }
  await Promise.all(visitors)
  isDraining = true
  const last = Math.max(...readSender(path.sender).deliveries.map(({ no }) => no))
  for (let more = 0; ; more++) {
    await sleep(300)
    const waiting = readSender(path.sender).deliveries.filter(({ due_at }) => due_at !== null)
    const early = waiting.filter(({ no }) => no <= last).length
    say(`${waiting.length} wait`)
    if (waiting.length === 0) break
    // Days pass while the lost ones are tried: an endpoint that nothing else arrives at would be given up.
    if (early > 0) await isHeard(() => sender.url, botId, `late-${more}`)
  }
  await sender.end('SIGTERM')
  await receiver.stop()
  await sink.close()
  const result = {
    sender: readSender(path.sender),
    receiver: readReceiver(path.receiver),
    acknowledged,
    isLost,
    seen: sink.seen,
    kills: run.kills,
  }
  rmSync(folder, { recursive: true, force: true })
  return result
}

/** By a hub that does not listen: the bot, and the webhook that gets everything. */
async function prepareSender(
  dataPath: string,
  url: string,
  clock: ReturnType<typeof fastClock>,
): Promise<string> {
  copyMigratedDatabase(dataPath)
  const hub = createHub({ ...quiet, dataPath, port: null, clock })
  await hub.start()
  const bot = await hub.rpc('bots.create', { name: 'Fjell', plan: 'business' })
  await hub.rpc('endpoints.set', { bot_id: bot.id, url, allow_local: true })
  // Months pass in a minute here; all that was sent is looked at in the end.
  await hub.rpc('settings.update', { keep_deliveries_days: 3650 })
  await hub.stop()
  return bot.id
}

async function isHeard(url: () => string, botId: string, session_id: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url()}/api/chat/${botId}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session_id, message: 'hello' }),
    })
    await answer.text()
    return answer.status === 200
  } catch {
    return false
  }
}

async function passOn(
  url: string,
  request: { readonly headers: Record<string, string | string[] | undefined> },
  body: Buffer,
): Promise<number> {
  const headers = Object.entries(request.headers).filter(([name]) => /^(webhook-|content-type$)/.test(name))
  const answer = await fetch(url, {
    method: 'POST',
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body),
  })
  await answer.text()
  return answer.status
}

function hashOf(text: string): number {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}
