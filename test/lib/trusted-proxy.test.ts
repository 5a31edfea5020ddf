import { describe, expect, it } from 'vitest'
import { createProxyTrust } from '#main/lib/trusted-proxy.ts'
import { type TrustedProxy, trustedProxySchema } from '#shared/schemas/website.ts'

const trusts = (setting: TrustedProxy, address: string | undefined) =>
  createProxyTrust(() => setting)(address)

describe('a trusted proxy', () => {
  it.each([
    ['off', '127.0.0.1', false],
    ['loopback', '127.0.0.1', true],
    ['loopback', '127.9.9.9', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '192.168.1.5', false],
    ['loopback', '::ffff:8.8.8.8', false],
    ['loopback', 'localhost', false],
    ['loopback', undefined, false],
    [['10.0.0.0/8'], '10.1.2.3', true],
    [['10.0.0.0/8'], '::ffff:10.1.2.3', true],
    [['10.0.0.0/8'], '11.1.2.3', false],
    [['10.0.0.0/8'], '127.0.0.1', false],
    [['192.0.2.7', '2001:db8::/32'], '192.0.2.7', true],
    [['192.0.2.7', '2001:db8::/32'], '192.0.2.8', false],
    [['192.0.2.7', '2001:db8::/32'], '2001:db8::1', true],
  ] as const)('%j and %s: %s', (setting, address, trusted) => {
    expect(trusts(setting as TrustedProxy, address)).toBe(trusted)
  })

  it('follows the setting at once', () => {
    let setting: TrustedProxy = 'off'
    const isTrusted = createProxyTrust(() => setting)
    expect(isTrusted('127.0.0.1')).toBe(false)
    setting = 'loopback'
    expect(isTrusted('127.0.0.1')).toBe(true)
    setting = ['10.0.0.1']
    expect(isTrusted('127.0.0.1')).toBe(false)
  })

  it.each(['everyone', [], ['proxy.example'], ['10.0.0.0/99'], ['10.0.0.1', '']])(
    'cannot be %j',
    (setting) => {
      expect(trustedProxySchema.safeParse(setting).success).toBe(false)
    },
  )
})
