import { describe, expect, it } from 'vitest'
import { added } from '#renderer/features/test-conversations/added.ts'
import {
  addedMessage,
  dialogueOf,
  draftOf,
  faultsOf,
  withExpectation,
} from '#renderer/features/test-conversations/draft.ts'
import { checkedOf } from '#renderer/features/test-conversations/faults.ts'
import { standingOf } from '#renderer/features/test-conversations/standing.ts'
import { playedAt } from '#renderer/features/test-conversations/turns.ts'
import { fieldError } from '#renderer/lib/field-message.ts'
import { fault } from '#shared/faults/fault.ts'
import type { DialogueRun } from '#shared/rpc/dialogues.ts'
import type { Dialogue } from '#shared/schemas/dialogue.ts'

const dialogue: Dialogue = {
  name: 'Tents',
  about: [],
  turns: [
    { say: 'Do you have tents?', expect: { products: ['A', 'B'], intent: 'product', status: 'bot' } },
    { person: 'Hello' },
  ],
}

describe('a dialogue being edited', () => {
  it('is the same as long as nothing is changed', () => {
    expect(dialogueOf(draftOf(dialogue))).toEqual(dialogue)
  })

  it('loses what is ticked off, and the whole list when nothing is left', () => {
    const draft = draftOf(dialogue)
    const [first, second] = draft.turns
    const off = (names: readonly ('products' | 'intent' | 'status')[]) =>
      dialogueOf({ ...draft, turns: [{ ...first, off: names }, second] as typeof draft.turns }).turns[0]
    expect(off(['products', 'status'])).toEqual({ say: 'Do you have tents?', expect: { intent: 'product' } })
    expect(off(['products', 'status', 'intent'])).toEqual({ say: 'Do you have tents?' })
  })

  it('names what is missing', () => {
    const draft = addedMessage({ ...draftOf(dialogue), name: ' ' })
    const { name, turns } = faultsOf(draft)
    expect(name).toBe(fieldError(fault('empty')))
    expect([...turns]).toEqual([[2, fieldError(fault('empty'))]])
  })

  it('accepts what a shopkeeper enters, and nothing that makes no sense', () => {
    const titles = new Map([['A', 'Duo tent']])
    const fill = (name: Parameters<typeof added>[0], text: string, expected = {}) =>
      added(name, text, { expected, titles })
    expect(fill('contains', ' 30 days ')).toEqual({ contains: '30 days' })
    expect(fill('contains', 'free', { contains: '30 days' })).toEqual({ contains: ['30 days', 'free'] })
    expect(fill('contains', ' ')).toBeNull()
    expect(fill('first_product', 'duo TENT, X-1')).toEqual({ first_product: ['A', 'X-1'] })
    expect(fill('confidence_at_least', '60 %')).toEqual({ confidence_at_least: 0.6 })
    expect(fill('confidence_at_least', '600')).toBeNull()
    expect(fill('max_products', 'many')).toBeNull()
    expect(fill('no_products', '')).toEqual({ no_products: true })
    expect(withExpectation({ say: 'Hi' }, { no_products: true })).toEqual({
      say: 'Hi',
      expect: { no_products: true },
    })
  })
})

describe('a dialogue that was played', () => {
  it('shows each fault at the expectation it names', () => {
    const wrong = {
      expectation: 'products' as const,
      ...fault('unmet_products', { expected: ['A'], shown: [] }),
    }
    const missing = { expectation: null, ...fault('button_missing', { label: 'More' }) }
    const { checked, others } = checkedOf({ products: ['A'], status: 'bot' }, [wrong, missing])
    expect(checked).toEqual([
      { name: 'products', fault: wrong },
      { name: 'status', fault: null },
    ])
    expect(others).toEqual([missing])
  })

  it('stands by its last run', () => {
    const run = {
      dialogue_id: 'd',
      at: '2026-03-10T12:00:00.000Z',
      passed: true,
      changed: 0,
      faults: 0,
      trouble: null,
      failure: null,
    }
    expect(standingOf(null)).toBe('unplayed')
    expect(standingOf(run)).toBe('passed')
    expect(standingOf({ ...run, changed: 1 })).toBe('changed')
    expect(standingOf({ ...run, passed: false, changed: 1 })).toBe('fails')
    expect(standingOf({ ...run, passed: false, trouble: 'the bot is gone' })).toBe('trouble')
  })

  it('shows no answer to a message that was changed since', () => {
    const run = {
      turns: [{ said: 'Do you have tents?', by: 'visitor', answer: null, before: null, faults: [] }],
    } as unknown as DialogueRun
    expect(playedAt(run, 0, { say: 'Do you have tents?' })).not.toBeNull()
    expect(playedAt(run, 0, { say: 'Do you have boots?' })).toBeNull()
    expect(playedAt(run, 1, { say: 'Do you have tents?' })).toBeNull()
  })
})
