import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isForwarded, toXForwarded } from '#main/lib/forwarded.ts'

function said(headers: IncomingHttpHeaders) {
  const copy = { ...headers }
  toXForwarded(copy)
  return [copy['x-forwarded-for'], copy['x-forwarded-proto']]
}

describe('what a proxy says of a visitor', () => {
  it.each([
    ['for=192.0.2.60;proto=https;by=203.0.113.43', '192.0.2.60', 'https'],
    ['For="[2001:db8:cafe::17]:4711"', '2001:db8:cafe::17', undefined],
    ['for=192.0.2.43, for=198.51.100.17:8080;proto=http', '192.0.2.43, 198.51.100.17', 'http'],
    ['for=_hidden, for=unknown', undefined, undefined],
    ['proto=javascript;for=192.0.2.1', '192.0.2.1', undefined],
    [';;=,,', undefined, undefined],
  ])('is read from Forwarded: %s', (forwarded, address, proto) => {
    expect(said({ forwarded })).toEqual([address, proto])
  })

  it('is read from CF-Connecting-IP where nothing else says it', () => {
    expect(said({ 'cf-connecting-ip': '198.51.100.9' })).toEqual(['198.51.100.9', undefined])
    expect(said({ 'cf-connecting-ip': 'somebody' })).toEqual([undefined, undefined])
  })

  it('is what the oldest header says, where a visitor may have added the others', () => {
    const headers = {
      'x-forwarded-for': '203.0.113.5',
      forwarded: 'for=192.0.2.1',
      'cf-connecting-ip': '192.0.2.2',
    }
    expect(said(headers)).toEqual(['203.0.113.5', undefined])
  })

  it('is read from the hops nearest to us, however many a visitor wrote before them', () => {
    const [forged, real] = ['for=192.0.2.1', 'for=198.51.100.7;proto=https']
    const [addresses, proto] = said({ forwarded: `${`${forged}, `.repeat(50_000)}${real}` })
    expect(addresses).toBe(`${'192.0.2.1, '.repeat(19)}198.51.100.7`)
    expect(proto).toBe('https')
    for (const long of ['"['.repeat(50_000), ',;='.repeat(30_000), 'for=;'.repeat(30_000)])
      expect(said({ forwarded: `for=${long}` })).toEqual([undefined, undefined])
    expect(said({ forwarded: `${'a=b;'.repeat(30_000)}, ${real}` })).toEqual(['198.51.100.7', 'https'])
  })

  it('is noticed in any form', () => {
    expect(isForwarded({ host: 'a' })).toBe(false)
    expect(isForwarded({ 'x-real-ip': '192.0.2.1' })).toBe(true)
  })
})
