import { useEffect, useState } from 'react'
import { t } from '#renderer/i18n/index.ts'
import { oneAtATime } from '#renderer/lib/one-at-a-time.ts'
import { createResource } from '#renderer/lib/resource.ts'
import { navigate } from '#renderer/lib/router.ts'
import { onPush, problemOf, rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { HubEventDetails } from '#shared/schemas/event.ts'
import type { Problem } from '#shared/schemas/problem.ts'

export const useInboxes = createResource(() => rpc('inboxes.list', {}), ['inboxes.changed'])

/** All that events came from, also what is gone. */
export const useSources = createResource(() => rpc('events.sources', {}), ['bots.changed', 'inboxes.changed'])

/** With its deliveries; what was sent stays where it went. */
export async function removeEvent(id: string): Promise<void> {
  try {
    await rpc('events.remove', { event_ids: [id] })
    navigate('/events')
    showToast(t('personal.event_removed'))
  } catch (error) {
    showProblem(error)
  }
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
    let reading = false
    let soon: ReturnType<typeof setTimeout> | undefined
    const read = oneAtATime(async () => {
      reading = true
      const next = await rpc('events.get', { event_id: id }).then(
        (details) => ({ details, problem: null }),
        (error: unknown) => ({ details: null, problem: problemOf(error) }),
      )
      reading = false
      sent = next.details?.deliveries ?? sent
      if (!left) setOpened((before) => (next.problem && before.details ? before : next))
    })
    setRefresh(() => () => void read())
    void read()
    const end = onPush(['events.changed', 'deliveries.changed'], (push) => {
      // While it is read, one not known yet may be one of its own, read before it changed.
      const another =
        push.type === 'deliveries.changed' && !sent.some(({ id: one }) => one === push.delivery_id)
      if (another && !reading) return
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
