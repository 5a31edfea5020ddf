import { describe, expect, it } from 'vitest'
import { sourcePath } from '#renderer/features/knowledge/source-path.ts'
import type { KnowledgeDocument } from '#shared/schemas/document.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import { traceOf } from '../trace/trace-of.ts'

const candidate = (kind: Trace['candidates'][number]['kind'], id: string, title: string) => ({
  kind,
  id,
  title,
  score: 1,
  confidence: 0.8,
  because: [],
})
const trace = traceOf({
  candidates: [
    candidate('knowledge', 'kno_1', 'Can I return it?'),
    candidate('fact', 'fact:address', 'Address'),
    candidate('document', 'psg_1', 'Returns: Gifts: Damaged goods'),
    candidate('product', 'p1', 'Rain jacket'),
  ],
})
const document = (id: string, title: string): KnowledgeDocument => ({
  id,
  bot_id: 'bot_1',
  title,
  url: null,
  format: 'md',
  characters: 1,
  passage_count: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
})
const documents = [document('doc_1', 'Returns'), document('doc_2', 'Returns: Gifts')]
const pathOf = (title: string) => sourcePath({ botId: 'bot_1', title, trace, documents })

describe('the way from an answer to its source', () => {
  it('leads to the question, the facts or the document', () => {
    expect(pathOf('Can I return it?')).toBe('/knowledge/bot_1/questions/kno_1')
    expect(pathOf('Address')).toBe('/knowledge/bot_1/facts')
    expect(pathOf('Returns: Gifts: Damaged goods')).toBe('/knowledge/bot_1/documents/doc_2')
  })

  it('leads to all documents where the one is not known, and nowhere for products', () => {
    const elsewhere = sourcePath({
      botId: 'bot_1',
      title: 'Returns: Gifts: Damaged goods',
      trace,
      documents: [],
    })
    expect(elsewhere).toBe('/knowledge/bot_1/documents')
    expect(pathOf('Rain jacket')).toBeNull()
    expect(pathOf('Something else')).toBeNull()
  })
})
