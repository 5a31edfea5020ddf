import { createHash } from 'node:crypto'

export type KeptBody = {
  readonly body: Uint8Array
  /** What the whole was, where this is its beginning. */
  readonly whole: { readonly bytes: number; readonly sha256: string } | null
}

/** Enough to see what it was; its sender was told that it is not taken, and may send it again. */
const refusedBytes = 4 * 1024
/** The sender was told that it is here, and nearly all webhooks are shorter. */
const doubtedBytes = 64 * 1024

/** All of what is signed as it should be. Of the rest the beginning and a hash: anybody may post a megabyte without a signature. */
export function keptBody(
  body: Uint8Array,
  is: { readonly invalid: boolean; readonly refused: boolean },
): KeptBody {
  const most = is.refused ? refusedBytes : doubtedBytes
  if (!is.invalid || body.length <= most) return { body, whole: null }
  const sha256 = createHash('sha256').update(body).digest('hex')
  return { body: body.slice(0, most), whole: { bytes: body.length, sha256 } }
}
