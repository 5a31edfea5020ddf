import type { StartedHub } from '#main/hub.ts'
import { isProblem } from '#shared/problem.ts'

/** Starts the hub; where its port is taken the merchant may go on with another one this time. False: chose not to. */
export async function startOnSomePort(deps: {
  readonly start: (port: number | undefined) => Promise<StartedHub>
  readonly port: number | undefined
  readonly wantsOtherPort: (why: string) => Promise<boolean>
  readonly showAddress: (url: string) => void
}): Promise<boolean> {
  try {
    await deps.start(deps.port)
    return true
  } catch (error) {
    if (!isProblem(error) || error.code !== 'port_in_use') throw error
    if (!(await deps.wantsOtherPort(error.message))) return false
  }
  const { url } = await deps.start(0)
  deps.showAddress(url ?? '')
  return true
}
