import { join } from 'node:path'
import { callRunningHub } from '#main/admin/local-client.ts'
import { readHubInfo } from '#main/lib/hub-info.ts'
import { isProblem } from '#shared/problem.ts'
import type { CallInput, CallName, CallOutput } from '#shared/rpc/contract.ts'

export type Answered = { readonly status: number; readonly body: Record<string, unknown> }

/** The way to a hub that may be gone at any moment: null is no answer, whatever became of the request. */
export type Line = {
  readonly post: (
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answered | null>
  readonly call: <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallOutput<N> | null>
}

/** Longer than anything takes, on a busy machine too: a hub that hangs is a fault, and is seen as no answer. */
const patienceMs = 120_000

export function openLine(dataPath: string, url: () => string): Line {
  return {
    post: async (path, body, headers = {}) => {
      try {
        const answer = await fetch(`${url()}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(patienceMs),
        })
        const text = await answer.text()
        return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
      } catch {
        return null
      }
    },
    call: async <N extends CallName>(name: N, input: CallInput<N>) => {
      const info = readHubInfo(join(dataPath, 'hub.json'))
      if (!info) return null
      try {
        const answered = await callRunningHub(info, name, input)
        return answered ? (answered.result as CallOutput<N>) : null
      } catch (error) {
        // Refused is an answer, but for a token that was another hub's; nobody here asks for what may be refused.
        if (isProblem(error) && !['internal', 'invalid_key'].includes(error.code)) throw error
        return null
      }
    },
  }
}
