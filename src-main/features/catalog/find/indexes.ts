import type { Db } from '#main/db/open.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import { buildIndex } from './build.ts'
import { createScratch, type Scratch } from './collect.ts'
import type { FindRows } from './rows.ts'
import type { SearchIndex } from './search-index.ts'

export type ReadyIndex = { readonly index: SearchIndex; readonly scratch: Scratch }
type Job = {
  readonly version: number
  readonly language: string
  /** How many products so far. */
  read: number
  readonly steps: Generator<number | undefined, SearchIndex>
}

/** A visitor may wait this long for a small catalog; a large one is read on in the background. */
const waitMs = 5
/** In the background: as long as others took since, within these. A busy hub must not keep it from ever ending. */
const sliceMs = { least: 3, most: 12 }
/** So many products are read at once, however busy the machine is: a small shop always has its index. */
const small = 150
/** Catalogs nobody asked about lately make room. */
const maxIndexes = 12

/**
 * The indexes of the catalogs, one a bot, each of one version of the catalog. Made when first needed after a change, in
 * short slices, so that nothing else of the hub waits.
 */
export function createIndexes(deps: { readonly db: Db; readonly rows: FindRows }) {
  const { db, rows } = deps
  const ready = new Map<number, ReadyIndex>()
  const jobs = new Map<number, Job>()

  /** Works on it for so long; true when it is done. */
  function step(botNo: number, job: Job, budgetMs: number): boolean {
    const until = performance.now() + budgetMs
    for (;;) {
      const { done, value } = job.steps.next()
      if (!done) job.read += value ?? 0
      else {
        finish(botNo, value)
        return true
      }
      if (job.read > small && performance.now() > until) return false
    }
  }

  function finish(botNo: number, index: SearchIndex): void {
    jobs.delete(botNo)
    keep(botNo, { index, scratch: createScratch(index.size) })
  }

  function keep(botNo: number, one: ReadyIndex): void {
    ready.delete(botNo)
    ready.set(botNo, one)
    for (const oldest of ready.keys()) {
      if (ready.size <= maxIndexes) break
      ready.delete(oldest)
    }
  }

  function continueLater(botNo: number, job: Job): void {
    const leftAt = performance.now()
    setImmediate(() => {
      if (jobs.get(botNo) !== job || !db.open) return
      const away = performance.now() - leftAt
      const budget = Math.min(sliceMs.most, Math.max(sliceMs.least, away))
      // What a sync changed meanwhile makes this one useless.
      if (rows.version(botNo) !== job.version) jobs.delete(botNo)
      else if (!step(botNo, job, budget)) continueLater(botNo, job)
    })
  }

  /** The index of the catalog as it is now; null while it is being made. */
  function current(bot: StoredBot, budgetMs = waitMs): ReadyIndex | null {
    const version = rows.version(bot.no)
    const isFresh = ({ version: made, language }: { readonly version: number; readonly language: string }) =>
      made === version && language === bot.language
    const known = ready.get(bot.no)
    if (known && isFresh(known.index)) {
      if (ready.size > 1) keep(bot.no, known)
      return known
    }
    const under = jobs.get(bot.no)
    if (under && isFresh(under)) return null
    // The one of the catalog before is of no use any more, and two would take twice the memory.
    ready.delete(bot.no)
    const job = {
      version,
      language: bot.language,
      read: 0,
      steps: buildIndex(rows, { bot_no: bot.no, version, language: bot.language }),
    }
    jobs.set(bot.no, job)
    if (step(bot.no, job, budgetMs)) return ready.get(bot.no) ?? null
    continueLater(bot.no, job)
    return null
  }

  return {
    current,
    /** Whether anybody has asked about this catalog. */
    isInUse: (botNo: number) => ready.has(botNo) || jobs.has(botNo),
  }
}
