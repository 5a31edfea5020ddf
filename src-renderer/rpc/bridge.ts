import type { Bridge } from '#shared/rpc/bridge.ts'
import type { Transport } from './transport.ts'

/** The desktop window: calls and pushes go through the preload. */
export function bridgeTransport(bridge: Bridge): Transport {
  return {
    call: bridge.call,
    onPush: bridge.onPush,
    // The hub lives in the same app: when it is gone, so is this window.
    onLink: () => () => {},
    onReset: () => () => {},
  }
}
