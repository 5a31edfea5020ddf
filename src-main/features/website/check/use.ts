import { type CheckContext, type Found, found, headerOf, isPage, noAnswer, visit } from './step.ts'

/** Names that nobody can have (RFC 2606): a website that is on nobody's list. */
const strangeWebsite = 'https://website-check.invalid'

/** The one line on the website loads this. */
export async function checkScript(context: CheckContext): Promise<Found> {
  const answer = await visit(context, '/widget.js', { headers: { 'sec-fetch-dest': 'script' } })
  const missing = noAnswer(answer, context.url.hostname)
  if (missing || answer.kind !== 'answered') return missing ?? found('failed', 'connection_failed')
  if (isPage(answer)) return found('failed', 'script_page')
  if (answer.status !== 200) return found('failed', 'script_missing', { status: answer.status })
  const type = headerOf(answer, 'content-type') ?? ''
  return /^\s*(?:text|application)\/(?:x-)?javascript\b/i.test(type)
    ? found('ok', 'script_ok')
    : found('failed', 'script_type', { type: type || '?' })
}

/** Websites of the list get through, others don't: a proxy that answers for us would spoil one or the other. */
export async function checkOrigins(context: CheckContext): Promise<Found> {
  const { bot } = context
  if (!bot) return found('skipped', 'origins_no_bot')
  const path = `/api/chat/${bot.id}/config`
  const isEvery = bot.allowed_origins.includes('*')
  const website = isEvery ? strangeWebsite : bot.allowed_origins[0]
  if (!isEvery) {
    const refused = await visit(context, path, { headers: { origin: strangeWebsite } })
    const missing = noAnswer(refused, context.url.hostname)
    if (missing) return missing
    if (refused.kind === 'answered' && headerOf(refused, allowOrigin) !== null)
      return found('warning', 'origins_open')
  }
  if (website === undefined) return found('warning', 'origins_none')
  for (const method of ['OPTIONS', 'GET'] as const) {
    const answer = await visit(context, path, {
      method,
      headers: { origin: website, ...(method === 'OPTIONS' ? preflight : {}) },
    })
    const missing = noAnswer(answer, context.url.hostname)
    if (missing || answer.kind !== 'answered') return missing ?? found('failed', 'connection_failed')
    const allowed = headerOf(answer, allowOrigin)
    if (answer.status >= 300 || (allowed !== website && allowed !== '*'))
      return found('failed', 'origins_lost', { website })
  }
  return isEvery ? found('ok', 'origins_every') : found('ok', 'origins_ok', { website })
}

const allowOrigin = 'access-control-allow-origin'
const preflight = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type',
}

/** The hub sends a second event a second after the first. Who hands on both at once holds answers back. */
const buffersBelowMs = 400

export async function checkStream(context: CheckContext): Promise<Found> {
  const startedAt = performance.now()
  let text = ''
  let firstMs: number | null = null
  let secondMs: number | null = null
  const answer = await visit(context, '/healthz/stream', {
    method: 'POST',
    headers: { accept: 'text/event-stream' },
    onData: (chunk) => {
      text += Buffer.from(chunk).toString('latin1')
      const now = performance.now() - startedAt
      if (text.includes('event: first')) firstMs ??= now
      if (text.includes('event: second')) secondMs ??= now
    },
  })
  const missing = noAnswer(answer, context.url.hostname)
  if (missing?.result === 'skipped') return missing
  if (missing || firstMs === null || secondMs === null) return found('failed', 'stream_broken')
  return secondMs - firstMs < buffersBelowMs
    ? found('warning', 'stream_buffered')
    : found('ok', 'stream_ok', { ms: Math.round(firstMs) })
}
