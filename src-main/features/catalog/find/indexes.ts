import type { Db } from '#main/db/open.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import { type BuildIndex, type BuiltIndex, buildIndex, type IndexJob } from './build.ts'
import type { FindRows } from './rows.ts'
import { createScratch, type Scratch } from './scratch.ts'

type ReadyIndex = BuiltIndex & { readonly scratch: Scratch }
type Job = {
  readonly version: number
  readonly language: string
}
type Steps = ReturnType<typeof buildIndex>

/** A shop with fewer products has its index at once; a larger one has it made by the worker. */
const small = 150
/** Without a worker: for so long at a time. */
const sliceMs = 10
/** Catalogs nobody asked about lately make room: as many products as fit into some 200 MB, of however many bots. */
const maxProducts = 1_000_000
const maxIndexes = 500
const idleMs = 30 * 60_000

/**
 * The indexes of the catalogs, one a bot, each of one version of the catalog. Made when first needed after a change, by the
 * catalog worker, so that nothing else of the hub waits.
 */
export function createIndexes(deps: {
  readonly db: Db
  readonly rows: FindRows
  readonly build: BuildIndex | undefined
  /** Rows of another version are seen from now on. */
  readonly onMade: () => void
}) {
  const { db, rows } = deps
  const ready = new Map<number, ReadyIndex>()
  const usedAt = new Map<number, number>()
  const jobs = new Map<number, Job>()

  function keep(botNo: number, built: BuiltIndex): ReadyIndex {
    const { size, groupCount } = built.index
    const one = { ...built, scratch: createScratch(size, groupCount) }
    jobs.delete(botNo)
    ready.set(botNo, one)
    deps.onMade()
    dropIdle(botNo)
    return one
  }

  function dropIdle(except: number): void {
    const oldestFirst = [...usedAt].sort((a, b) => a[1] - b[1])
    let held = 0
    for (const { index } of ready.values()) held += index.size
    for (const [botNo, at] of oldestFirst) {
      const isIdle = performance.now() - at > idleMs
      const isMuch = held > maxProducts || ready.size > maxIndexes
      if (botNo === except || !(isIdle || isMuch)) continue
      held -= ready.get(botNo)?.index.size ?? 0
      ready.delete(botNo)
      usedAt.delete(botNo)
    }
  }

  /** All at once. */
  function makeNow(job: IndexJob): ReadyIndex {
    const steps = buildIndex(rows, job)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return keep(job.bot_no, value)
    }
  }

  /** In slices, where there is no worker or it failed. */
  function makeInSlices(job: IndexJob, mine: Job, steps: Steps): void {
    setImmediate(() => {
      if (isOutdated(job, mine)) return
      const until = performance.now() + sliceMs
      while (performance.now() < until) {
        const { done, value } = steps.next()
        if (done) {
          keep(job.bot_no, value)
          return
        }
      }
      makeInSlices(job, mine, steps)
    })
  }

  /** What a sync changed meanwhile makes it useless. */
  function isOutdated(job: IndexJob, mine: Job): boolean {
    if (jobs.get(job.bot_no) !== mine || !db.open) return true
    if (rows.version(job.bot_no) === job.version) return false
    jobs.delete(job.bot_no)
    return true
  }

  function makeBeside(job: IndexJob, mine: Job): void {
    const makeHere = () => makeInSlices(job, mine, buildIndex(rows, job))
    if (deps.build) {
      deps.build(job).then((built) => {
        if (!isOutdated(job, mine)) keep(job.bot_no, built)
      }, makeHere)
    } else makeHere()
  }

  /** The index of the catalog as it is now; while it is being made, that of the one before, or null where there was none. */
  function current(bot: StoredBot): ReadyIndex | null {
    const version = rows.version(bot.no)
    const isFresh = (made: { readonly version: number; readonly language: string }) =>
      made.version === version && made.language === bot.language
    usedAt.set(bot.no, performance.now())
    const held = ready.get(bot.no)
    if (held && isFresh(held.index)) return held
    // An empty shop that gets its first catalog has none worth keeping.
    const before = held && held.index.size > 0 && held.index.language === bot.language ? held : null
    const under = jobs.get(bot.no)
    if (under && isFresh(under)) return before
    const job = { bot_no: bot.no, version, language: bot.language }
    if (!rows.hasMoreThan(bot.no, small)) return makeNow(job)
    const mine = { version, language: bot.language }
    jobs.set(bot.no, mine)
    makeBeside(job, mine)
    return before
  }

  return {
    current,
    /** Whether it is the index of the catalog as it is now. */
    isWhole: (bot: StoredBot): boolean => current(bot)?.index.version === rows.version(bot.no),
    /** Whether anybody has asked about this catalog. */
    isInUse: (botNo: number) => ready.has(botNo) || jobs.has(botNo),
  }
}
