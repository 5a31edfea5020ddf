import type { Log } from '#main/lib/log.ts'
import { problemOf } from '#main/lib/problems.ts'
import { parseRequest } from '#shared/issues.ts'
import { problem } from '#shared/problem.ts'
import { type Caller, contract, type Handlers, isCallName, type Rpc } from '#shared/rpc/contract.ts'

/** For transports, which have only a name and some JSON. */
export type AnyRpc = (name: string, input: unknown, caller?: Caller) => Promise<unknown>

const noBrowser: Caller = { browserId: null }

/** Checks what goes in and what comes out against the contract, whoever asks. It rejects with problems only. */
export function createRpc(
  handlers: Handlers,
  log: Pick<Log, 'error'>,
): { readonly rpc: Rpc; readonly anyRpc: AnyRpc } {
  const anyRpc: AnyRpc = async (name, input, caller = noBrowser) => {
    if (!isCallName(name)) {
      throw problem(
        'not_found',
        `There is no call named ${JSON.stringify(name)}. The calls are: ${Object.keys(contract).join(', ')}.`,
      )
    }
    const { input: inputSchema, output: outputSchema } = contract[name]
    const handle = handlers[name] as (input: unknown, caller: Caller) => unknown
    try {
      return outputSchema.parse(await handle(parseRequest(inputSchema, input ?? {}), caller))
    } catch (error) {
      throw problemOf(error, log, `the call ${name} failed`)
    }
  }
  return { anyRpc, rpc: anyRpc as Rpc }
}

/** A stop waits for the calls that were accepted, as they need the database, and refuses new ones. */
export function createCallsUnderWay(anyRpc: AnyRpc): {
  readonly anyRpc: AnyRpc
  readonly end: () => Promise<void>
} {
  const underWay = new Set<Promise<unknown>>()
  let ending = false
  return {
    anyRpc: (name, input, caller) => {
      if (ending) return Promise.reject(problem('internal', 'Shopbell is stopping.'))
      const call = anyRpc(name, input, caller)
      underWay.add(call)
      const forget = () => underWay.delete(call)
      call.then(forget, forget)
      return call
    },
    end: async () => {
      ending = true
      await Promise.allSettled(underWay)
    },
  }
}
