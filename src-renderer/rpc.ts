import type { Bridge } from '#shared/rpc/bridge.ts'
import type { CallInput, CallName, CallOutput } from '#shared/rpc/contract.ts'

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface Window {
    readonly shopbell: Bridge
  }
}

export async function rpc<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  const answer = await window.shopbell.call(name, input)
  if (answer.ok) return answer.result as CallOutput<N>
  throw new Error(answer.problem.detail)
}
