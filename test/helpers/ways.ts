import type { Answer } from './http.ts'
import type { Shop } from './shop.ts'

/** One of the ways a body comes in. */
export type Way = {
  readonly name: string
  readonly send: (body: string | Uint8Array) => Promise<Answer>
}

/** The three endpoints, the catalog in both of its forms; bodies go out byte for byte. */
export function threeWays(shop: Shop): readonly Way[] {
  return [
    { name: 'chat', send: (body) => shop.chat(body) },
    { name: 'widget', send: (body) => shop.say(body) },
    { name: 'sync', send: (body) => shop.sync(body) },
    {
      name: 'sync as NDJSON',
      send: (body) => shop.sync(body, { headers: { 'content-type': 'application/x-ndjson' } }),
    },
  ]
}
