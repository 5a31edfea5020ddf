import { describe, expect, it } from 'vitest'
import { surenessOf } from '#renderer/features/knowledge/sureness.ts'

describe('how sure an answer is', () => {
  it.each([
    [0.44, 0.45, 'unsure'],
    [0.45, 0.45, 'fairly'],
    [0.74, 0.45, 'fairly'],
    [0.75, 0.45, 'sure'],
    // A careful bot is not sure of what others would say.
    [0.8, 0.9, 'unsure'],
    [0, 0, 'fairly'],
  ])('%d where %d is needed is %s', (confidence, threshold, word) => {
    expect(surenessOf(confidence, threshold)).toBe(word)
  })
})
