import { describe, expect, it } from 'vitest'
import { findEntries } from '#renderer/features/knowledge/search.ts'
import type { KnowledgeEntry } from '#shared/schemas/knowledge.ts'

const entry = (id: string, question: string, alternatives: string[], answer: string): KnowledgeEntry => ({
  id,
  bot_id: 'bot_1',
  question,
  alternatives,
  answer,
  url: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
})
const entries = [
  entry('kno_1', 'Rückgabe?', ['Kann ich es zurückschicken?'], 'Innerhalb von 30 Tagen.'),
  entry('kno_2', 'Do you ship abroad?', [], 'To all of Europe.'),
]
const found = (wanted: string) => findEntries(entries, wanted).map(({ id }) => id)

describe('searching entries', () => {
  it('looks into question, other wordings and answer, whatever case and accents', () => {
    expect(found('ruckgabe')).toEqual(['kno_1'])
    expect(found('ZURÜCKSCHICKEN')).toEqual(['kno_1'])
    expect(found('europe')).toEqual(['kno_2'])
  })

  it('wants every word, in any place', () => {
    expect(found('europe ship')).toEqual(['kno_2'])
    expect(found('europe tagen')).toEqual([])
  })

  it('shows all when nothing is wanted', () => {
    expect(found('  ')).toEqual(['kno_1', 'kno_2'])
  })
})
