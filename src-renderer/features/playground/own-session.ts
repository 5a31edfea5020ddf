import { rpc } from '#renderer/rpc/index.ts'
import type { TesterSession } from '#shared/schemas/tester.ts'

/** As many as one call gives; a session just talked to is among the newest. */
const pageSize = 500
const mostPages = 10

/** The session's own id in the hub: a visitor's session is known to the tester only by the id the visitor chose. */
export async function ownSessionId({ target, channel, session_id }: TesterSession): Promise<string | null> {
  if (target.kind !== 'bot' || session_id === null) return null
  if (channel === 'api') return session_id
  let after: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const { sessions, next } = await rpc('sessions.list', {
      bot_id: target.bot_id,
      channel,
      limit: pageSize,
      ...(after ? { after } : {}),
    })
    const found = sessions.find((session) => session.session_id === session_id)
    if (found) return found.id
    if (next === null) return null
    after = next
  }
  return null
}
