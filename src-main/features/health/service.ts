import { statfsSync, statSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Parts } from '#main/features/parts.ts'
import type { SettingsStore } from '#main/features/settings/index.ts'
import { isoTime, isoTimeOrNull, utcDay } from '#main/lib/clock.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import { version } from '#main/lib/version.ts'
import type { Health } from '#shared/schemas/health.ts'
import { diagnosticsOf } from './diagnostics.ts'
import { growthPerDay, readSizes, withToday, writeSizes } from './growth.ts'
import { lastErrors, logFiles } from './log-tail.ts'
import { createHealthRepository } from './repository.ts'

export type HealthFeature = ReturnType<typeof createHealth>

const shownErrors = 20
const shownAnswers = 10
const readOfLog = 512 * 1024
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const sampledMs = 20

/** How this PC and the hub on it are doing. */
export function createHealth(
  deps: Parts<'db' | 'clock'> & {
    readonly folder: DataFolder
    readonly settings: Pick<SettingsStore, 'all' | 'note' | 'setNote'>
  },
) {
  const { clock, folder, settings } = deps
  const repository = createHealthRepository(deps.db)
  const loop = monitorEventLoopDelay({ resolution: sampledMs })
  const startedAt = clock.now()
  let measuredSince = startedAt

  const sizes = () =>
    withToday(readSizes(settings.note('database_sizes')), {
      day: utcDay(clock.now()),
      bytes: repository.bytes(),
    })

  function get(): Health {
    const days = sizes()
    const queue = repository.queue()
    return {
      at: isoTime(clock.now()),
      version,
      started_at: isoTime(startedAt),
      disk: diskOf(folder.path),
      database: {
        bytes: repository.bytes(),
        wal_bytes: sizeOf(`${folder.database}-wal`),
        days,
        growth_per_day_bytes: growthPerDay(days),
      },
      logs_bytes: logFiles(folder.logs).reduce((sum, { bytes }) => sum + bytes, 0),
      queue: { ...queue, oldest_at: isoTimeOrNull(queue.oldest_at) },
      process: {
        memory_bytes: process.memoryUsage.rss(),
        loop_p99_ms: delayMs(loop.percentile(99)),
        loop_max_ms: delayMs(loop.max),
        since: isoTime(measuredSince),
      },
      last_errors: lastErrors(folder.logs, shownErrors, readOfLog),
      slowest_answers: repository
        .slowest(shownAnswers)
        .map(({ at, ...answer }) => ({ ...answer, at: isoTime(at) })),
    }
  }

  return {
    get,
    diagnostics: () =>
      diagnosticsOf({
        health: get(),
        settings: settings.all(),
        sizes: repository.sizes(),
        schemaVersion: repository.schemaVersion(),
        logs: folder.logs,
        now: clock.now(),
      }),

    /** For housekeeping: today's size is remembered. */
    noteSize: () => settings.setNote('database_sizes', writeSizes(sizes())),

    /** Measures from now on; the answer ends it. */
    start: (): (() => void) => {
      loop.enable()
      const again = () => {
        loop.reset()
        measuredSince = clock.now()
      }
      // A start is busy; what it held up was nobody's answer.
      const first = setTimeout(again, minuteMs).unref()
      const timer = setInterval(again, hourMs).unref()
      return () => {
        clearTimeout(first)
        clearInterval(timer)
        loop.disable()
      }
    },
  }
}

/** What is measured holds the pause between two looks; before the first it is no number. */
function delayMs(nanoseconds: number): number {
  const ms = nanoseconds / 1e6 - sampledMs
  return Number.isFinite(ms) && ms > 0 ? Math.round(ms * 10) / 10 : 0
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

function diskOf(path: string): Health['disk'] {
  try {
    const { bavail, blocks, bsize } = statfsSync(path)
    return { free_bytes: bavail * bsize, total_bytes: blocks * bsize }
  } catch {
    return null
  }
}
