import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import { createRecent } from './recent.ts'

/** Standard Webhooks (https://www.standardwebhooks.com), the symmetric scheme: HMAC-SHA256 over `id.timestamp.body`. */
const prefix = 'whsec_'
const version = 'v1'
const secretBytes = 32
/** Older or newer than this may be somebody's replay. */
const toleranceSeconds = 5 * 60
/** Making a key ready takes longer than signing with it. */
const readyKeys = createRecent<string, KeyObject>(200)

export function newSigningSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64')
}

/** The value of `webhook-signature`: one for each secret, so that both sides of a change can check it. */
export function signWebhook(
  secrets: readonly string[],
  message: { readonly id: string; readonly timestampSeconds: number; readonly body: Uint8Array },
): string {
  return secrets.map((secret) => `${version},${digest(keyOf(secret), message).toString('base64')}`).join(' ')
}

type SignatureFault = 'no_headers' | 'bad_timestamp' | 'too_old' | 'too_new' | 'bad_secret' | 'no_match'

/** Null: it is genuine. */
export function verifyWebhook(
  secret: string,
  message: {
    readonly id: string | undefined
    readonly timestamp: string | undefined
    readonly signature: string | undefined
    readonly body: Uint8Array
    readonly nowMs: number
  },
): SignatureFault | null {
  const { id, timestamp, signature, body } = message
  if (!id || !timestamp || !signature) return 'no_headers'
  if (!/^\d{1,12}$/.test(timestamp)) return 'bad_timestamp'
  const timestampSeconds = Number(timestamp)
  const nowSeconds = Math.floor(message.nowMs / 1000)
  if (nowSeconds - timestampSeconds > toleranceSeconds) return 'too_old'
  if (timestampSeconds - nowSeconds > toleranceSeconds) return 'too_new'
  const key = keyOf(secret)
  if (key.symmetricKeySize === 0) return 'bad_secret'
  const expected = digest(key, { id, timestampSeconds, body })
  const isGenuine = signature.split(' ').some((entry) => {
    const [name, text = ''] = entry.split(',')
    const given = Buffer.from(text, 'base64')
    return name === version && given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isGenuine ? null : 'no_match'
}

/** Base64 with or without its prefix; empty where it is none. */
function keyOf(secret: string): KeyObject {
  const ready = readyKeys.get(secret)
  if (ready) return ready
  const text = secret.startsWith(prefix) ? secret.slice(prefix.length) : secret
  const bytes = /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : Buffer.alloc(0)
  const key = createSecretKey(bytes)
  readyKeys.set(secret, key)
  return key
}

function digest(
  key: KeyObject,
  message: { readonly id: string; readonly timestampSeconds: number; readonly body: Uint8Array },
): Buffer {
  return createHmac('sha256', key)
    .update(`${message.id}.${message.timestampSeconds}.`)
    .update(message.body)
    .digest()
}
