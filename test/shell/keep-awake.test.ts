import { describe, expect, it } from 'vitest'
import { createKeepAwake } from '#main/shell/keep-awake.ts'
import { settingsDefaults } from '#shared/schemas/settings.ts'

describe('keeping this PC awake', () => {
  it('lasts while it is wanted and the service runs, and is asked for once', () => {
    const calls: string[] = []
    const keepAwake = createKeepAwake({
      start: (kind) => calls.push(`start ${kind}`),
      stop: (id) => {
        calls.push(`stop ${id}`)
        return true
      },
    })
    const url = 'http://127.0.0.1:4840'
    const on = { settings: { ...settingsDefaults, keep_awake: true }, url, paused: false }
    keepAwake.apply({ ...on, settings: settingsDefaults })
    expect(calls).toEqual([])
    keepAwake.apply(on)
    keepAwake.apply(on)
    expect(calls).toEqual(['start prevent-app-suspension'])
    keepAwake.apply({ ...on, paused: true })
    keepAwake.apply(on)
    keepAwake.apply({ ...on, url: null })
    expect(calls).toEqual([
      'start prevent-app-suspension',
      'stop 1',
      'start prevent-app-suspension',
      'stop 3',
    ])
  })
})
