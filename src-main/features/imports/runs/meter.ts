import type { Progress } from './job.ts'

/** At most five a second. */
const stepMs = 200

/** How the phases share the whole: reading the file for its hash, taking its rows, the switch. */
const shares = { hash: 0.04, rows: 0.92 }

export type Meter = ReturnType<typeof createMeter>

/** Reports a run's progress from time to time. */
export function createMeter(options: {
  readonly totalBytes: number
  readonly report: (progress: Progress) => void
  readonly nowMs?: () => number
}) {
  const nowMs = options.nowMs ?? (() => performance.now())
  const total = Math.max(1, options.totalBytes)
  let phase: Progress['phase'] = 'reading'
  let reportedAt = Number.NEGATIVE_INFINITY
  let rowsSince = nowMs()
  let rows = 0
  let done = 0

  function reportNow(): void {
    const now = nowMs()
    reportedAt = now
    const seconds = (now - rowsSince) / 1000
    const taken = Math.max(0, done - shares.hash) / shares.rows
    options.report({
      phase,
      rows,
      percent: Math.min(100, Math.round(done * 1000) / 10),
      rows_per_second: seconds > 0 ? Math.round(rows / seconds) : 0,
      seconds_left:
        taken > 0.01 && phase !== 'finishing'
          ? Math.max(0, Math.round((seconds * (1 - taken)) / taken))
          : null,
    })
  }

  function reportSometimes(): void {
    if (nowMs() - reportedAt >= stepMs) reportNow()
  }

  return {
    /** Bytes looked at before the first row. */
    hashed: (bytes: number) => {
      done = shares.hash * Math.min(1, bytes / total)
      reportSometimes()
    },
    begin: (next: Progress['phase']) => {
      phase = next
      if (next === 'writing' || next === 'comparing') rowsSince = nowMs()
      reportNow()
    },
    row: (count: number, bytes: number) => {
      rows = count
      done = shares.hash + shares.rows * Math.min(1, bytes / total)
      reportSometimes()
    },
    finishing: () => {
      phase = 'finishing'
      done = shares.hash + shares.rows
      reportNow()
    },
  }
}
