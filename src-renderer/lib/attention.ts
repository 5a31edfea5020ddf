import { create } from 'zustand'
import { onPush } from '#renderer/rpc/index.ts'
import type { SessionCounts } from '#shared/schemas/session.ts'
import { useHubStatus } from './hub.ts'

/** Who calls for a person right now: with the dashboard's first answer, then as it changes. */
export const useAttention = create<SessionCounts>(() => ({ waiting: 0, writing: 0 }))

useHubStatus.subscribe(({ data }, before) => {
  if (data && data !== before.data) useAttention.setState(data.attention)
})
onPush(['sessions.counts'], ({ waiting, writing }) => useAttention.setState({ waiting, writing }))

/** How many conversations need somebody. */
export function useNeedsYou(): number {
  return useAttention(({ waiting, writing }) => waiting + writing)
}
