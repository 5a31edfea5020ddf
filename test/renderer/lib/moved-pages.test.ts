import { describe, expect, it } from 'vitest'
import { movedPath } from '#renderer/lib/moved-pages.ts'

describe('addresses of pages that moved', () => {
  it.each([
    ['/try', '/test-chat'],
    ['/try/tst_1', '/test-chat/tst_1'],
    ['/deliveries/dlv_1', '/webhooks/dlv_1'],
    ['/deliveries?state=failed', '/webhooks?state=failed'],
    ['/dialogues/bot_1/dlg_1', '/tests/bot_1/dlg_1'],
    ['/catalogs/new', '/imports/new'],
  ])('%s leads to %s', (before, today) => {
    expect(movedPath(before)).toBe(today)
  })

  it.each(['/', '', '/test-chat', '/trying', '/settings/try', '/constructor', '/events?query=/try'])(
    'leaves %j as it is',
    (path) => {
      expect(movedPath(path)).toBe(path)
    },
  )
})
