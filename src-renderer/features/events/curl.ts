import { shellQuote } from '#renderer/lib/shell-quote.ts'
import type { HubEventDetails } from '#shared/schemas/event.ts'

/** What curl sets on its own, and what belonged to the one connection. */
const ownHeaders = /^(host|content-length|connection|transfer-encoding|accept-encoding|expect|keep-alive)$/i

/** A shell takes no longer word than this. */
const maxWord = 100_000

/** Sends the same bytes with the same headers once more. */
export function curlOf(
  event: Pick<HubEventDetails, 'headers' | 'query' | 'raw' | 'raw_base64'>,
  url: string,
): string {
  const headers = event.headers ?? [['content-type', 'application/json'] as const]
  const given = headers.filter(([name]) => !ownHeaders.test(name))
  // Without one curl would call it a form.
  const isTyped = given.some(([name]) => name.toLowerCase() === 'content-type')
  const { raw } = event
  const asWord = raw !== null && raw.length <= maxWord && !raw.includes('\0')
  const lines = [
    `curl -X POST ${shellQuote(event.query === null ? url : `${url}?${event.query}`)}`,
    ...given.map(([name, value]) => `  -H ${shellQuote(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...(isTyped ? [] : [`  -H 'Content-Type:'`]),
    asWord ? `  --data-raw ${shellQuote(raw)}` : '  --data-binary @-',
  ]
  const command = lines.join(' \\\n')
  return asWord ? command : `base64 -d <<'END' | ${command}\n${base64Of(event)}\nEND`
}

function base64Of({ raw, raw_base64 }: Pick<HubEventDetails, 'raw' | 'raw_base64'>): string {
  const bytes = new TextEncoder().encode(raw ?? '')
  const text = raw_base64 ?? btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll(/.{76}(?=.)/g, '$&\n')
}
