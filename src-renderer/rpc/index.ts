import type { Bridge } from '#shared/rpc/bridge.ts'
import type { CallInput, CallName, CallOutput } from '#shared/rpc/contract.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { bridgeTransport } from './bridge.ts'
import { httpTransport } from './http.ts'

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface Window {
    readonly shopbell?: Bridge
  }
}

/** A refused call; carries the problem as the hub made it. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

const transport = window.shopbell ? bridgeTransport(window.shopbell) : httpTransport()

export const { onLink, onReset } = transport

export async function rpc<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  const answer = await transport.call(name, input)
  if (answer.ok) return answer.result as CallOutput<N>
  throw new CallError(answer.problem)
}

export function onPush<T extends Push['type']>(
  types: readonly T[],
  listener: (push: Extract<Push, { type: T }>) => void,
): () => void {
  return transport.onPush((push) => {
    if ((types as readonly string[]).includes(push.type)) listener(push as Extract<Push, { type: T }>)
  })
}

/** What to show of whatever was thrown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof CallError) return error.problem
  return {
    type: 'urn:shopbell:problem:internal',
    title: 'Something went wrong here',
    status: 500,
    detail: error instanceof Error ? error.message : String(error),
    code: 'internal',
  }
}
