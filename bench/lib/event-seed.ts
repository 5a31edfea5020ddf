import { createCommits, type Transaction } from '#main/db/commits.ts'
import { openDatabase } from '#main/db/open.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import { createEvents, describePayload } from '#main/features/events/index.ts'
import { createLeads } from '#main/features/leads/index.ts'
import { type DataFolder, prepareDataFolder } from '#main/lib/data-folder.ts'
import { newId } from '#main/lib/ids.ts'
import { botDefaults } from '#shared/schemas/bot.ts'
import { questions } from './questions.ts'

const minute = 60_000
/** In a payload of each event, of one event in ten, and of one in all. */
export const words = { everywhere: 'shopbell', common: 'delivery', rare: 'zebrafinch' }

const names = [
  'Ann Berg',
  'Jonas Weiss',
  'Marie Dupont',
  'Luis García',
  'Chiara Rossi',
  'Piet de Vries',
  'Inês Costa',
]
const chapters =
  `the parcel arrived yesterday but one of the two mugs was broken can you send another one please we are
looking for a present for our daughter who likes to draw is the blue one still in stock my order number is on the invoice
how long does it take to ship to Norway and what does it cost do you have it in a larger size`.split(/\s+/)

type Seeded = { readonly type: string; readonly data: object; readonly read: boolean }

/** A year of a busy shop: mostly what was said, some leads, few handovers, and what other services sent. */
export async function seedEvents(folder: DataFolder, count: number): Promise<number> {
  prepareDataFolder(folder)
  const { db } = openDatabase({ folder, nowMs: Date.now(), check: false })
  const commits = createCommits(db, createWriteGate())
  let now = Date.now() - count * minute
  const deps = {
    db,
    commits,
    clock: { now: () => now },
    push: () => {},
    homeCountry: () => 'DE',
    maskUrl: String,
  }
  const events = createEvents({ ...deps, leads: createLeads(deps) })
  makeBots(now)
  const startedAt = performance.now()
  for (let from = 0; from < count; from += 500) {
    await commits.run((tx) => {
      for (let index = from; index < Math.min(count, from + 500); index++) {
        now += minute
        add(tx, index)
      }
    })
  }
  const taken = performance.now() - startedAt
  // As the hub does it beside everything else; here all at once.
  await events.search({ query: words.rare, archived: false, limit: 1, brief: true })
  await commits.drain()
  db.close()
  return taken

  function makeBots(at: number): void {
    const bot = db.prepare(
      `INSERT INTO bots (id, name, plan, language, greeting, timezone, opening_hours, confidence_threshold,
        allowed_origins, colours, starter_buttons, languages, country, facts, lead_rules, handover_rules, archived,
        created_at, updated_at, sync_key_hash, sync_key_last4, sync_key_created_at)
      VALUES (@id, 'Shop', 'business', @language, @greeting, @timezone, @opening_hours, @confidence_threshold,
        @allowed_origins, @colours, @starter_buttons, @languages, @country, @facts, @lead_rules, @handover_rules, 0,
        @at, @at, randomblob(32), 'abcd', @at)`,
    )
    const stored = Object.fromEntries(
      Object.entries(botDefaults).map(([name, value]) => [
        name,
        value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
      ]),
    )
    for (const id of ['bot_a', 'bot_b', 'bot_c']) bot.run({ ...stored, id, at })
    db.prepare(
      `INSERT INTO inboxes (id, name, token, preset, refuse_bad, answer_status, answer_delay_ms, created_at, updated_at)
      VALUES ('inb_a', 'Elsewhere', 'token', 'none', 0, 200, 0, ?, ?)`,
    ).run(at, at)
  }

  function add(tx: Transaction, index: number): void {
    const isReceived = index % 20 === 7
    const { type, data, read } = isReceived ? received(index) : emitted(index)
    const id = newId('evt', now)
    const session_id = `ses_${Math.floor(index / 8).toString(36)}`
    const body = {
      event_type: type,
      event_id: id,
      occurred_at: new Date(now).toISOString(),
      session_id,
      data,
    }
    const bytes = new TextEncoder().encode(JSON.stringify(body))
    const { card, people } = describePayload(bytes, now)
    const facts = { id, event_type: type, session_id, occurred_at: now, body: bytes, card }
    events.record(
      tx,
      isReceived
        ? {
            ...facts,
            source: 'inbox',
            bot_no: null,
            inbox_no: 1,
            people: people.map((person) => ({ ...person, message: person.message ?? '' })),
            is_trusted: true,
          }
        : {
            ...facts,
            source: 'bot',
            bot_no: (index % 3) + 1,
            inbox_no: null,
            lead_no: null,
            is_test: false,
            is_read: read,
          },
    )
  }
}

function emitted(index: number): Seeded {
  const at = index % 100
  const text = textOf(index)
  if (at === 3 || at === 53)
    return { type: 'lead.created', data: { ...person(index), message: text }, read: index % 40 !== 3 }
  if (at === 11)
    return { type: 'handover.requested', data: { reason: 'asked', last_messages: talk(index) }, read: true }
  if (at % 8 === 0) return { type: 'conversation.started', data: { channel: 'widget', text }, read: true }
  return { type: 'conversation.message', data: { role: at % 2 ? 'visitor' : 'bot', text }, read: true }
}

function received(index: number): Seeded {
  if (index % 200 === 7) return { type: 'lead_captured', data: { customer: person(index) }, read: true }
  const data = { order: `#${index}`, ...person(index), items: [{ title: textOf(index).slice(0, 30) }] }
  return { type: 'order.created', data, read: index % 1000 > 10 }
}

function person(index: number) {
  const name = names[index % names.length] ?? ''
  return {
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}.${index % 3000}@example.com`,
    phone: `+49170${1_000_000 + (index % 3000)}`,
  }
}

function talk(index: number) {
  return Array.from({ length: 6 }, (_, at) => ({
    role: at % 2 ? 'bot' : 'visitor',
    text: textOf(index + at),
  }))
}

function textOf(index: number): string {
  const question = questions[index % questions.length]
  const from = (index * 7) % chapters.length
  const rest = [...chapters.slice(from), ...chapters.slice(0, from)].slice(0, 30).join(' ')
  const marks = [words.everywhere, index % 10 === 0 ? words.common : '', index === 4321 ? words.rare : '']
  return `${question} ${rest} ${marks.join(' ')} no ${index}`
}
