import { expect, it } from 'vitest'
import { traceSchema } from '#shared/schemas/trace.ts'
import { emptyDataFolder } from '../helpers/database.ts'
import { openAt } from './upgrade-to.ts'

const at = Date.parse('2026-03-10T11:00:00.000Z')
const understood = {
  language: 'en',
  intent: 'product',
  words: ['tetn'],
  limits: [],
  facets: [],
  ask: 'list',
  reference: null,
}
const candidate = { id: 'p1', title: 'Tent', score: 1, confidence: 0.9 }
const traces = [
  {
    understood,
    candidates: [
      { ...candidate, kind: 'product', because: ['camp (title, details)', 'tetn → tent, repaired (title)'] },
      { ...candidate, kind: 'product', because: ['tents', 'under 50 EUR'] },
      { ...candidate, kind: 'product_question', because: ['the description does not say'] },
      { ...candidate, kind: 'knowledge', because: ['Can I camp (at home)?'] },
    ],
    meaning: 'sentence vectors took part',
    phrasing: { model: 'm', used: true, why: 'Every sentence is grounded.', duration_ms: 5 },
    threshold: 0.45,
    rule: 'products',
    duration_ms: 1,
  },
  {
    understood,
    candidates: [],
    meaning: 'by words alone: The meaning model is not installed.',
    phrasing: { model: 'm', used: false, why: 'It wrote markup.', duration_ms: 5 },
    threshold: 0.45,
    rule: 'products',
    duration_ms: 1,
  },
  {
    understood,
    candidates: [],
    meaning: 'by words alone',
    threshold: 0.45,
    rule: 'products',
    duration_ms: 1,
  },
]

it('turns the sentences of stored traces into codes', () => {
  const folder = emptyDataFolder()
  const before = openAt(9, folder, at).db
  // Only the traces matter here, so that they need no conversation.
  before.pragma('foreign_keys = OFF')
  for (const [index, trace] of traces.entries())
    before.prepare('INSERT INTO answer_traces VALUES (?, ?)').run(index + 1, JSON.stringify(trace))
  before.close()

  const after = openAt(10, folder, at).db
  const stored = after
    .prepare<[], string>('SELECT trace FROM answer_traces ORDER BY message_no')
    .pluck()
    .all()
  after.close()
  const [first, second, third] = stored.map((trace) => traceSchema.parse(JSON.parse(trace)))
  expect(first?.candidates).toMatchObject([
    {
      because: [],
      found: [
        { word: 'camp', as: 'camp', how: 'word', fields: ['title', 'details'] },
        { word: 'tetn', as: 'tent', how: 'repaired', fields: ['title'] },
      ],
    },
    { because: ['tents', 'under 50 EUR'], found: [] },
    { because: [], not_said: true },
    { because: ['Can I camp (at home)?'] },
  ])
  expect(first).toMatchObject({ meaning: 'compared', phrasing: { used: true, fault: null } })
  expect(second).toMatchObject({
    meaning: 'unavailable',
    phrasing: { used: false, fault: { code: 'other', params: { text: 'It wrote markup.' } } },
  })
  expect(third).toMatchObject({ meaning: 'words_only' })
})
