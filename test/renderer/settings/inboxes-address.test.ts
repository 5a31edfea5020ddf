import { describe, expect, it } from 'vitest'
import { addressesOf, sampleCurl } from '#renderer/features/settings/inboxes-address.ts'

describe('the addresses of an inbox', () => {
  it('are the same place by every name of this PC', () => {
    expect(
      addressesOf('http://127.0.0.1:4840/hooks/abc', ['http://192.168.1.20:4840/', 'http://till:4840']),
    ).toEqual([
      'http://127.0.0.1:4840/hooks/abc',
      'http://192.168.1.20:4840/hooks/abc',
      'http://till:4840/hooks/abc',
    ])
    expect(addressesOf('nowhere', ['http://192.168.1.20'])).toEqual(['nowhere'])
  })

  it('can be tried from a terminal', () => {
    expect(sampleCurl('http://127.0.0.1:4840/hooks/abc')).toMatch(
      /^curl -X POST 'http:\/\/127\.0\.0\.1:4840\/hooks\/abc' \\\n.*application\/json.*\n {2}-d '\{"event_type":"lead\.created"/,
    )
  })
})
