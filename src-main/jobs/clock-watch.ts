import type { Commits, Transaction } from '#main/db/commits.ts'
import type { SettingsStore } from '#main/features/settings/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import { lookAtClock, readClockRecord, writeClockRecord } from '#main/lib/clock-record.ts'
import type { Log } from '#main/lib/log.ts'

const usualEveryMs = 5000
/** Clocks that are kept right by the network are set back a little now and then. */
const toleratedMs = 1000
/** How far the clock got is worth a write this often. */
const writeEveryMs = 3_600_000

/** Times that lie further ahead than they may are set to what they would be by the clock as it is now. */
export type PullBack = (tx: Transaction, now: number) => void

export type ClockWatch = {
  readonly stop: () => Promise<void>
  /** False for a day after the clock went far ahead: what is old by it alone is not yet removed for good. */
  readonly isBelieved: () => boolean
}

/**
 * A PC whose clock was ahead has written down times to come: retries due next year, a visitor who has been waiting since
 * tomorrow. At the start, and whenever the clock goes back, they are pulled back.
 */
export async function startClockWatch(deps: {
  readonly commits: Commits
  readonly clock: Clock
  readonly settings: Pick<SettingsStore, 'note' | 'setNote'>
  readonly pullBack: readonly PullBack[]
  readonly log: Log
  readonly everyMs?: number | undefined
}): Promise<ClockWatch> {
  const { commits, clock, settings, log } = deps
  let written = readClockRecord(settings.note('clock'))
  let record = lookAtClock(written, clock.now())
  let working: Promise<void> = Promise.resolve()
  /** Not yet where it failed, as on a full disk. */
  let isSetRight = false

  async function write(): Promise<void> {
    const isNews =
      written === null ||
      written.aheadSince !== record.aheadSince ||
      Math.abs(record.seenAt - written.seenAt) >= writeEveryMs
    if (!isNews) return
    const now = record
    await settings.setNote('clock', writeClockRecord(now))
    written = now
  }

  async function pullBackAll(): Promise<void> {
    isSetRight = false
    await commits.run((tx) => {
      for (const pullBack of deps.pullBack) pullBack(tx, clock.now())
    })
    isSetRight = true
  }

  async function look(): Promise<void> {
    const before = record
    record = lookAtClock(before, clock.now())
    const backMs = before.seenAt - record.seenAt
    if (backMs > toleratedMs) log.warn({ back_ms: backMs }, 'the clock of this PC was set back')
    if (backMs > toleratedMs || !isSetRight) await pullBackAll()
    await write()
  }

  const lookAgain = () => {
    working = working.then(look).catch((err) => log.error({ err }, 'the clock could not be looked after'))
    return working
  }
  await lookAgain()
  const timer = setInterval(lookAgain, deps.everyMs ?? usualEveryMs).unref()
  return {
    stop: () => {
      clearInterval(timer)
      return working
    },
    isBelieved: () => {
      const now = clock.now()
      const { aheadSince } = lookAtClock(record, now)
      return aheadSince === null
    },
  }
}
