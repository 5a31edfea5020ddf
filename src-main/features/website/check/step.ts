import type { StoredBot } from '#main/features/bots/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import type { Outgoing, OutgoingRequest, PostResult } from '#main/lib/outgoing/index.ts'
import type { CheckCode, CheckedStep } from '#shared/schemas/website.ts'
import type { Identity } from '../identity.ts'

/** What every step needs. */
export type CheckContext = {
  readonly url: URL
  readonly outgoing: Pick<Outgoing, 'request' | 'lookup' | 'certificate' | 'check'>
  readonly identity: Identity
  readonly clock: Clock
  readonly bot: Pick<StoredBot, 'id' | 'allowed_origins'> | null
  readonly signal: AbortSignal
}

export type Found = Omit<CheckedStep, 'step'>

/** Nobody who visits a shop waits longer. */
const timeoutMs = 15_000

export function found(result: Found['result'], code: CheckCode, params: Found['params'] = {}): Found {
  return { result, code, params }
}

/** A request to the public address, as a browser of a visitor would make it. */
export function visit(
  { url, outgoing, signal }: Pick<CheckContext, 'url' | 'outgoing' | 'signal'>,
  path: string,
  request: Partial<Pick<OutgoingRequest, 'method' | 'body' | 'onData'>> & {
    readonly headers?: Readonly<Record<string, string>>
  } = {},
): Promise<PostResult> {
  const { headers = {}, method = 'GET', ...rest } = request
  return outgoing.request({
    method,
    url: new URL(path, url).href,
    // The name may lead to a proxy in the shop's own network; our own listener is refused all the same.
    allowLocal: true,
    // Some tunnels show a warning page only to what looks like a browser.
    headers: Object.entries({ 'user-agent': browserName, accept: '*/*', ...headers }),
    timeoutMs,
    signal,
    ...rest,
  })
}

const browserName = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Shopbell-Website-Check/1'

/** Null where there was an answer. */
export function noAnswer(result: PostResult, host: string): Found | null {
  if (result.kind === 'answered') return null
  if (result.kind === 'forbidden') return found('failed', 'address_own')
  if (result.offline) return found('failed', 'offline')
  switch (result.code) {
    case 'cancelled':
      return found('skipped', 'cancelled')
    case 'refused':
      return found('failed', 'connection_refused', { host })
    case 'timeout':
      return found('failed', 'connection_timeout', { host })
    case 'dns':
      return found('failed', 'dns_unknown', { host })
    case 'tls':
      return found('failed', 'tls_failed', { host })
    default:
      return found('failed', 'connection_failed', { host })
  }
}

type Answered = Extract<PostResult, { kind: 'answered' }>

export function headerOf({ headers }: Answered, wanted: string): string | null {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? null
}

/** A page for people, where a program's answer was expected: a tunnel's warning, a login, an error of the proxy. */
export function isPage(answer: Answered): boolean {
  return /^\s*text\/html\b/i.test(headerOf(answer, 'content-type') ?? '')
}
