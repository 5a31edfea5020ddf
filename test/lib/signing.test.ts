import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { newSigningSecret, signWebhook, verifyWebhook } from '#main/lib/signing.ts'

/** As Standard Webhooks publishes it. */
const vector = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestampSeconds: 1_614_265_330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}
const bytes = (text: string) => new TextEncoder().encode(text)
const nowSeconds = () => Math.floor(Date.now() / 1000)

function given(changes: Partial<Parameters<typeof verifyWebhook>[1]> = {}) {
  return {
    id: vector.id,
    timestamp: String(vector.timestampSeconds),
    signature: vector.signature,
    body: bytes(vector.body),
    nowMs: vector.timestampSeconds * 1000,
    ...changes,
  }
}

describe('the vector of Standard Webhooks', () => {
  it('is signed as published', () => {
    expect(signWebhook([vector.secret], { ...vector, body: bytes(vector.body) })).toBe(vector.signature)
  })

  it('is genuine, with and without the prefix of the secret', () => {
    expect(verifyWebhook(vector.secret, given())).toBeNull()
    expect(verifyWebhook(vector.secret.slice('whsec_'.length), given())).toBeNull()
  })

  it.each([
    [{ id: undefined }, 'no_headers'],
    [{ timestamp: undefined }, 'no_headers'],
    [{ signature: '' }, 'no_headers'],
    [{ timestamp: 'yesterday' }, 'bad_timestamp'],
    [{ timestamp: '-1' }, 'bad_timestamp'],
    [{ nowMs: (vector.timestampSeconds + 301) * 1000 }, 'too_old'],
    [{ nowMs: (vector.timestampSeconds - 301) * 1000 }, 'too_new'],
    [{ id: 'msg_another' }, 'no_match'],
    [{ timestamp: String(vector.timestampSeconds + 1) }, 'no_match'],
    [{ body: bytes('{"test": 2432232315}') }, 'no_match'],
    [{ signature: vector.signature.replace('v1,', 'v2,') }, 'no_match'],
    [{ signature: 'v1,' }, 'no_match'],
    [{ signature: 'v1,bm9uc2Vuc2U=' }, 'no_match'],
  ])('with %j is %s', (changes, fault) => {
    expect(verifyWebhook(vector.secret, given(changes))).toBe(fault)
  })

  it.each([
    [{ nowMs: (vector.timestampSeconds + 300) * 1000 }],
    [{ nowMs: (vector.timestampSeconds - 300) * 1000 }],
    [{ signature: `v1,bm9uc2Vuc2U= v1a,xyz ${vector.signature}` }],
  ])('with %j is genuine still', (changes) => {
    expect(verifyWebhook(vector.secret, given(changes))).toBeNull()
  })

  it.each(['', 'whsec_', 'not base64!', 'ümläut'])('cannot be checked with the secret %j', (secret) => {
    expect(verifyWebhook(secret, given())).toBe('bad_secret')
  })
})

describe('the library of Standard Webhooks', () => {
  const anyBody = fc.json().map((json) => JSON.stringify(JSON.parse(json)))
  const anyId = fc.stringMatching(/^evt_[0-9A-Za-z]{1,30}$/)

  it('verifies what we sign', () => {
    fc.assert(
      fc.property(anyBody, anyId, (body, id) => {
        const secret = newSigningSecret()
        const timestampSeconds = nowSeconds()
        const headers = {
          'webhook-id': id,
          'webhook-timestamp': String(timestampSeconds),
          'webhook-signature': signWebhook([secret], { id, timestampSeconds, body: bytes(body) }),
        }
        expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
        expect(() => new Webhook(newSigningSecret()).verify(body, headers)).toThrow()
        expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow()
      }),
    )
  })

  it('signs what we find genuine', () => {
    fc.assert(
      fc.property(anyBody, anyId, (body, id) => {
        const secret = newSigningSecret()
        const at = new Date(nowSeconds() * 1000)
        const message = {
          id,
          timestamp: String(at.getTime() / 1000),
          signature: new Webhook(secret).sign(id, at, body),
          body: bytes(body),
          nowMs: at.getTime(),
        }
        expect(verifyWebhook(secret, message)).toBeNull()
        expect(verifyWebhook(newSigningSecret(), message)).toBe('no_match')
      }),
    )
  })

  it('is content with either secret while both sign', () => {
    const secrets = [newSigningSecret(), newSigningSecret()]
    const timestampSeconds = nowSeconds()
    const signature = signWebhook(secrets, { id: 'evt_1', timestampSeconds, body: bytes('{}') })
    expect(signature.split(' ')).toHaveLength(2)
    const headers = {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(timestampSeconds),
      'webhook-signature': signature,
    }
    for (const secret of secrets) expect(new Webhook(secret).verify('{}', headers)).toEqual({})
  })
})

describe('newSigningSecret', () => {
  it('is a new one each time, of the length the standard asks for', () => {
    const made = Array.from({ length: 50 }, newSigningSecret)
    expect(new Set(made).size).toBe(50)
    for (const secret of made) {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]+={0,2}$/)
      const length = Buffer.from(secret.slice(6), 'base64').length
      expect(length).toBeGreaterThanOrEqual(24)
      expect(length).toBeLessThanOrEqual(64)
    }
  })
})
