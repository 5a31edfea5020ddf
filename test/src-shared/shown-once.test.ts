import { describe, expect, it } from 'vitest'
import { sourcesBesideCards, textBesideCards } from '#shared/shown-once.ts'

const cards = [{ title: 'Fjord tent' }, { title: 'Nord lamp' }]

describe('an answer with product cards', () => {
  it('does not say again what its cards say', () => {
    expect(textBesideCards('I found two:\n• Fjord tent, €200\n• Nord lamp, €40\nAnything else?', cards)).toBe(
      'I found two:\nAnything else?',
    )
    expect(textBesideCards('• Other thing\n• Fjord tent', cards)).toBe('• Other thing')
  })

  it('keeps its text where it says nothing else, and without cards', () => {
    expect(textBesideCards('• Fjord tent, €200', cards)).toBe('• Fjord tent, €200')
    expect(textBesideCards('Two:\n• Fjord tent', [])).toBe('Two:\n• Fjord tent')
  })

  it('names as sources only what no card links', () => {
    expect(sourcesBesideCards([{ title: 'Fjord tent' }, { title: 'Returns' }], cards)).toEqual([
      { title: 'Returns' },
    ])
  })
})
