import { type IncomingHttpHeaders, request } from 'node:http'
import type { Row } from './table.ts'

export type Place =
  | { readonly port: number; readonly socketPath?: never }
  | { readonly socketPath: string; readonly port?: never }
export type Asked = { readonly status: number; readonly headers: IncomingHttpHeaders }

/** One request; of a stream only how it begins. */
export function ask(
  place: Place,
  method: string,
  { path, body, type = 'application/json' }: Pick<Row, 'path' | 'body' | 'type'>,
  headers: Readonly<Record<string, string>>,
): Promise<Asked> {
  const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const outgoing = request({
      ...(place.socketPath ? { socketPath: place.socketPath } : { host: '127.0.0.1', port: place.port }),
      method,
      path,
      headers: { ...(sent === undefined ? {} : { 'content-type': type }), ...headers },
      agent: false,
    })
    outgoing.once('error', reject)
    outgoing.setTimeout(10_000, () => outgoing.destroy(new Error(`${method} ${path} was not answered`)))
    outgoing.once('response', (incoming) => {
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers })
      incoming.destroy()
    })
    outgoing.end(sent)
  })
}
