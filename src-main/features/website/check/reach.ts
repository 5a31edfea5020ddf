import { isIP } from 'node:net'
import { placeOfAddress } from '#main/lib/outgoing/index.ts'
import { randomBase62 } from '#main/lib/random.ts'
import { publicUrlSchema } from '#shared/schemas/website.ts'
import { type CheckContext, type Found, found, headerOf, isPage, noAnswer, visit } from './step.ts'

const dayMs = 24 * 3_600_000
/** Certificates renew themselves a month before their end; one that has less left does not. */
const soonMs = 14 * dayMs

export function checkAddress(written: string, { outgoing }: Pick<CheckContext, 'outgoing'>): Found {
  const parsed = publicUrlSchema.safeParse(written)
  if (!parsed.success) return found('failed', 'address_broken')
  try {
    outgoing.check(parsed.data, true)
  } catch {
    return found('failed', 'address_own')
  }
  return parsed.data.startsWith('https:') ? found('ok', 'address_ok') : found('warning', 'address_no_https')
}

export async function checkDns({ url, outgoing }: CheckContext): Promise<Found> {
  const host = url.hostname
  const bare = host.replace(/^\[|\]$/g, '')
  let addresses: readonly string[]
  try {
    addresses = isIP(bare) === 0 ? (await outgoing.lookup(host)).map(({ address }) => address) : [bare]
  } catch {
    return found('failed', 'dns_unknown', { host })
  }
  const [address] = addresses
  if (address === undefined) return found('failed', 'dns_unknown', { host })
  const isLocal = addresses.some((one) => placeOfAddress(one) !== 'public')
  return found(isLocal ? 'warning' : 'ok', isLocal ? 'dns_local' : 'dns_ok', { host, address })
}

export async function checkTls({ url, outgoing, signal, clock }: CheckContext): Promise<Found> {
  const { hostname: host } = url
  if (url.protocol !== 'https:') return found('skipped', 'tls_none')
  const certificate = await outgoing.certificate(url, signal)
  if (certificate.kind === 'failed') return tlsFailure(certificate.code, host)
  const days = Math.floor((certificate.validUntilMs - clock.now()) / dayMs)
  const isSoon = certificate.validUntilMs - clock.now() < soonMs
  return isSoon ? found('warning', 'tls_expires_soon', { days }) : found('ok', 'tls_ok', { days })
}

function tlsFailure(code: string, host: string): Found {
  if (code === 'ABORT_ERR') return found('skipped', 'cancelled')
  if (code === 'CERT_HAS_EXPIRED') return found('failed', 'tls_expired', { host })
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return found('failed', 'tls_wrong_name', { host })
  if (/SELF_SIGNED|UNABLE_TO|CERT_/.test(code)) return found('failed', 'tls_untrusted', { host })
  if (code === 'ECONNREFUSED') return found('failed', 'connection_refused', { host })
  if (code === 'ETIMEDOUT' || code === 'UND_ERR_CONNECT_TIMEOUT')
    return found('failed', 'connection_timeout', { host })
  if (code === 'ForbiddenAddress') return found('failed', 'address_own')
  if (/SSL|TLS|EPROTO/.test(code)) return found('failed', 'tls_failed', { host })
  return found('failed', 'connection_failed', { host })
}

/** Whether it is this very hub that answers there. */
export async function checkHub(context: Omit<CheckContext, 'bot'>): Promise<Found> {
  const { url, identity } = context
  const question = randomBase62(32)
  const answer = await visit(context, `/healthz?check=${question}`)
  const missing = noAnswer(answer, url.hostname)
  if (missing || answer.kind !== 'answered') return missing ?? found('failed', 'connection_failed')
  const { status } = answer
  if (status >= 300 && status < 400) return found('failed', 'hub_redirect', { to: placeOf(answer, url) })
  if (isPage(answer)) return found('failed', 'hub_page', { status })
  const body = bodyOf(answer.head)
  if (status === 200 && identity.isProof(question, body['proof']))
    return found('ok', 'hub_ok', { ms: Math.round(answer.latencyMs) })
  return status === 200 && body['status'] === 'ok'
    ? found('failed', 'hub_other')
    : found('failed', 'hub_error', { status })
}

function placeOf(answer: Parameters<typeof headerOf>[0], base: URL): string {
  return URL.parse(headerOf(answer, 'location') ?? '', base.href)?.host ?? base.host
}

function bodyOf(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
