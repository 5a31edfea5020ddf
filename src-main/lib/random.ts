import { randomFillSync } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Bytes from here up would favour the first letters: 248 is the largest multiple of 62 in a byte. */
const unbiasedBelow = 248
const pool = new Uint8Array(4096)
let used = pool.length

/** Random base62 from the system's generator; drawn through a pool because every message needs some. */
export function randomBase62(length: number): string {
  let text = ''
  while (text.length < length) {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    const byte = pool[used] ?? 255
    pool[used++] = 0
    if (byte < unbiasedBelow) text += alphabet[byte % 62]
  }
  return text
}

export function toBase62(value: number, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest = Math.floor(rest / 62)) text = alphabet[rest % 62] + text
  return text
}
