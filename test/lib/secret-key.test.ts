import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashSecretKey, looksLikeSecretKey, makeSecretKey } from '#main/lib/secret-key.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const kinds = ['live', 'sync'] as const
const kind = fc.constantFrom(...kinds)
const base62 = fc.constantFrom(...alphabet)
const random30 = fc.string({ unit: base62, minLength: 30, maxLength: 30 })

/** The checksum as the contract says it, bit by bit and without the code under test. */
function checksum(text: string): string {
  let crc = 0xffffffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  let rest = BigInt((crc ^ 0xffffffff) >>> 0)
  let digits = ''
  while (digits.length < 6) {
    digits = alphabet[Number(rest % 62n)] + digits
    rest /= 62n
  }
  return digits
}

describe('the checksum of these tests', () => {
  it('is CRC-32', () => {
    // The check value of the published algorithm: crc32("123456789") = cbf43926.
    const value = [...checksum('123456789')].reduce((sum, digit) => sum * 62 + alphabet.indexOf(digit), 0)
    expect(value).toBe(0xcbf43926)
  })
})

describe('a made key', () => {
  it.each(kinds)('has the form of the contract: %s', (one) => {
    const { key, prefix, last4 } = makeSecretKey(one)
    expect(key).toMatch(new RegExp(`^sb_${one}_[0-9A-Za-z]{36}$`))
    expect(key.startsWith(prefix)).toBe(true)
    expect(prefix.startsWith(`sb_${one}_`)).toBe(true)
    expect(prefix.length).toBeLessThan(16)
    expect(last4).toBe(key.slice(-4))
  })

  it('ends with the CRC32 of its 30 random characters in base62', () => {
    fc.assert(
      fc.property(kind, (one) => {
        const body = makeSecretKey(one).key.slice(-36)
        expect(body.slice(30)).toBe(checksum(body.slice(0, 30)))
      }),
    )
  })

  it('looks valid, and only as its own kind', () => {
    fc.assert(
      fc.property(kind, (one) => {
        const { key } = makeSecretKey(one)
        const other = one === 'live' ? 'sync' : 'live'
        expect(looksLikeSecretKey(one, key)).toBe(true)
        expect(looksLikeSecretKey(other, key)).toBe(false)
        expect(looksLikeSecretKey(other, key.replace(`sb_${one}`, `sb_${other}`))).toBe(true)
      }),
    )
  })

  it('is stored as its SHA-256', () => {
    const { key, hash } = makeSecretKey('live')
    const expected = createHash('sha256').update(key).digest('hex')
    expect(Buffer.from(hash).toString('hex')).toBe(expected)
    expect(Buffer.from(hashSecretKey(key)).toString('hex')).toBe(expected)
  })

  it('is never made twice', () => {
    const keys = Array.from({ length: 2000 }, () => makeSecretKey('live').key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('any key with the right checksum', () => {
  it('looks valid, also with leading zeros in it', () => {
    fc.assert(
      fc.property(kind, random30, (one, random) => {
        expect(looksLikeSecretKey(one, `sb_${one}_${random}${checksum(random)}`)).toBe(true)
      }),
    )
  })
})

describe('a key with a mistake in it', () => {
  const place = fc.integer({ min: 0, max: 43 })

  it('is refused when any one character is another', () => {
    fc.assert(
      fc.property(
        kind,
        place,
        fc.oneof(base62, fc.string({ minLength: 1, maxLength: 1 })),
        (one, at, put) => {
          const { key } = makeSecretKey(one)
          fc.pre(key[at] !== put)
          expect(looksLikeSecretKey(one, key.slice(0, at) + put + key.slice(at + 1))).toBe(false)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('is refused when a character is missing, doubled or added', () => {
    fc.assert(
      fc.property(kind, place, base62, (one, at, put) => {
        const { key } = makeSecretKey(one)
        for (const wrong of [key.slice(0, at) + key.slice(at + 1), key.slice(0, at) + put + key.slice(at)]) {
          expect(looksLikeSecretKey(one, wrong)).toBe(false)
        }
      }),
    )
  })

  it('is refused when two neighbours are swapped', () => {
    fc.assert(
      fc.property(kind, fc.integer({ min: 8, max: 42 }), (one, at) => {
        const { key } = makeSecretKey(one)
        const [left = '', right = ''] = key.slice(at, at + 2)
        fc.pre(left !== right)
        expect(looksLikeSecretKey(one, key.slice(0, at) + right + left + key.slice(at + 2))).toBe(false)
      }),
    )
  })

  it('is refused with something around it', () => {
    const { key } = makeSecretKey('live')
    for (const wrong of [
      ` ${key}`,
      `${key} `,
      `${key}\n`,
      `"${key}"`,
      '',
      key.toLowerCase(),
      key.toUpperCase(),
    ]) {
      expect(looksLikeSecretKey('live', wrong), JSON.stringify(wrong)).toBe(false)
    }
  })

  it('is refused whatever it is', () => {
    fc.assert(fc.property(kind, fc.string({ unit: 'binary' }), (one, text) => !looksLikeSecretKey(one, text)))
  })
})
