import { describe, expect, it } from 'vitest'
import { dialogueFileSchema } from '#shared/schemas/dialogue.ts'

const file = (...turns: unknown[]) => ({ dialogues: [{ name: 'One', turns }] })

describe('a file of dialogues', () => {
  it.each([
    [file({ say: 'Hello' })],
    [file({ say: 'Tents?', expect: { products: ['A'], contains: ['a', 4.5, ['b', 6]] } })],
    [file({ say: 'Tents?' }, { press: 'more', expect: { new_products: true } })],
    [file({ say: 'A person!' }, { person: 'Here I am.' }, { set_status: 'bot' })],
    [file({ say: 'Hi', expect: { status: ['bot', 'waiting'], lead: 'none' } })],
  ])('may be %j', (given) => {
    expect(dialogueFileSchema.safeParse(given).error).toBeUndefined()
  })

  it.each([
    ['a misspelt expectation', file({ say: 'Hello', expect: { product: ['A'] } })],
    ['a turn that says nothing', file({ say: ' ' })],
    ['a turn that is two things', file({ say: 'Hello', person: 'Hello' })],
    ['a state that does not exist', file({ say: 'Hello', expect: { status: 'asleep' } })],
    ['no turns', file()],
    ['no dialogues', { dialogues: [] }],
    ['a time that is none', { dialogues: [{ name: 'One', at: 'noon', turns: [{ say: 'Hello' }] }] }],
  ])('may not have %s', (_, given) => {
    expect(dialogueFileSchema.safeParse(given).success).toBe(false)
  })
})
