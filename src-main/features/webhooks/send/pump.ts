import { setMaxListeners } from 'node:events'
import type { Parts } from '#main/features/parts.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import type { EndpointRow } from '../endpoints/repository.ts'
import type { Endpoints } from '../endpoints/service.ts'
import type { AttemptResult, Queue } from '../queue/queue.ts'
import type { DueRow } from '../queue/queue-repository.ts'
import { offlinePauseMs } from '../queue/schedule.ts'
import { sendOne } from './send.ts'

/** For tests: real waits are seconds. */
export type PumpPace = { readonly lookMs?: number | undefined; readonly timeoutMs?: number | undefined }

/** Each endpoint has a lane of its own, so that a slow or broken one does not hold up the others. */
type Lane = {
  readonly no: number
  /** Fetched and not yet begun. */
  ready: DueRow[]
  /** Fetched, on their way, or not yet written down: not to be fetched again. */
  readonly held: Set<number>
  underWay: number
  /** When the next one that is not held is due; null: none waits. */
  nextDueAt: number | null
  /** While this PC is offline. */
  pause: { readonly until: number; readonly times: number } | null
}

/** A shop's own system must not be flooded. */
const perEndpoint = 4
/** Beyond this, each endpoint still has one attempt at a time, which no other can take from it. */
const inAll = 64
const fetchedAtOnce = 128
/** More than the disk can record in a moment: then new attempts wait for it. */
const maxUnwritten = 1024
/** The most recorded in one transaction, so that chats do not wait long. */
const maxWritten = 256
const usualLookMs = 1000
const usualTimeoutMs = 15_000
/** A write takes longer than many attempts, so results are gathered and written together; most time is left for sending. */
const gatherMs = { least: 10, most: 250, ofLastWrite: 5 }
/** A jump of the clock beyond this means that the PC slept. */
const sleptMs = 20_000
/** Attempts slower than this are shown as being sent. */
const shownAfterMs = 250
const longestPauseMs = 60_000

