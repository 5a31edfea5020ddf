import { exchange, joinUrl } from '#main/lib/http-exchange.ts'
import type { ConnectionCheck } from '#shared/schemas/connection.ts'
import type { Exchange } from '#shared/schemas/tester.ts'

const timeoutMs = 10_000

/** Does anything answer over HTTP at this address? What it answers does not matter. */
export async function checkAddress(
  check: 'chat_address' | 'widget_address',
  url: string,
  signal: AbortSignal,
): Promise<ConnectionCheck> {
  const made = await exchange({ method: 'GET', url, timeoutMs, signal })
  const status = made.response?.status ?? null
  return {
    check,
    ok: status !== null,
    status,
    detail: made.error ?? `Something answers at ${url}, with HTTP ${status}.`,
    duration_ms: made.duration_ms,
  }
}

/** An empty message is refused by every service of this kind, but only after the key was looked at. */
export async function checkKey(options: {
  readonly base_url: string
  readonly bot_id: string
  readonly key: string
  readonly signal: AbortSignal
}): Promise<ConnectionCheck> {
  const { base_url, bot_id, key, signal } = options
  const made = await exchange({
    method: 'POST',
    url: joinUrl(base_url, '/api/v1/chat'),
    headers: [
      ['Authorization', `Bearer ${key}`],
      ['Content-Type', 'application/json'],
    ],
    body: JSON.stringify({ bot_id, message: '' }),
    timeoutMs,
    signal,
  })
  return {
    check: 'api_key',
    status: made.response?.status ?? null,
    duration_ms: made.duration_ms,
    ...verdict(made),
  }
}

const cost = "This test uses one of the key's requests of the day."

function verdict({ response, error }: Exchange): { readonly ok: boolean; readonly detail: string } {
  if (!response) return { ok: false, detail: error ?? 'Nothing answered.' }
  const { status } = response
  const code = codeOf(response.body)
  if (status === 401) return { ok: false, detail: 'The service does not know this key, or it was revoked.' }
  if (code === 'plan_required') {
    return {
      ok: false,
      detail: `The key is right, but the bot's plan there does not include the chat API. ${cost}`,
    }
  }
  if (code === 'key_not_for_bot')
    return { ok: false, detail: `The key belongs to another bot than the bot id given. ${cost}` }
  if (status === 403) return { ok: false, detail: `The service refuses this key with HTTP 403. ${cost}` }
  if (status === 404)
    return {
      ok: false,
      detail: 'There is no chat API at this address, or no such bot. Look at the base URL and the bot id.',
    }
  if (status === 429)
    return { ok: true, detail: 'The key is accepted, but its requests of the day are used up.' }
  if (status >= 300 && status < 400)
    return {
      ok: false,
      detail: `The service points elsewhere (HTTP ${status}). Enter the address it points to.`,
    }
  if (status >= 500) return { ok: false, detail: `The service has a fault of its own (HTTP ${status}).` }
  return { ok: true, detail: `The key is accepted. ${cost}` }
}

function codeOf(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed !== 'object' || parsed === null || !('code' in parsed)) return null
    return typeof parsed.code === 'string' ? parsed.code : null
  } catch {
    return null
  }
}
