import { request } from 'node:http'
import type { HubInfo } from '#main/lib/hub-info.ts'
import { problem } from '#shared/problem.ts'
import { callProblemSchema } from '#shared/schemas/problem.ts'

/** Asks the hub that runs on the folder. Null when none answers there any more. */
export function callRunningHub(
  info: HubInfo,
  name: string,
  input: unknown,
): Promise<{ readonly result: unknown } | null> {
  const body = Buffer.from(JSON.stringify(input))
  let asked = false
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        socketPath: info.socket,
        path: `/rpc/${encodeURIComponent(name)}`,
        method: 'POST',
        headers: {
          host: 'localhost',
          authorization: `Bearer ${info.token}`,
          'content-type': 'application/json',
          'content-length': body.length,
          connection: 'close',
          expect: '100-continue',
        },
      },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const answer: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
          if (incoming.statusCode === 200) return resolve({ result: answer })
          const shown = callProblemSchema.parse(answer)
          reject(problem(shown.code, shown.detail, shown.errors ? { errors: shown.errors } : {}))
        })
      },
    )
    outgoing.on('error', (error) => {
      if (asked) reject(error)
      else resolve(null)
    })
    // The body goes out only when the hub says it is there to read it: a call cut off before that was never made, and can
    // be made again without being made twice.
    outgoing.once('continue', () => {
      asked = true
      outgoing.end(body)
    })
    outgoing.flushHeaders()
  })
}
