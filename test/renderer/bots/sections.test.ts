import { describe, expect, it } from 'vitest'
import { botFormSchema } from '#renderer/features/bots/form.ts'
import { botPath, faultySections, sectionOf, sections } from '#renderer/features/bots/sections.ts'
import { fieldsOf } from '#renderer/features/website/tabs.ts'

describe('the sections of a bot', () => {
  it('have addresses, and begin with the basics', () => {
    expect(botPath('bot_1')).toBe('/bots/bot_1/basics')
    expect(botPath('bot_1', 'hours')).toBe('/bots/bot_1/hours')
    expect(sectionOf('ai-model')).toBe('ai-model')
    expect(sectionOf(undefined)).toBe('basics')
    expect(sectionOf('elsewhere')).toBe('basics')
  })

  it('hold every field of the form once, so that a fault in it is found', () => {
    const fields = [
      ...Object.values(sections).map((section) => section.fields),
      ...Object.values(fieldsOf),
    ].flat()
    // Facts are edited in Knowledge; what is about the website has a page of its own.
    const edited = Object.keys(botFormSchema.shape).filter((name) => name !== 'facts')
    expect([...fields].sort()).toEqual(edited.sort())
  })

  it('with a fault are named in their order', () => {
    expect(faultySections([])).toEqual([])
    expect(faultySections(['webhook_url', 'name'])).toEqual(['basics', 'leads'])
  })
})
