import { parseRequest } from '#shared/issues.ts'
import { problem } from '#shared/problem.ts'
import { contract, type Handlers, isCallName, type Rpc } from '#shared/rpc/contract.ts'

/** For transports, which have only a name and some JSON. */
export type AnyRpc = (name: string, input: unknown) => Promise<unknown>

/** Checks what goes in and what comes out against the contract, whoever asks. */
export function createRpc(handlers: Handlers): { readonly rpc: Rpc; readonly anyRpc: AnyRpc } {
  const anyRpc: AnyRpc = async (name, input) => {
    if (!isCallName(name)) {
      throw problem(
        'not_found',
        `There is no call named ${JSON.stringify(name)}. Known: ${Object.keys(contract).join(', ')}.`,
      )
    }
    const { input: inputSchema, output: outputSchema } = contract[name]
    const handle = handlers[name] as (input: unknown) => unknown
    return outputSchema.parse(await handle(parseRequest(inputSchema, input ?? {})))
  }
  return { anyRpc, rpc: anyRpc as Rpc }
}
