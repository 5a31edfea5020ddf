import { describe, expect, it } from 'vitest'
import { knowledgePath, tabOf } from '#renderer/features/knowledge/address.ts'

describe('addresses of knowledge', () => {
  it('name the bot, the kind and the one that is open', () => {
    expect(knowledgePath('bot_1', 'documents')).toBe('/knowledge/bot_1/documents')
    expect(knowledgePath('bot_1', 'questions', 'kno_1')).toBe('/knowledge/bot_1/questions/kno_1')
  })

  it('lead to the questions when nothing else is said', () => {
    expect(tabOf('facts')).toBe('facts')
    expect(tabOf('elsewhere')).toBe('questions')
    expect(tabOf(undefined)).toBe('questions')
  })
})
