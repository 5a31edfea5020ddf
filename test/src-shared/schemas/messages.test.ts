import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chatRequestSchema, idempotencyKeySchema } from '#shared/schemas/chat.ts'
import { messageSchema } from '#shared/schemas/common.ts'
import { knowledgeInputSchema } from '#shared/schemas/knowledge.ts'
import { widgetRequestSchema } from '#shared/schemas/widget.ts'

describe('a message', () => {
  it('is any text that is not blank, trimmed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const parsed = messageSchema.safeParse(text)
        expect(parsed.success).toBe(text.trim() !== '')
        if (parsed.success) expect(parsed.data).toBe(text.trim())
      }),
    )
  })

  it.each([
    ['letters', 'a'],
    ['emoji of two units', '😀'],
    ['letters with marks', 'é'],
  ])('is counted in characters: %s', (_, character) => {
    expect(messageSchema.safeParse(character.repeat(4000)).success).toBe(true)
    expect(messageSchema.safeParse(` ${character.repeat(4000)} `).success).toBe(true)
    expect(messageSchema.safeParse(character.repeat(4001)).success).toBe(false)
  })

  it('holds no half of a character: what cannot be written as UTF-8 is replaced', () => {
    expect(messageSchema.parse('a\ud800b')).toBe('a\ufffdb')
  })
})

describe('requests', () => {
  it('keep only the fields of the contract', () => {
    const chat = { bot_id: 'b', message: 'hello', session_id: 's' }
    expect(chatRequestSchema.parse({ ...chat, role: 'admin' })).toEqual(chat)
    expect(widgetRequestSchema.parse({ message: 'hello', role: 'admin' })).toEqual({ message: 'hello' })
  })
})

describe('an Idempotency-Key', () => {
  it.each(['a', 'order-1', '"8e03978e-40d5-43dd-bc93-6894a57f9324"', 'two words', '~'.repeat(255)])(
    'may be %j',
    (key) => {
      expect(idempotencyKeySchema.parse(key)).toBe(key)
    },
  )

  it.each(['', ' ', ' a', 'a ', 'a\nb', 'ü', '~'.repeat(256)])('may not be %j', (key) => {
    expect(idempotencyKeySchema.safeParse(key).success).toBe(false)
  })
})

describe('a knowledge entry', () => {
  const entry = { question: 'Can I return it?', answer: 'Yes.' }

  it('needs a question and an answer', () => {
    expect(knowledgeInputSchema.parse(entry)).toEqual({ ...entry, alternatives: [] })
    expect(knowledgeInputSchema.safeParse({ ...entry, answer: ' ' }).success).toBe(false)
    expect(knowledgeInputSchema.safeParse({ ...entry, question: '' }).success).toBe(false)
    expect(knowledgeInputSchema.safeParse({ ...entry, alternatives: [''] }).success).toBe(false)
  })

  it.each(['https://shop.example/returns', null, undefined])('takes %j for an address', (url) => {
    expect(knowledgeInputSchema.safeParse({ ...entry, url }).success).toBe(true)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'shop.example', '/returns'])(
    'refuses %j for an address',
    (url) => {
      expect(knowledgeInputSchema.safeParse({ ...entry, url }).success).toBe(false)
    },
  )
})
