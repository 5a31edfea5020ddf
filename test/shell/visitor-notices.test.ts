import { describe, expect, it } from 'vitest'
import { textsFor } from '#main/shell/texts/index.ts'
import { wordNotice } from '#main/shell/visitor-notices.ts'
import type { Notice } from '#shared/schemas/notice.ts'

const one: Notice = {
  kind: 'waiting',
  count: 1,
  session_id: 'ses_1',
  bot_name: 'Fjell',
  visitor: 'Ada Berg',
  text: 'Is anybody\n there?',
  again: false,
}

describe('notifications of visitors', () => {
  it('say who it is and what they wrote, and lead to the conversation', () => {
    expect(wordNotice(one, textsFor('en', 'en'))).toEqual({
      title: 'A visitor is waiting for you',
      body: 'Ada Berg: Is anybody there?',
      path: '/conversations/ses_1',
      accept: { label: 'Accept', sessionId: 'ses_1' },
    })
    expect(wordNotice({ ...one, kind: 'writing' }, textsFor('de', 'en'))).toMatchObject({
      title: 'Ein Besucher hat Ihnen geschrieben',
    })
  })

  it('have a button for one who waits, and for nobody else', () => {
    const labelOf = (notice: Notice) => wordNotice(notice, textsFor('de', 'en')).accept?.label
    expect(labelOf(one)).toBe('Annehmen')
    expect(labelOf({ ...one, kind: 'writing' })).toBeUndefined()
    expect(labelOf({ ...one, kind: 'several', count: 3, session_id: null })).toBeUndefined()
    expect(labelOf({ ...one, kind: 'test', count: 0, session_id: null })).toBeUndefined()
  })

  it('say how many there are where there are several, and lead to the list of them', () => {
    const several = wordNotice({ ...one, kind: 'several', count: 3, session_id: null }, textsFor('en', 'en'))
    expect(several).toMatchObject({
      title: '3 visitors are waiting for you',
      path: '/conversations?view=needs_me',
    })
  })

  it('cut long messages, and do without one', () => {
    expect(wordNotice({ ...one, text: 'x'.repeat(999) }, textsFor('en', 'en')).body).toHaveLength(160)
    expect(wordNotice({ ...one, visitor: null, text: '' }, textsFor('en', 'en')).body).toBe(
      'A visitor chatting with Fjell asked for a person.',
    )
  })
})
