import { useEffect, useState } from 'react'
import { useBots } from '#renderer/features/bots/store.ts'
import { oneAtATime } from '#renderer/lib/one-at-a-time.ts'
import { createResource } from '#renderer/lib/resource.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { onPush, problemOf, rpc } from '#renderer/rpc/index.ts'
import type { HubEvent, HubEventDetails } from '#shared/schemas/event.ts'
import type { Problem } from '#shared/schemas/problem.ts'

export const useInboxes = createResource(() => rpc('inboxes.list', {}), ['inboxes.changed'])

/** The name of the bot or inbox it came from. */
export function usePlaceOf(): (event: HubEvent) => string | null {
  const bots = useLoad(useBots).data?.bots ?? []
  const inboxes = useLoad(useInboxes).data?.inboxes ?? []
  return ({ bot_id, inbox_id }) =>
    [...bots, ...inboxes].find(({ id }) => id === bot_id || id === inbox_id)?.name ?? null
}

type Opened = { readonly details: HubEventDetails | null; readonly problem: Problem | null }

/** Many changes at once are one. */
const gatherMs = 200
const nothing: Opened = { details: null, problem: null }

/** Kept only while it is looked at: a payload may be a megabyte long. */
export function useEvent(id: string): Opened & { readonly refresh: () => void } {
  const [opened, setOpened] = useState(nothing)
  const [refresh, setRefresh] = useState(() => () => {})
  useEffect(() => {
    let left = false
    let sent: HubEventDetails['deliveries'] = []
    let soon: ReturnType<typeof setTimeout> | undefined
    const read = oneAtATime(async () => {
      const next = await rpc('events.get', { event_id: id }).then(
        (details) => ({ details, problem: null }),
        (error: unknown) => ({ details: null, problem: problemOf(error) }),
      )
      sent = next.details?.deliveries ?? sent
      if (!left) setOpened((before) => (next.problem && before.details ? before : next))
    })
    setRefresh(() => () => void read())
    void read()
    const end = onPush(['events.changed', 'deliveries.changed'], (push) => {
      if (push.type === 'deliveries.changed' && !sent.some(({ id: one }) => one === push.delivery_id)) return
      clearTimeout(soon)
      soon = setTimeout(() => void read(), gatherMs)
    })
    return () => {
      left = true
      clearTimeout(soon)
      end()
    }
  }, [id])
  return { ...opened, refresh }
}
