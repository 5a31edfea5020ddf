import { create } from 'zustand'
import { t } from '#renderer/i18n/index.ts'
import { createResource, createResources } from '#renderer/lib/resource.ts'
import { navigate } from '#renderer/lib/router.ts'
import { problemOf, rpc } from '#renderer/rpc/index.ts'
import { showToast } from '#renderer/ui/toast.tsx'
import type { CallOutput } from '#shared/rpc/contract.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import type { Channel } from '#shared/schemas/session.ts'
import type { TesterTarget } from '#shared/schemas/tester.ts'

export const usePlaygroundSessions = createResource(() => rpc('tester.sessions', {}), ['tester.changed'])
export const playgroundSession = createResources(
  (tester_session_id) => rpc('tester.get', { tester_session_id }),
  ['tester.changed'],
)
/** A session with its turns. */
export type OpenSession = CallOutput<'tester.get'>
export const testKeyOf = createResources((bot_id) => rpc('tester.getKey', { bot_id }), ['keys.changed'])

export type Pending = { readonly turnId: string; readonly message: string; readonly since: number }

type PlaygroundState = {
  /** What a new session will talk to. */
  readonly target: TesterTarget | null
  readonly channel: Channel
  /** What is typed and not sent, by session; `''` is the session not begun. */
  readonly drafts: Readonly<Record<string, string>>
  readonly pending: Readonly<Record<string, Pending>>
  readonly problems: Readonly<Record<string, Problem>>
}

export const usePlayground = create<PlaygroundState>(() => ({
  target: null,
  channel: 'widget',
  drafts: {},
  pending: {},
  problems: {},
}))

export function setDraft(sessionId: string, text: string): void {
  usePlayground.setState(({ drafts }) => ({ drafts: { ...drafts, [sessionId]: text } }))
}

/** Sends in the given session, or begins one with the chosen target. What was typed comes back when it cannot be sent. */
export async function send(sessionId: string | null, message: string): Promise<void> {
  const started = sessionId ?? (await begin())
  if (started === null) return
  const turnId = crypto.randomUUID()
  setDraft(sessionId ?? '', '')
  setFor('pending', started, { turnId, message, since: Date.now() })
  setFor('problems', started, undefined)
  try {
    await rpc('tester.send', { turn_id: turnId, tester_session_id: started, message })
    await playgroundSession(started).getState().refresh()
  } catch (error) {
    setFor('problems', started, problemOf(error))
    setDraft(started, message)
  } finally {
    setFor('pending', started, undefined)
  }
}

async function begin(): Promise<string | null> {
  const { target, channel } = usePlayground.getState()
  if (target === null) return null
  const session = await rpc('tester.start', { target, channel })
  navigate(`/test-chat/${session.id}`)
  return session.id
}

export async function cancel(sessionId: string): Promise<void> {
  const turn = usePlayground.getState().pending[sessionId]
  if (turn) await rpc('tester.cancel', { turn_id: turn.turnId })
}

export async function removeSessions(ids: readonly string[]): Promise<void> {
  const tester_session_ids = [...ids]
  await rpc('tester.remove', { tester_session_ids })
  showToast(t('tester.removed', { count: ids.length }), () => rpc('tester.restore', { tester_session_ids }))
}

/** A key of its own for the tester, kept as a secret. */
export async function makeTestKey(botId: string): Promise<void> {
  const { key } = await rpc('keys.create', { bot_id: botId, name: t('tester.key_name') })
  await setTestKey(botId, key)
}

export async function setTestKey(botId: string, key: string | null): Promise<void> {
  await rpc('tester.setKey', { bot_id: botId, key })
  await testKeyOf(botId).getState().refresh()
}

function setFor<K extends 'pending' | 'problems'>(
  field: K,
  sessionId: string,
  value: PlaygroundState[K][string] | undefined,
): void {
  usePlayground.setState((state) => {
    const { [sessionId]: _, ...others } = state[field]
    return { [field]: value === undefined ? others : { ...others, [sessionId]: value } }
  })
}
