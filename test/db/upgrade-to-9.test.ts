import { describe, expect, it } from 'vitest'
import { rowFaultOf } from '#main/db/migrations/0009-sentences.ts'
import { migrations } from '#main/db/migrations/index.ts'
import { openDatabase } from '#main/db/open.ts'
import { faultSchema } from '#shared/schemas/fault.ts'
import { emptyDataFolder } from '../helpers/database.ts'
import { startHub, testClock } from '../helpers/hub.ts'

const at = Date.parse('2026-03-10T11:00:00.000Z')
const counts = {
  rows: 9,
  received: 9,
  created: 2,
  updated: 1,
  unchanged: 10,
  removed: 40,
  rejected: 0,
  warnings: 0,
}
const answer = { reply: 'Hi', confidence: 0.9, intent: 'greeting', status: 'bot', products: [] }
const kept = ' The old catalog was kept. Look at the file; if it is right, confirm the run.'

const troubles: readonly (readonly [state: string, trouble: object | null])[] = [
  ['done', null],
  [
    'braked',
    {
      code: 'brake_removes_too_many',
      detail: `This run would remove 40 of 51 products (78.4 %). The source "Lamps" brought them; where two sources feed one bot, set both to "merge".${kept}`,
      names: ['Lamps'],
    },
  ],
  [
    'failed',
    { code: 'not_found', detail: '/x/p.csv is not there. Check whether it was moved, renamed or deleted.' },
  ],
  [
    'failed',
    {
      code: 'invalid_request',
      detail:
        'None of the products could be read, so nothing was changed. The first, in row 2: "x" is no price.',
    },
  ],
  [
    'failed',
    {
      code: 'remote_fault',
      detail: 'The service has a fault of its own (HTTP 502). It was tried 5 times. It says: down',
    },
  ],
  ['cancelled', { code: 'kept', detail: 'You kept the old catalog; this file was not brought in.' }],
  ['failed', { code: 'port_in_use', detail: 'Something nobody thought of.' }],
]

/** A source with runs of every kind, their faults, and a test that was played. */
function eighthVersion() {
  const folder = emptyDataFolder()
  const { db } = openDatabase({ folder, nowMs: at, check: false, migrations: migrations.slice(0, 8) })
  db.exec(`
    INSERT INTO bots (id, name, plan, language, greeting, timezone, confidence_threshold, allowed_origins, colours,
      starter_buttons, country, created_at, updated_at, sync_key_hash, sync_key_last4, sync_key_created_at)
    VALUES ('bot_1', 'Fjell', 'business', 'en', 'Hi', 'Europe/Berlin', 0.45, '["*"]',
      '{"primary":"#B45309","text":"#FFFFFF"}', '[]', 'DE', ${at}, ${at}, x'01', 'abcd', ${at});
    INSERT INTO sources (id, name, path, mode, target_kind, target_id, timezone, watch, brake_percent, enabled, created_at, updated_at)
    VALUES ('src_1', 'Shop', '/x/p.csv', 'replace', 'bot', 'bot_1', 'UTC', 0, 45, 1, ${at}, ${at});`)
  const insertRun = db.prepare(`
    INSERT INTO import_runs (id, source_id, source_name, target_kind, target_id, reason, started_at, ended_at, state, counts,
      trouble, sha256, reading, fault_count)
    VALUES (?, 'src_1', 'Shop', 'bot', 'bot_1', 'manual', ${at}, ${at}, ?, ?, ?, 'abc', 'hash', 2)`)
  for (const [index, [state, trouble]] of troubles.entries())
    insertRun.run(`run_${index}`, state, JSON.stringify(counts), trouble && JSON.stringify(trouble))
  const insertFault = db.prepare(
    `INSERT INTO import_faults (run_no, row, "column", id, severity, message) VALUES (1, ?, ?, 'A', 'warning', ?)`,
  )
  insertFault.run(3, 'Preis', '"12 apples" is no price.')
  insertFault.run(4, null, 'Something nobody thought of.')
  const run = {
    dialogue_id: 'dlg_1',
    at: new Date(at).toISOString(),
    passed: false,
    changed: 0,
    faults: 2,
    turns: [
      {
        said: 'Hi',
        by: 'visitor',
        answer,
        before: null,
        faults: ['intent: wanted thanks or product, is greeting', 'has_products: A not among nothing'],
      },
    ],
    trouble: null,
  }
  db.prepare(`
    INSERT INTO test_conversations (id, bot_no, name, dialogue, last_run, created_at, updated_at)
    VALUES ('dlg_1', 1, 'Hello', ?, ?, ${at}, ${at})`).run(
    JSON.stringify({
      name: 'Hello',
      about: [],
      turns: [{ say: 'Hi', expect: { intent: ['thanks', 'product'] } }],
    }),
    JSON.stringify(run),
  )
  db.close()
  return folder
}

