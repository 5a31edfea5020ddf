import { createCommits } from '#main/db/commits.ts'
import { type Db, openDatabase } from '#main/db/open.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import { createCounting } from '#main/features/insights/counting.ts'
import { createHub } from '#main/hub.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import { createLog } from '#main/lib/log.ts'
import { questions } from './questions.ts'

export type SeededYear = {
  readonly botId: string
  readonly messages: number
  readonly writtenMs: number
  readonly countedMs: number
}

const dayMs = 86_400_000
const things = 'tent stove boots jacket lamp mug rope map knife bottle towel socks gloves chair table'.split(
  ' ',
)
const kinds = 'red blue green small large light warm cheap new waterproof folding titanium wool'.split(' ')
const places = 'Norway Spain Austria France Italy Denmark Poland'.split(' ')

/** A year with a fixed number of chats a day: two questions each, most of them asked before by others, a third in words of their own. */
export async function seedYear(folder: DataFolder, chatsADay: number, days: number): Promise<SeededYear> {
  const botId = await makeBot(folder)
  const { db } = openDatabase({ folder, nowMs: Date.now(), check: false })
  const synchronous = db.pragma('synchronous', { simple: true })
  db.pragma('synchronous = OFF')
  db.pragma('cache_size = -400000')
  const commits = createCommits(db, createWriteGate())
  const no = db.prepare<[string], number>('SELECT no FROM bots WHERE id = ?').pluck().get(botId) ?? 0
  const startedAt = performance.now()
  const firstDay = Math.floor(Date.now() / dayMs) * dayMs - (days - 1) * dayMs
  for (let day = 0; day < days; day++) db.transaction(writeDay)(db, no, firstDay + day * dayMs, chatsADay)
  const writtenMs = performance.now() - startedAt
  // As the hub does it beside everything else; here all at once.
  const counting = createCounting({ db, commits })
  const countingAt = performance.now()
  await counting.catchUp()
  const countedMs = performance.now() - countingAt
  await counting.stop()
  await commits.drain()
  const messages = db.prepare<[], number>('SELECT count(*) FROM messages').pluck().get() ?? 0
  db.pragma(`synchronous = ${synchronous}`)
  db.close()
  return { botId, messages, writtenMs, countedMs }
}

async function makeBot(folder: DataFolder): Promise<string> {
  const hub = createHub({
    dataPath: folder.path,
    port: null,
    log: createLog({ level: 'warn' }),
    modelPath: 'no model',
  })
  await hub.start()
  const { id } = await hub.rpc('bots.create', { name: 'Shop', plan: 'business', timezone: 'Europe/Berlin' })
  await hub.stop()
  return id
}

const statements = new WeakMap<Db, ReturnType<typeof prepare>>()

function prepare(db: Db) {
  return {
    conversation: db.prepare(`
      INSERT INTO conversations (id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at)
      VALUES (?, ?, 'widget', ?, 'bot', 4, '', ?, ?)`),
    message: db.prepare(`
      INSERT INTO messages (id, conversation_no, role, text, at, answer, intent, took_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`),
    trace: db.prepare('INSERT INTO answer_traces VALUES (?, ?)'),
    unanswered: db.prepare(
      'INSERT INTO unanswered (bot_no, message_no, text, confidence, at) VALUES (?, ?, ?, 0.2, ?)',
    ),
    rating: db.prepare('INSERT INTO visitor_ratings VALUES (?, ?, NULL, ?)'),
    handover: db.prepare(`
      INSERT INTO handovers (conversation_no, bot_no, reason, requested_at, answered_at) VALUES (?, ?, 'asked', ?, ?)`),
    lead: db.prepare(
      "INSERT INTO leads (id, message, bot_no, source, created_at, updated_at) VALUES (?, '', ?, ?, ?, ?)",
    ),
  }
}

let seed = 1
/** The same year every time. */
function random(): number {
  seed = (seed * 16_807) % 2_147_483_647
  return seed / 2_147_483_647
}

function writeDay(db: Db, botNo: number, day: number, chats: number): void {
  const put = statements.get(db) ?? prepare(db)
  statements.set(db, put)
  for (let chat = 0; chat < chats; chat++) {
    const at = Math.floor(day + ((random() + random() + random()) / 3) * dayMs)
    const name = `${day / dayMs}_${chat}`
    const no = Number(put.conversation.run(`ses_${name}`, botNo, name, at, at).lastInsertRowid)
    for (let turn = 0; turn < 2; turn++) {
      const text = question()
      put.message.run(`msg_${name}_${turn}`, no, 'visitor', text, at + turn, null, null, null)
      const chance = random()
      const intent = chance < 0.06 ? 'unknown' : chance < 0.5 ? 'product' : 'knowledge'
      const answer = { confidence: 0.8, intent, sources: [], products: cards(intent), buttons: [] }
      const { lastInsertRowid: answerNo } = put.message.run(
        `msg_${name}_${turn}a`,
        no,
        'bot',
        'We have these for you. Is there anything else?',
        at + turn,
        JSON.stringify(answer),
        intent,
        Math.floor(20 + random() * 400),
      )
      if (intent === 'unknown') put.unanswered.run(botNo, answerNo, text, at)
      if (chance < 0.03) put.trace.run(answerNo, notSold(pick(things)))
      if (random() < 0.05) put.rating.run(answerNo, random() < 0.8 ? 'right' : 'wrong', at)
    }
    if (random() < 0.05)
      put.handover.run(no, botNo, at, random() < 0.8 ? at + Math.floor(random() * 600_000) : null)
    if (random() < 0.03) put.lead.run(`lead_${name}`, botNo, pick(['asked', 'form', 'volunteered']), at, at)
  }
}

function question(): string {
  const chance = random()
  if (chance < 0.4) return questions[Math.floor(random() ** 2 * questions.length)] ?? ''
  if (chance < 0.7) return `Do you have a ${pick(kinds)} ${pick(things)} for ${pick(places)}?`
  return `my ${pick(things)} ${word()} and the ${pick(kinds)} ${word()} ${pick(things)} how long ${word()}`
}

/** A word nobody said before. */
function word(): string {
  return Math.floor(random() * 1e9)
    .toString(36)
    .replaceAll(/\d/g, 'e')
}

function cards(intent: string): { id: string; title: string }[] {
  if (intent !== 'product') return []
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
    const no = Math.floor(random() ** 3 * 2000)
    return { id: `p${no}`, title: `${kinds[no % kinds.length]} ${things[no % things.length]} ${no}` }
  })
}

function notSold(what: string): string {
  const words = [what, pick(kinds)]
  const frames = [{ wish: { words, limits: [] }, ways: [{ rule: 'not_sold', won: true }] }]
  return JSON.stringify({ understood: { words }, rule: 'not_sold', frames })
}

function pick(from: readonly string[]): string {
  return from[Math.floor(random() * from.length)] ?? ''
}
