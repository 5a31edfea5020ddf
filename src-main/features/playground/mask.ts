import { lastFour } from '#main/features/secrets/index.ts'
import type { Exchange } from '#shared/schemas/tester.ts'

/** A shorter one would be found in words that have nothing to do with it. */
const minLength = 8

/** The exchange as it may be kept: a credential by its last four only, also where the service said it back. */
export function masked(exchange: Exchange, secret: string | null): Exchange {
  if (secret === null) return exchange
  const hidden = `••••${lastFour(secret)}`
  const hide = (text: string) =>
    secret.length < minLength && !text.startsWith('Bearer ') ? text : text.replaceAll(secret, hidden)
  const hideAll = (headers: Exchange['request']['headers']): Exchange['request']['headers'] =>
    headers.map(([name, value]) => [name, hide(value)])
  const { request, response } = exchange
  return {
    ...exchange,
    request: { ...request, headers: hideAll(request.headers) },
    response: response && { ...response, headers: hideAll(response.headers), body: hide(response.body) },
  }
}
