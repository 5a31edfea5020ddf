import { hash, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { problem } from '#shared/problem.ts'
import { randomBase62, toBase62 } from './random.ts'

type SecretKind = 'live' | 'sync'

export type SecretKey = {
  readonly key: string
  readonly hash: Uint8Array
  readonly prefix: string
  readonly last4: string
}

const randomLength = 30
const checksumLength = 6
/** Enough to recognise a key in a list ("sb_live_Ab12"), far too little to guess one. */
const shownRandom = 4
const pattern = /^sb_(live|sync)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/

export function makeSecretKey(kind: SecretKind): SecretKey {
  const random = randomBase62(randomLength)
  const key = `sb_${kind}_${random}${checksumOf(random)}`
  return {
    key,
    hash: hashSecretKey(key),
    prefix: key.slice(0, `sb_${kind}_`.length + shownRandom),
    last4: key.slice(-4),
  }
}

/** A typing error or an invented key is refused here, before the database is asked. */
export function looksLikeSecretKey(kind: SecretKind, key: string): boolean {
  const match = pattern.exec(key)
  return match?.[1] === kind && checksumOf(match[2] ?? '') === match[3]
}

export function hashSecretKey(key: string): Uint8Array {
  return hash('sha256', key, 'buffer')
}

/** Takes as long for any wrong value: digests, which are of one length, are compared. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'))
}

function checksumOf(random: string): string {
  return toBase62(crc32(random), checksumLength)
}

/** One answer for missing, malformed, unknown, expired and revoked keys: nothing can be learned from it. */
export function invalidKey() {
  return problem('invalid_key', 'The key is missing, not known here, or no longer valid.', {
    headers: { 'www-authenticate': 'Bearer realm="Shopbell"' },
  })
}
