import '../test/helpers/loopback-only.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#main/db/open.ts'
import { createHub } from '#main/hub.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { createLog } from '#main/lib/log.ts'
import type { CallInput } from '#shared/rpc/contract.ts'
import { seedEvents, words } from './lib/event-seed.ts'
import { ms, percentile, printTable, times } from './lib/table.ts'

/** The first page of a long list of events, however it is filtered or searched, beside a bare SELECT of as many rows. */
const count = Number(process.argv[2] ?? 100_000)
const rounds = 30
const limit = 50

const dataPath = mkdtempSync(join(tmpdir(), 'shopbell-events-'))
process.once('exit', () => rmSync(dataPath, { recursive: true, force: true }))
const folder = dataFolder(dataPath)
const seedMs = await seedEvents(folder, count)
console.log(
  `${count.toLocaleString('en')} events recorded at ${Math.round((count / seedMs) * 1000).toLocaleString('en')}/s`,
)

const hub = createHub({ dataPath, port: null, log: createLog({ level: 'warn' }), modelPath: 'no model' })
await hub.start()
const db = connect(folder.database)
const select = db.prepare('SELECT * FROM events ORDER BY no DESC LIMIT ?')
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()

const lists: Readonly<Record<string, CallInput<'events.list'>>> = {
  'list, newest': {},
  'list, cards alone': { brief: true },
  'a row a conversation': { brief: true, group: 'conversation' },
  'a row a conversation, as the page asks': {
    brief: true,
    group: 'conversation',
    hide_kinds: ['conversation', 'api'],
    tests: false,
  },
  'a row a conversation, unread': {
    brief: true,
    group: 'conversation',
    hide_kinds: ['conversation', 'api'],
    tests: false,
    read: false,
  },
  'kind: leads': { kind: 'lead' },
  'kind: handovers': { kind: 'handover' },
  'source: received': { source: 'inbox' },
  'one inbox': { inbox_id: 'inb_a' },
  'one bot': { bot_id: 'bot_b' },
  'one type': { event_type: 'lead_captured' },
  'one session': { session_id: 'ses_5' },
  unread: { read: false },
  'unread leads': { read: false, kind: 'lead' },
  'read and received leads of a bot (none)': { read: true, source: 'inbox', kind: 'lead', bot_id: 'bot_a' },
  'starred (none)': { starred: true },
  'archived (none)': { archived: true },
  'a week two months ago': { from: day(62), to: day(55) },
  'leads of that week': { from: day(62), to: day(55), kind: 'lead' },
}
const rare = { query: words.rare }
const searches: Readonly<Record<string, CallInput<'events.search'>>> = {
  'search: a word of every event': { query: words.everywhere },
  'search: its beginning': { query: words.everywhere.slice(0, 5) },
  'search: a common word': { query: words.common },
  'search: a rare word': rare,
  'search: a rare word and a common one': { query: `${words.rare} ${words.common.slice(0, 4)}` },
  'search: an address': { query: 'ann.203@example.com' },
  'search: no such word': { query: 'nosuchwordatall' },
  'search: a word of every event, leads': { query: words.everywhere, kind: 'lead' },
  'search: a word of every event, unread': { query: words.everywhere, read: false },
  'search: a word of every event, starred (none)': { query: words.everywhere, starred: true },
  'search: a word of every event, none fits': {
    query: words.everywhere,
    kind: 'lead',
    source: 'inbox',
    bot_id: 'bot_a',
  },
  'search: a word of every event, that week': { query: words.everywhere, from: day(62), to: day(55) },
}

const bare = await measure(() => select.all(limit))
const rows = [['bare SELECT of the newest', ms(bare.best), ms(bare.p50), ms(bare.worst), times(1), '']]
for (const [name, input] of Object.entries(lists)) {
  const { events } = await hub.rpc('events.list', { limit, ...input })
  rows.push(line(name, await measure(() => hub.rpc('events.list', { limit, ...input })), events.length))
}
for (const [name, input] of Object.entries(searches)) {
  const { events } = await hub.rpc('events.search', { limit, ...input })
  rows.push(line(name, await measure(() => hub.rpc('events.search', { limit, ...input })), events.length))
}
rows.push(line('unread counts', await measure(() => hub.rpc('events.counts', {})), 1))
rows.push(line('leads, newest', await measure(() => hub.rpc('leads.list', { limit })), limit))
rows.push(line('leads, search', await measure(() => hub.rpc('leads.list', { limit, query: 'no 4' })), limit))
printTable(
  `First page of ${limit} of ${count.toLocaleString('en')} events`,
  ['', 'best', 'median', 'worst', 'of the bare SELECT', 'rows'],
  rows,
)
db.close()
await hub.stop()

function line(name: string, { best, p50, worst }: Taken, found: number): string[] {
  return [name, ms(best), ms(p50), ms(worst), times(p50 / bare.p50), String(found)]
}

type Taken = { readonly best: number; readonly p50: number; readonly worst: number }

async function measure(work: () => unknown): Promise<Taken> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await work()
    taken.push(performance.now() - startedAt)
  }
  return { best: Math.min(...taken), p50: percentile(taken, 0.5), worst: Math.max(...taken) }
}
