import { describe, expect, it } from 'vitest'
import { formerOf } from '#renderer/features/settings/former.ts'
import { portOf } from '#renderer/features/settings/port-of.ts'
import { outcomeOf } from '#renderer/features/settings/test-outcome.ts'
import type { ConnectionCheck } from '#shared/schemas/connection.ts'
import { settingsDefaults } from '#shared/schemas/settings.ts'

describe('formerOf', () => {
  it('undoes the change and nothing else', () => {
    const before = { ...settingsDefaults, shop_name: 'Bergmann', lan: true }
    expect(formerOf(before, { shop_name: 'Other', quiet_hours: { from: '20:00', to: '08:00' } })).toEqual({
      shop_name: 'Bergmann',
      quiet_hours: null,
    })
  })
})

describe('portOf', () => {
  it.each([
    ['http://127.0.0.1:4840', 4840],
    ['http://shop.local', 80],
    ['https://shop.local', 443],
    ['no address', null],
    [null, null],
  ])('%s is on port %s', (url, port) => {
    expect(portOf(url)).toBe(port)
  })
})

describe('outcomeOf', () => {
  const check = (given: Partial<ConnectionCheck>): ConnectionCheck => ({
    check: 'api_key',
    ok: false,
    status: null,
    detail: '',
    duration_ms: 1,
    ...given,
  })

  it.each([
    [{ check: 'chat_address', ok: true, status: 404 }, 'answers'],
    [{ check: 'widget_address', ok: false, status: null }, 'nothing_answers'],
    [{ ok: false, status: null }, 'nothing_answers'],
    [{ ok: true, status: 400 }, 'accepted'],
    [{ ok: true, status: 429 }, 'used_up'],
    [{ ok: false, status: 401 }, 'unknown_key'],
    [{ ok: false, status: 403 }, 'refused'],
    [{ ok: false, status: 404 }, 'no_api'],
    [{ ok: false, status: 301 }, 'elsewhere'],
    [{ ok: false, status: 502 }, 'service_fault'],
  ] as const)('%o is shown as %s', (given, outcome) => {
    expect(outcomeOf(check(given))).toBe(outcome)
  })
})
