import { describe, expect, it } from 'vitest'
import { wordDiff } from '#renderer/features/test-conversations/word-diff.ts'

describe('two answers side by side', () => {
  it('are whole on both sides, with only what differs marked', () => {
    const { before, now } = wordDiff('You have 30 days to return it.', 'You have 14 full days to return it.')
    expect(before).toEqual([
      { text: 'You have ', same: true },
      { text: '30 ', same: false },
      { text: 'days to return it.', same: true },
    ])
    expect(now).toEqual([
      { text: 'You have ', same: true },
      { text: '14 full ', same: false },
      { text: 'days to return it.', same: true },
    ])
  })

  it('keep their lines', () => {
    const text = 'Two tents:\n- Duo\n- Trio'
    expect(wordDiff(text, text).now).toEqual([{ text, same: true }])
  })

  it('may have nothing in common, or be empty', () => {
    expect(wordDiff('', 'New words')).toEqual({ before: [], now: [{ text: 'New words', same: false }] })
    expect(wordDiff('Old', 'New').before).toEqual([{ text: 'Old', same: false }])
  })

  it('are not compared word by word when they are very long', () => {
    const long = 'word '.repeat(700)
    expect(wordDiff(long, `${long}!`).now).toHaveLength(1)
  })
})