async function upgraded() {
  return startHub({ dataPath: eighthVersion().path, clock: testClock('2026-03-10T12:00:00.000Z') })
}

describe('the upgrade to version 9', () => {
  it('keeps runs and sources as scripts know them, and adds codes', async () => {
    const hub = await upgraded()
    expect(await hub.rpc('sources.get', { source_id: 'src_1' })).toMatchObject({ brake_percent: 45 })
    const { runs } = await hub.rpc('runs.list', { limit: 20 })
    expect(runs.map(({ id, state, trouble }) => [id, state, trouble?.code ?? null]).reverse()).toEqual(
      troubles.map(([state, trouble], index) => [
        `run_${index}`,
        state,
        trouble && (trouble as { code: string }).code,
      ]),
    )
    const faults = runs.map(({ trouble }) => trouble?.fault ?? null).reverse()
    expect(faults).toEqual([
      null,
      {
        code: 'approval_of_source',
        params: {
          source: 'Lamps',
          reason: {
            code: 'approval_removes',
            params: { removed: 40, present: 51, percent: 78.4, products: 13 },
          },
        },
      },
      { code: 'file_missing', params: { path: '/x/p.csv' } },
      {
        code: 'none_usable_in_row',
        params: { row: 2, reason: { code: 'not_a_price', params: { value: 'x' } } },
      },
      {
        code: 'service_said',
        params: { text: 'down', reason: { code: 'service_error', params: { status: 502 } } },
      },
      { code: 'import_declined', params: {} },
      { code: 'other', params: { text: 'Something nobody thought of.' } },
    ])
    expect(runs.find(({ id }) => id === 'run_1')?.trouble?.names).toEqual(['Lamps'])
  })

  it('keeps what was wrong with each row, in its run', async () => {
    const hub = await upgraded()
    const { faults, total } = await hub.rpc('runs.errors', { run_id: 'run_0' })
    expect(total).toBe(2)
    expect(faults).toMatchObject([
      { row: 3, column: 'Preis', id: 'A', code: 'not_a_price', params: { value: '12 apples' } },
      { row: 4, column: null, code: 'other', message: 'Something nobody thought of.' },
    ])
  })

  it('keeps how a test went', async () => {
    const hub = await upgraded()
    const { run } = await hub.rpc('dialogues.get', { id: 'dlg_1' })
    expect(run?.turns[0]?.unmet).toEqual([
      {
        expectation: 'intent',
        code: 'unmet_value',
        params: { expected: ['thanks', 'product'], actual: 'greeting' },
      },
      { expectation: 'has_products', code: 'other', params: { text: 'A not among nothing' } },
    ])
    expect(run).toMatchObject({ trouble: null, failure: null, faults: 2 })
  })

  it('still removes faults with their run, and refuses unknown states', () => {
    const folder = eighthVersion()
    const { db } = openDatabase({ folder, nowMs: at, check: true })
    expect(() => db.prepare("UPDATE import_runs SET state = 'braked'").run()).toThrow(/CHECK/)
    expect(db.prepare('SELECT count(*) AS count FROM import_faults').get()).toEqual({ count: 2 })
    db.prepare('DELETE FROM import_runs WHERE no = 1').run()
    expect(db.prepare('SELECT count(*) AS count FROM import_faults').get()).toEqual({ count: 0 })
    db.prepare('DELETE FROM sources').run()
    expect(db.prepare('SELECT DISTINCT source_id FROM import_runs').all()).toEqual([{ source_id: null }])
    db.close()
  })

  it.each([
    'The barcode number "4.0E+12" is not a number.',
    'The barcode number 123 has a wrong check digit.',
    'in "pl", while "de" is read',
    'Left out: `shop 24` is no product.',
    'must be one of in_stock, out_of_stock',
    'A row above the names of the columns left out.',
    'comes again in row 17; the last one counts',
    'The service refused it: "no "quotes" here"',
    'is required',
  ])('knows the sentence: %s', (sentence) => {
    const found = rowFaultOf(sentence)
    expect(found.code).not.toBe('other')
    expect(faultSchema.safeParse(found).success).toBe(true)
  })
})
