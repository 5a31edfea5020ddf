import type { Bots } from '#main/features/bots/index.ts'
import type { Parts } from '#main/features/parts.ts'
import { isoTime } from '#main/lib/clock.ts'
import { originSchema } from '#shared/schemas/bot.ts'
import type { RefusedOrigin } from '#shared/schemas/website.ts'

type Refused = { readonly origin: string; readonly count: number; readonly lastAt: number }

export type RefusedOrigins = ReturnType<typeof createRefusedOrigins>

/** A merchant recognises their own shop among these; more would only be noise. */
const mostPerBot = 10
const longestOrigin = 200
/** A page that is refused asks again and again; the dashboard need not hear of each time. */
const pushEveryMs = 5000

/** Websites that wanted to show a bot's chat and may not: most often the merchant's own, which they forgot to name. */
export function createRefusedOrigins(
  deps: Parts<'clock' | 'push'> & {
    readonly bots: Pick<Bots, 'findOpen'>
  },
) {
  const { bots, clock, push } = deps
  const byBot = new Map<string, readonly Refused[]>()
  const pushedAt = new Map<string, number>()

  return {
    note: (botId: string, written: string): void => {
      const origin = originOf(written)
      if (origin === null) return
      const now = clock.now()
      const before = byBot.get(botId) ?? []
      const known = before.find((one) => one.origin === origin)
      const others = before.filter((one) => one !== known)
      byBot.set(
        botId,
        [{ origin, count: (known?.count ?? 0) + 1, lastAt: now }, ...others].slice(0, mostPerBot),
      )
      if (known && Math.abs(now - (pushedAt.get(botId) ?? 0)) < pushEveryMs) return
      pushedAt.set(botId, now)
      push({ type: 'website.changed', bot_id: botId })
    },

    /** The latest first; without those that are allowed by now. */
    list: (botId: string): RefusedOrigin[] => {
      const allowed = bots.findOpen(botId)?.allowed_origins ?? []
      return (byBot.get(botId) ?? [])
        .filter(({ origin }) => !allowed.includes('*') && !allowed.includes(origin))
        .map(({ origin, count, lastAt }) => ({ origin, count, last_at: isoTime(lastAt) }))
    },
  }
}

/** Null for what no website has: `null` of a sandboxed page, something long, a name that our own check made up. */
function originOf(written: string): string | null {
  if (written.length > longestOrigin) return null
  const parsed = originSchema.safeParse(written)
  if (!parsed.success || parsed.data === '*' || /\.invalid(?::\d+)?$/.test(parsed.data)) return null
  return parsed.data
}
