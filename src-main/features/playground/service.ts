import type { Parts } from '#main/features/parts.ts'
import { isoTime } from '#main/lib/clock.ts'
import { exchange, type Header } from '#main/lib/http-exchange.ts'
import { newId } from '#main/lib/ids.ts'
import { randomBase62 } from '#main/lib/random.ts'
import { problem } from '#shared/problem.ts'
import type { Channel } from '#shared/schemas/session.ts'
import type { Exchange, TesterSession, TesterTarget, TesterTurn } from '#shared/schemas/tester.ts'
import { masked } from './mask.ts'
import { createTesterRepository, type TesterSessionRow, type TesterTurnRow } from './repository.ts'
import { credentialOf, type Route, type Routes } from './route.ts'

export type Playground = ReturnType<typeof createPlayground>

/** A slow service is worth waiting for; the merchant may cancel before. */
const timeoutMs = 60_000
/** More than anyone looks through; older ones stay kept. */
const maxListed = 1000
const nameLength = 60
const unnamed = 'New session'

/** Try it: what a visitor or a program would send, sent for real, and kept with what came back. */
export function createPlayground(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    readonly routes: Routes
    /** What waits for somebody else ends with the hub. */
    readonly stopping: AbortSignal
  },
) {
  const { commits, clock, routes, push } = deps
  const repository = createTesterRepository(deps.db)
  const underWay = new Map<string, { readonly session: string; readonly abort: AbortController }>()

  function row(id: string): TesterSessionRow {
    const found = repository.byId(id)
    if (found) return found
    throw problem('not_found', `There is no test conversation with the id ${JSON.stringify(id)}.`)
  }

  function notify(id: string | null): void {
    push({ type: 'tester.changed', tester_session_id: id })
  }

  async function setRemoved(ids: readonly string[], at: number | null): Promise<number> {
    const changed = await commits.run(() => ids.filter((id) => repository.setRemoved(id, at)))
    for (const id of changed) notify(id)
    return changed.length
  }

  async function recordTurn(session: TesterSessionRow, turn: TesterTurn): Promise<void> {
    const { id, message, exchange: made } = turn
    const at = Date.parse(turn.at)
    const session_id = sessionIdOf(made) ?? session.session_id
    await commits.run(() => {
      repository.insertTurn(session.no, { id, at, message, exchange: JSON.stringify(made) })
      repository.touch({ no: session.no, name: shortened(message), session_id, at: clock.now() })
    })
    notify(session.id)
  }

  async function send(session: TesterSessionRow, turnId: string, message: string): Promise<TesterTurn> {
    const route = routes.find(targetOf(session), session.channel)
    const abort = new AbortController()
    const at = isoTime(clock.now())
    underWay.set(turnId, { session: session.id, abort })
    try {
      const made = await exchange({
        method: 'POST',
        url: route.url,
        headers: headersOf(route),
        body: JSON.stringify(bodyOf(session, route, message)),
        timeoutMs,
        signal: AbortSignal.any([abort.signal, deps.stopping]),
      })
      const turn = { id: turnId, at, message, exchange: masked(made, route.key) }
      await recordTurn(session, turn)
      return turn
    } finally {
      underWay.delete(turnId)
    }
  }

  return {
    list: (): TesterSession[] => repository.list(maxListed).map(show),

    start: async (target: TesterTarget, channel: Channel, name: string | undefined) => {
      routes.check(target)
      const at = clock.now()
      const id = newId('try', at)
      await commits.run(() =>
        repository.insert({
          id,
          name: name ?? null,
          target_kind: target.kind,
          target_id: target.kind === 'bot' ? target.bot_id : target.connection_id,
          channel,
          // On the widget the caller chooses; the chat API makes its own.
          session_id: channel === 'widget' ? `try-${randomBase62(20)}` : null,
          at,
        }),
      )
      notify(id)
      return show(row(id))
    },

    get: (id: string) => {
      const session = row(id)
      return { ...show(session), turns: repository.turns(session.no).map(showTurn) }
    },

    send: async (id: string, turnId: string, message: string) => {
      const session = row(id)
      if (underWay.has(turnId) || repository.hasTurn(turnId))
        throw problem('invalid_request', 'This turn_id was already used. Use a new one for each message.')
      if ([...underWay.values()].some((one) => one.session === id))
        throw problem(
          'invalid_request',
          'The previous message is still being answered. Wait for the answer, or cancel it.',
        )
      const turn = await send(session, turnId, message)
      return { session: show(row(id)), turn }
    },

    cancel: (turnId: string): boolean => {
      const turn = underWay.get(turnId)
      turn?.abort.abort()
      return turn !== undefined
    },

    rename: async (id: string, name: string): Promise<TesterSession> => {
      await commits.run(() => repository.rename(row(id).no, name))
      notify(id)
      return show(row(id))
    },

    /** They can be restored until the next start. */
    remove: (ids: readonly string[]) => setRemoved(ids, clock.now()),
    restore: (ids: readonly string[]) => setRemoved(ids, null),

    /** As it is sent, for copying; asked for by the merchant, never kept or logged. */
    credential: (id: string) => {
      const session = row(id)
      if (session.channel === 'widget') return { header: null, value: null }
      const [header, value] = credentialOf(routes.find(targetOf(session), session.channel)) ?? [null, null]
      return header === null ? { header: null, value: null } : { header, value }
    },

    purge: () => commits.run(() => repository.purge()),
  }
}

function headersOf(route: Route): Header[] {
  const credential = credentialOf(route)
  return [...(credential ? [credential] : []), ['Content-Type', 'application/json']]
}

function bodyOf(session: TesterSessionRow, route: Route, message: string): object {
  if (session.channel === 'widget')
    return { session_id: session.session_id, message, ...(route.isOwn && { traffic: 'test_chat' }) }
  const continued = session.session_id === null ? {} : { session_id: session.session_id }
  return { bot_id: route.bot_id, message, ...continued, ...(route.isOwn && { test: true }) }
}

/** Only a success says which session it belongs to. */
function sessionIdOf({ response }: Exchange): string | null {
  if (response?.status !== 200) return null
  try {
    const body: unknown = JSON.parse(response.body)
    if (typeof body !== 'object' || body === null || !('session_id' in body)) return null
    return typeof body.session_id === 'string' && body.session_id !== '' ? body.session_id : null
  } catch {
    return null
  }
}

function shortened(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ')
  if (line.length <= nameLength) return line
  const cut = line.slice(0, nameLength)
  const end = cut.lastIndexOf(' ')
  return `${(end > nameLength / 2 ? cut.slice(0, end) : cut).toWellFormed()}…`
}

function targetOf({ target_kind, target_id }: TesterSessionRow): TesterTarget {
  return target_kind === 'bot'
    ? { kind: 'bot', bot_id: target_id }
    : { kind: 'connection', connection_id: target_id }
}

function show(row: TesterSessionRow): TesterSession {
  return {
    id: row.id,
    name: row.name ?? unnamed,
    target: targetOf(row),
    channel: row.channel,
    session_id: row.session_id,
    turn_count: row.turn_count,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}

function showTurn(row: TesterTurnRow): TesterTurn {
  return { id: row.id, at: isoTime(row.at), message: row.message, exchange: JSON.parse(row.exchange) }
}
