import type { TryAddress } from '#main/features/settings/index.ts'
import type { Listener } from './listener.ts'

/** How a change of the settings moves the service; null where it answers there already, or does not listen at all. */
export function createTryAddress(listener: Listener, notify: () => void): TryAddress {
  return async (wanted) => {
    const now = listener.address()
    if (!now) return null
    const next = { port: wanted.port ?? now.port, lan: wanted.lan ?? now.lan }
    if (next.port === now.port && next.lan === now.lan) return null
    const move = await listener.move(next).catch((error: unknown) => {
      // It may have come back elsewhere, where its old place was taken in between.
      if (listener.address()?.port !== now.port) notify()
      throw error
    })
    return {
      commit: () => {
        move.commit()
        notify()
      },
      undo: move.undo,
    }
  }
}
