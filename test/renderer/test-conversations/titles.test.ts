import { describe, expect, it } from 'vitest'
import { titlesOfDraft, titlesOfRun } from '#renderer/features/test-conversations/titles.ts'
import type { DialogueRun } from '#shared/rpc/dialogues.ts'
import type { Dialogue, Expectation } from '#shared/schemas/dialogue.ts'
import type { MessageRecord } from '#shared/schemas/session.ts'

const shown = [
  { id: 'NV-SKARVAN-L', title: 'Skarvan Rain Jacket' },
  { id: 'X1', title: 'Lyng Merino T-Shirt' },
  { id: 'X2', title: 'Tarn Rain Jacket' },
]

function dialogue(expected: Expectation): Dialogue {
  return { name: 'd', about: [], turns: [{ say: 'Jackets?', expect: expected }] }
}

function run(unmet: readonly { readonly expectation: keyof Expectation }[] = []): DialogueRun {
  return { turns: [{ answer: { products: shown }, before: null, unmet }] } as unknown as DialogueRun
}

describe('what the products of a dialogue are called', () => {
  it('comes from the run that showed them', () => {
    const titles = titlesOfRun(dialogue({ first_product: 'G1', has_products: ['G1', 'G-LYNG', 'G7'] }), run())
    expect(titles.get('X2')).toBe('Tarn Rain Jacket')
    expect(titles.get('G1')).toBe('Skarvan Rain Jacket')
    expect(titles.get('G-LYNG')).toBe('Lyng Merino T-Shirt')
    expect(titles.has('G7')).toBe(false)
  })

  it('is not guessed where it was not as expected, or could be either', () => {
    const missed = [{ expectation: 'first_product' }] as const
    expect(titlesOfRun(dialogue({ first_product: 'G1' }), run(missed)).has('G1')).toBe(false)
    expect(titlesOfRun(dialogue({ has_products: ['RAIN-1'] }), run()).has('RAIN-1')).toBe(false)
    expect(titlesOfRun(dialogue({ first_product: 'G1' }), null).size).toBe(0)
  })

  it('comes for a draft from the conversation it is made of', () => {
    const messages = [
      { role: 'visitor', answer: null },
      { role: 'bot', answer: { products: shown } },
    ] as unknown as MessageRecord[]
    const titles = titlesOfDraft(dialogue({ first_product: 'G1', has_products: ['G1', 'G2'] }), messages)
    expect([titles.get('G1'), titles.get('G2')]).toEqual(['Skarvan Rain Jacket', 'Lyng Merino T-Shirt'])
  })
})
