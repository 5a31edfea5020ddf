import type { CallAnswer } from '#shared/rpc/bridge.ts'
import type { Push } from '#shared/rpc/pushes.ts'

/** Whether what answers our calls is there: away while it restarts, ended when this page's sign-in is over. */
export type LinkState = 'there' | 'away' | 'ended'

/** The dashboard never knows which one carries it. */
export type Transport = {
  readonly call: (name: string, input: unknown) => Promise<CallAnswer>
  readonly onPush: (listener: (push: Push) => void) => () => void
  readonly onLink: (listener: (state: LinkState) => void) => () => void
  /** Pushes were missed: everything shown may be old. */
  readonly onReset: (listener: () => void) => () => void
}
