import { describe, expect, it } from 'vitest'
import { isAllowedHost } from '#main/server/plugins/host.ts'

const allowed = new Set(['localhost', '127.0.0.1', '[::1]', 'shop-pc.local'])

describe('isAllowedHost', () => {
  it.each(['localhost', 'LocalHost:80', '127.0.0.1:4840', '[::1]', '[::1]:4840', 'shop-pc.local:65535'])(
    'allows %j',
    (host) => {
      expect(isAllowedHost(host, allowed)).toBe(true)
    },
  )

  it.each([
    undefined,
    '',
    ':80',
    'evil.example',
    'localhost.evil.example',
    'evil.example:localhost',
    'localhost:',
    'localhost:80:80',
    'localhost:port',
    'localhost:123456',
    ' localhost',
    'localhost ',
    'localhost,evil.example',
    'http://localhost',
    'localhost/',
    'user@localhost',
    '::1',
    '[::1',
    '[::1]x',
    '[fe80::1]',
    'ⅼocalhost',
    'localhost.',
    'x-localhost',
  ])('refuses %j', (host) => {
    expect(isAllowedHost(host, allowed)).toBe(false)
  })
})
