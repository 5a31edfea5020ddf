import { describe, expect, it } from 'vitest'
import {
  emptyEntry,
  entryFormSchema,
  formOfEntry,
  inputOfForm,
  linesOf,
} from '#renderer/features/knowledge/entry-form.ts'
import type { KnowledgeEntry } from '#shared/schemas/knowledge.ts'

const entry: KnowledgeEntry = {
  id: 'kno_1',
  bot_id: 'bot_1',
  question: 'Can I send it back?',
  alternatives: ['How do returns work?', 'Money back?'],
  answer: 'Within 30 days.',
  url: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}

describe('an entry as it is typed', () => {
  it('comes back as it was when nothing is changed', () => {
    const { question, alternatives, answer, url } = entry
    expect(inputOfForm(entryFormSchema.parse(formOfEntry(entry)))).toEqual({
      question,
      alternatives,
      answer,
      url,
    })
  })

  it('takes one wording a line, each once, and not the question again', () => {
    const form = { ...formOfEntry(entry), wordings: ' a \n\nb\r\na\nCan I send it back?\n' }
    expect(inputOfForm(entryFormSchema.parse(form)).alternatives).toEqual(['a', 'b'])
    expect(linesOf('')).toEqual([])
  })

  it('says at the wordings when a line is too long', () => {
    const faults = entryFormSchema.safeParse({ ...formOfEntry(entry), wordings: `ok\n${'x'.repeat(1001)}` })
    expect(faults.error?.issues.map(({ path }) => path)).toEqual([['wordings']])
  })

  it('wants a question, an answer and a whole link', () => {
    const faults = entryFormSchema.safeParse({ ...emptyEntry, url: 'shop.example' })
    expect(faults.error?.issues.map(({ path }) => path[0]).sort()).toEqual(['answer', 'question', 'url'])
  })
})
