import type { Push } from '#shared/rpc/pushes.ts'

type Key = { readonly bot_id: string; readonly key_id: string }

/** Often enough to see the number move, rarely enough to cost a busy key nothing. */
const pauseMs = 100

/** Pushes how much of a key is used to the dashboard, once for all charges of a moment. */
export function createUsageNotifier(push: (push: Push) => void): (key: Key, used: number) => void {
  const waiting = new Map<string, { readonly bot_id: string; readonly used: number }>()

  function flush(): void {
    const all = [...waiting]
    waiting.clear()
    for (const [key_id, { bot_id, used }] of all) push({ type: 'usage.changed', bot_id, key_id, used })
  }

  return ({ bot_id, key_id }, used) => {
    if (waiting.size === 0) setTimeout(flush, pauseMs).unref()
    waiting.set(key_id, { bot_id, used })
  }
}