/** Sends what is due, each endpoint apart from the others. Returns what stops it: attempts under way then do not count. */
export function startWebhookPump(
  deps: Parts<'clock' | 'log'> & {
    readonly queue: Queue
    readonly endpoints: Endpoints
    readonly outgoing: Outgoing
    readonly pace?: PumpPace | undefined
  },
): () => Promise<void> {
  const { queue, endpoints, clock, log } = deps
  const { network } = deps.outgoing
  const lookMs = deps.pace?.lookMs ?? usualLookMs
  const timeoutMs = deps.pace?.timeoutMs ?? usualTimeoutMs
  const lanes = new Map<number, Lane>()
  const tries = new Set<Promise<void>>()
  const ending = new AbortController()
  // Every try under way listens.
  setMaxListeners(0, ending.signal)
  let underWay = 0
  const unwritten: { readonly lane: Lane; readonly tried: AttemptResult }[] = []
  let writing: Promise<void> | null = null
  let pauseMs = gatherMs.least
  let isEnough = () => {}
  let lastLookAt = clock.now()
  let wasOnline = true

  function laneOf(no: number): Lane {
    const existing = lanes.get(no)
    if (existing) return existing
    const lane: Lane = { no, ready: [], held: new Set(), underWay: 0, nextDueAt: null, pause: null }
    lanes.set(no, lane)
    return lane
  }

  function due(no: number, at: number): void {
    const lane = laneOf(no)
    lane.nextDueAt = Math.min(lane.nextDueAt ?? at, at)
  }

  function lookAtAll(): void {
    const now = clock.now()
    if (Math.abs(now - lastLookAt) > lookMs + sleptMs) endPauses()
    lastLookAt = now
    watchNetwork()
    for (const lane of lanes.values()) look(lane)
  }

  /** Only while something waits for it. */
  function watchNetwork(): void {
    if (![...lanes.values()].some(({ pause }) => pause)) return
    if (network.isUp()) void network.isCutOff()
    const isOnline = !network.seemsOffline()
    if (isOnline && !wasOnline) endPauses()
    wasOnline = isOnline
  }

  function endPauses(): void {
    for (const lane of lanes.values()) if (lane.pause) lane.pause = { until: 0, times: 0 }
  }

  function look(lane: Lane): void {
    if (ending.signal.aborted) return
    const now = clock.now()
    if (lane.ready.length === 0 && (lane.nextDueAt === null || lane.nextDueAt > now)) {
      tidy(lane)
      return
    }
    const endpoint = endpoints.byNo(lane.no)
    // What waited for it was given up when it was switched off.
    if (!endpoint || endpoint.disabled_at !== null || endpoint.removed_at !== null) {
      close(lane)
      return
    }
    // A clock set back must not make a pause longer.
    if (lane.pause && now < lane.pause.until && lane.pause.until - now <= longestPauseMs) return
    while (mayStart(lane)) {
      const row = lane.ready.shift() ?? fetchDue(lane, now)
      if (!row) return
      start(lane, endpoint, row)
    }
  }

  function mayStart(lane: Lane): boolean {
    if (unwritten.length >= maxUnwritten) return false
    if (lane.underWay === 0) return true
    return lane.pause === null && lane.underWay < perEndpoint && underWay < inAll
  }

  function fetchDue(lane: Lane, now: number): DueRow | undefined {
    if (lane.nextDueAt === null || lane.nextDueAt > now) return undefined
    const limit = lane.held.size + fetchedAtOnce
    const rows = queue.due(lane.no, now, limit)
    if (rows.length < limit) lane.nextDueAt = queue.nextDue(lane.no, now)
    lane.ready = rows.filter(({ no }) => !lane.held.has(no))
    for (const { no } of lane.ready) lane.held.add(no)
    return lane.ready.shift()
  }

  function tidy(lane: Lane): void {
    if (lane.nextDueAt === null && lane.held.size === 0 && lane.underWay === 0) lanes.delete(lane.no)
  }

  function close(lane: Lane): void {
    drop(lane)
    lane.nextDueAt = null
    lane.pause = null
    tidy(lane)
  }

  /** What was fetched and not begun is left to be fetched again. */
  function drop(lane: Lane): void {
    for (const { no } of lane.ready) lane.held.delete(no)
    lane.ready = []
  }

  function start(lane: Lane, endpoint: EndpointRow, row: DueRow): void {
    lane.underWay++
    underWay++
    keepTrack(
      attempt(lane, endpoint, row).finally(() => {
        lane.underWay--
        underWay--
        if (underWay === inAll - 1) lookAtAll()
        else look(lane)
      }),
    )
  }

  /** Something is wrong on this PC, not there: try again in a while. */
  function putOff(lane: Lane): void {
    const now = clock.now()
    lane.pause = { until: now + longestPauseMs, times: 1 }
    due(lane.no, now)
  }

  function keepTrack(work: Promise<void>): void {
    const tracked = work.catch((err) => {
      if (!ending.signal.aborted) log.error({ err }, 'sending webhooks failed; it continues')
    })
    tries.add(tracked)
    void tracked.then(() => tries.delete(tracked))
  }

  async function attempt(lane: Lane, endpoint: EndpointRow, row: DueRow): Promise<void> {
    const shown = setTimeout(() => keepTrack(queue.markSending(row, endpoint)), shownAfterMs)
    try {
      const tried = await sendOne({ ...deps, endpoint, row, timeoutMs, signal: ending.signal })
      if (ending.signal.aborted) return
      if (tried.outcome.kind === 'unreached' && tried.outcome.offline)
        return await pauseLane(lane, endpoint, row)
      if (lane.pause) endPause(lane)
      unwritten.push({ lane, tried })
      if (unwritten.length >= maxWritten) isEnough()
      writing ??= write()
    } catch (error) {
      lane.held.delete(row.no)
      putOff(lane)
      throw error
    } finally {
      clearTimeout(shown)
    }
  }

  async function pauseLane(lane: Lane, endpoint: EndpointRow, row: DueRow): Promise<void> {
    const now = clock.now()
    lane.held.delete(row.no)
    drop(lane)
    due(lane.no, now)
    // It says nothing about the address it has been given meanwhile.
    if (endpoints.byNo(lane.no)?.url !== endpoint.url) return
    const isFirst = lane.pause === null || lane.pause.until <= now
    const times = (lane.pause?.times ?? 0) + (isFirst ? 1 : 0)
    lane.pause = { until: now + offlinePauseMs(times), times }
    wasOnline = !network.seemsOffline()
    await queue.pause(endpoint)
  }

  function endPause(lane: Lane): void {
    lane.pause = null
    keepTrack(queue.resume(lane.no))
  }

  /** A while, or as soon as there is enough. */
  function gathered(): Promise<void> {
    if (ending.signal.aborted) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs)
      isEnough = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Until nothing is left to write: what ends while one commit is under way goes into the next together. */
  async function write(): Promise<void> {
    while (unwritten.length > 0) {
      if (unwritten.length < maxWritten) await gathered()
      const startedAt = performance.now()
      const some = unwritten.splice(0, maxWritten)
      try {
        const recorded = await queue.recordAttempts(some.map(({ tried }) => tried))
        for (const [index, { due_at }] of recorded.entries()) {
          const lane = some[index]?.lane
          if (lane && due_at !== null) due(lane.no, due_at)
        }
      } catch (err) {
        // The disk is full or worse: these are sent once more, but not right away.
        log.error({ err }, 'webhook attempts could not be recorded; they are repeated in a minute')
        for (const { lane } of some) putOff(lane)
      }
      for (const { lane, tried } of some) lane.held.delete(tried.row.no)
      const tookMs = performance.now() - startedAt
      pauseMs = Math.min(gatherMs.most, Math.max(gatherMs.least, tookMs * gatherMs.ofLastWrite))
    }
    writing = null
    lookAtAll()
  }

  const unsubscribe = queue.onDue((no, at, isAnew) => {
    if (isAnew) drop(laneOf(no))
    due(no, at)
    look(laneOf(no))
  })
  // Another address may need no network, or one that is there.
  const unwatch = endpoints.watch(({ what, endpoint: { no } }, tx) => {
    if (what !== 'changed') return
    tx.afterCommit(() => {
      const lane = lanes.get(no)
      if (!lane?.pause) return
      lane.pause = { until: 0, times: 0 }
      look(lane)
    })
  })
  const timer = setInterval(lookAtAll, lookMs).unref()
  keepTrack(
    queue.recover().then(() => {
      for (const { endpoint_no, due_at } of queue.endpoints()) due(endpoint_no, due_at)
      lookAtAll()
    }),
  )

  return async () => {
    unsubscribe()
    unwatch()
    clearInterval(timer)
    ending.abort()
    isEnough()
    while (tries.size > 0 || writing) {
      await Promise.all(tries)
      await writing
    }
    await queue.recover()
  }
}
