import type { Commits, Transaction } from '#main/db/commits.ts'
import type { SettingsStore } from '#main/features/settings/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import { type ClockRecord, lookAtClock, readClockRecord, writeClockRecord } from '#main/lib/clock-record.ts'
import type { Log } from '#main/lib/log.ts'

const usualEveryMs = 5000
/** Clocks that are kept right by the network are set back a little now and then. */
const toleratedMs = 1000
/** How far the clock got is worth a write this often. */
const writeEveryMs = 3_600_000

/** Times that lie further ahead than they may are set to what they would be by the clock as it is now. */
export type PullBack = (tx: Transaction, now: number) => void

export type ClockWatch = {
  readonly stop: () => void
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
  let record = lookAtClock(readClockRecord(settings.note('clock')), clock.now())
  let written: ClockRecord | null = null
  let working: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    const isNews =
      written === null ||
      written.aheadSince !== record.aheadSince ||
      Math.abs(record.seenAt - written.seenAt) >= writeEveryMs
    if (!isNews) return
    written = record
    await settings.setNote('clock', writeClockRecord(record))
  }

  const pullBackAll = () =>
    commits.run((tx) => {
      for (const pullBack of deps.pullBack) pullBack(tx, clock.now())
    })

  async function look(): Promise<void> {
    const before = record
    record = lookAtClock(before, clock.now())
    if (record.seenAt < before.seenAt - toleratedMs) {
      log.warn({ back_ms: before.seenAt - record.seenAt }, 'the clock of this PC was set back')
      await pullBackAll()
    }
    await write()
  }

  await pullBackAll()
  await write()
  const timer = setInterval(() => {
    working = working.then(look).catch((err) => log.error({ err }, 'the clock could not be looked after'))
  }, deps.everyMs ?? usualEveryMs).unref()
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
