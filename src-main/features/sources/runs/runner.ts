import type { RunEnd, RunRepository, RunRow, SnapshotFolder } from '#main/features/runs/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { isProblem, problem } from '#shared/problem.ts'
import type { Run, RunCounts, RunProgress, SourceTarget } from '#shared/schemas/source.ts'
import type { SyncResult } from '#shared/schemas/sync.ts'
import { locate } from '../locate.ts'
import { brakeWords } from './brake.ts'
import type { FilePlan, RunnerDeps } from './deps.ts'
import { Cancelled, type Outcome, type Work } from './job.ts'
import { keptCode, keptFiles, knownFiles, readingOf, readingOfRestore, sentBefore } from './known.ts'
import { createRemoteRuns } from './remote.ts'
import { targetColumns } from './show.ts'
import { openWork, type WaitTurn } from './turn.ts'

type Active = {
  readonly run: RunRow
  readonly abort: AbortController
  readonly ended: Promise<void>
  progress: RunProgress | null
}

export type Runner = ReturnType<typeof createRunner>

/** Why a run is left off. */
export type LeaveOff = 'cancelled' | 'stopped'

export function createRunner(deps: RunnerDeps, runs: RunRepository, snapshots: SnapshotFolder) {
  const { commits, clock, folder, bots, push } = deps
  const active = new Map<string, Active>()
  /** Sources whose run is being written down. */
  const starting = new Set<string>()
  const remote = createRemoteRuns(deps)

  function ofSource(sourceId: string): Active | null {
    for (const one of active.values()) if (one.run.source_id === sourceId) return one
    return null
  }

  function tell(run: RunRow): void {
    push({ type: 'runs.changed', run_id: run.id, source_id: run.source_id })
    if (run.source_id !== null) push({ type: 'sources.changed', source_id: run.source_id })
  }

  /** Written down before anything is done; `also` goes with it or not at all. */
  async function begin(
    planned: {
      readonly target: SourceTarget
      readonly source_id: string | null
      readonly name: string
    } & Pick<RunRow, 'reason' | 'due_at' | 'reading'>,
    work: (run: RunRow, one: Active) => Promise<RunEnd | null>,
    also: () => void = () => {},
  ): Promise<{ readonly run: RunRow; readonly ended: Promise<void> }> {
    const now = clock.now()
    const id = newId('run', now)
    const { source_id } = planned
    if (source_id !== null) {
      // One that has ended but for its last words is no reason to refuse.
      const before = ofSource(source_id)
      if (before && existing(before.run.id).state !== 'running') await before.ended
      if (starting.has(source_id) || ofSource(source_id)) throw underWay(planned.name)
      starting.add(source_id)
    }
    try {
      const run = await commits.run(() => {
        runs.insert({
          id,
          source_id,
          source_name: planned.name,
          ...targetColumns(planned.target),
          reason: planned.reason,
          due_at: planned.due_at,
          started_at: now,
          reading: planned.reading,
        })
        also()
        return existing(id)
      })
      const { promise: ended, resolve } = Promise.withResolvers<void>()
      const one: Active = { run, abort: new AbortController(), ended, progress: null }
      active.set(id, one)
      // Where even its end cannot be written (a full disk), the next start finds it and says so.
      void perform(one, work)
        .catch(() => {})
        .finally(resolve)
      tell(run)
      return { run, ended }
    } finally {
      if (source_id !== null) starting.delete(source_id)
    }
  }

  async function perform(
    one: Active,
    work: (run: RunRow, one: Active) => Promise<RunEnd | null>,
  ): Promise<void> {
    const { run } = one
    try {
      const end = await work(run, one).catch((error): RunEnd => failed(one, error))
      if (end)
        await commits.run(() =>
          runs.end({ ...end, fault_count: end.fault_count ?? runs.countFaults(run.no) }),
        )
      await sweepSnapshots()
    } finally {
      active.delete(run.id)
      tell(run)
    }
  }

  function failed({ run, abort }: Active, error: unknown): RunEnd {
    const ended = { id: run.id, ended_at: clock.now() }
    if (error instanceof Cancelled || abort.signal.aborted) {
      const stopped = abort.signal.reason === ('stopped' satisfies LeaveOff)
      const trouble = stopped
        ? {
            code: 'stopped',
            detail: 'Shopbell was closed while this run was under way. The old catalog is whole.',
          }
        : null
      return { ...ended, state: 'cancelled', trouble }
    }
    return { ...ended, state: 'failed', trouble: troubleOf(error) }
  }

  function work(one: Active, what: Work) {
    const { run } = one
    return deps.doWork(what, {
      signal: one.abort.signal,
      tell: (progress) => noteProgress(one, { run_id: run.id, source_id: run.source_id, ...progress }),
    })
  }

  function noteProgress(one: Active, progress: RunProgress): void {
    one.progress = progress
    push({ type: 'runs.progress', ...progress })
  }

  /** A file or a catalog from before into a bot of ours. */
  async function intoBot(
    one: Active,
    botId: string,
    make: (common: Common) => Promise<Work> | Work,
  ): Promise<RunEnd | null> {
    const { run, abort } = one
    const bot = bots.get(botId)
    const turn: WaitTurn = openWork(deps.writers, abort.signal)
    await turn.wait('import')
    await turn.wait(bot.no)
    try {
      const made = await make({
        run_id: run.id,
        run_no: run.no,
        source_id: run.source_id,
        bot: { id: bot.id, no: bot.no },
        sync_id: newId('syn', clock.now()),
        snapshot: snapshots.pathOf(snapshots.nameFor(run.id)),
      })
      const { outcome, exited } = work(one, made)
      // What the switch replaced is swept up by the same thread: until then the catalog is in its hands.
      turn.keepUntil(exited)
      const got = await outcome
      if (got.kind !== 'done') return endOf(run, got)
      deps.catalog.synced(bot, got.result)
      return null
    } catch (error) {
      // The thread may have died after the switch: then visitors have the new catalog all the same.
      if (existing(run.id).state !== 'done') throw error
      deps.catalog.synced(bot, resultOf(existing(run.id), bot.id))
      return null
    } finally {
      turn.leave()
    }
  }

  function endOf(run: RunRow, outcome: Outcome): RunEnd {
    const ended = { id: run.id, ended_at: clock.now() }
    if (outcome.kind === 'unchanged') {
      return {
        ...ended,
        state: 'unchanged',
        sha256: outcome.sha256,
        trouble: unchangedWords(run, outcome.sha256),
      }
    }
    if (outcome.kind !== 'braked') throw new Error(`a run cannot end with "${outcome.kind}"`)
    const { sha256, counts, difference, brake, fault_count } = outcome
    const products = counts.created + counts.updated + counts.unchanged
    const trouble = { code: `brake_${brake.why}`, detail: brakeWords(brake, products) }
    return { ...ended, state: 'braked', sha256, counts, difference, fault_count, trouble }
  }

  function unchangedWords(run: RunRow, sha256: string): Run['trouble'] {
    if (keptFiles(runs, run).includes(sha256)) {
      const detail =
        'This is the file you said no to, so the old catalog stays. Run it by hand to be asked again.'
      return { code: keptCode, detail }
    }
    const last = runs.lastDone(run.target_kind, run.target_id)
    if (last?.reason !== 'restore') return null
    const detail =
      'This is the file whose import was taken back, so it was not brought in again by itself. Run it by hand to bring it in.'
    return { code: 'taken_back', detail }
  }

  /** Beyond the last few of each bot, catalogs from before are let go. */
  async function sweepSnapshots(): Promise<void> {
    const gone = snapshots.beyondKept(runs.snapshots())
    if (gone.length === 0) return
    await commits.run(() => {
      for (const { id } of gone) runs.forgetSnapshot(id)
    })
    for (const { snapshot } of gone) await snapshots.remove(snapshot)
  }

  /** Whoever waits for a run is not to wait longer. */
  function leaveOff(): void {
    for (const { abort } of active.values()) abort.abort('stopped' satisfies LeaveOff)
  }

  function existing(id: string): RunRow {
    const found = runs.byId(id)
    if (found) return found
    throw problem('not_found', `There is no run with the id ${JSON.stringify(id)}.`)
  }

  return {
    existing,
    progressOf: (sourceId: string) => ofSource(sourceId)?.progress ?? null,
    progressOfRun: (runId: string) => active.get(runId)?.progress ?? null,
    isRunning: (sourceId: string) => ofSource(sourceId) !== null,

    runFile: (plan: FilePlan, also?: () => void) =>
      begin(
        { ...plan, reading: readingOf(plan) },
        async (run, one) => {
          const file = await locate(plan, folder.path)
          await commits.run(() =>
            runs.setFile(run.id, {
              path: file.path,
              bytes: file.bytes,
              sha256: null,
              modified_at: isoTime(file.modified_ms),
            }),
          )
          const reading = { file, mapping: plan.mapping, base_url: plan.base_url, mode: plan.mode }
          const { target, confirmed, brake_percent } = plan
          if (target.kind === 'connection') {
            const known = knownFiles(runs, run, null)
            return remote.run({
              run,
              connectionId: target.connection_id,
              reading,
              confirmed,
              known,
              brake_percent,
              sentBefore: sentBefore(runs, run),
              signal: one.abort.signal,
              work: (what) => work(one, what),
              tell: (progress) =>
                noteProgress(one, { run_id: run.id, source_id: run.source_id, ...progress }),
            })
          }
          return intoBot(one, target.bot_id, (common) => ({
            ...common,
            kind: 'import',
            reading,
            brake_percent,
            confirmed,
            known: knownFiles(runs, run, runs.catalogVersion(common.bot.no)),
          }))
        },
        also,
      ),

    /** The catalog from before a run, as a run of its own. */
    restore: (from: RunRow) => {
      const name = from.snapshot
      if (name === null || from.target_kind !== 'bot') throw notKept(from)
      const botId = from.target_id
      bots.get(botId)
      return begin(
        {
          source_id: from.source_id,
          name: from.source_name,
          target: { kind: 'bot', bot_id: botId },
          reason: 'restore',
          due_at: null,
          reading: readingOfRestore(from),
        },
        (_, one) =>
          intoBot(one, botId, (common) => ({ ...common, kind: 'restore', from: snapshots.pathOf(name) })),
      )
    },

    cancel: (sourceId: string): boolean => {
      const one = ofSource(sourceId)
      one?.abort.abort('cancelled' satisfies LeaveOff)
      return one !== null
    },

    cancelRun: (runId: string): boolean => {
      const one = active.get(runId)
      one?.abort.abort('cancelled' satisfies LeaveOff)
      return one !== undefined
    },

    /** All that goes on, to its end. */
    drain: async (): Promise<void> => {
      await Promise.all([...active.values()].map(({ ended }) => ended))
    },

    leaveOff,
    sweepSnapshots,

    stop: async (): Promise<RunRow[]> => {
      const all = [...active.values()]
      leaveOff()
      await Promise.all(all.map(({ ended }) => ended))
      return all.map(({ run }) => existing(run.id))
    },
  }
}

type Common = Pick<
  Extract<Work, { kind: 'restore' }>,
  'run_id' | 'run_no' | 'source_id' | 'bot' | 'sync_id' | 'snapshot'
>

function resultOf(run: RunRow, botId: string): SyncResult {
  const { rows: _, warnings: __, ...counts }: RunCounts = JSON.parse(run.counts ?? '{}')
  return { sync_id: run.id, bot_id: botId, mode: 'replace', ...counts, errors: [], duration_ms: 0 }
}

function troubleOf(error: unknown): NonNullable<Run['trouble']> {
  if (isProblem(error)) return { code: error.code, detail: error.message }
  const why = error instanceof Error ? error.message : String(error)
  return {
    code: 'internal',
    detail: `Something went wrong here: ${why}. The old catalog is whole. Run again; if it happens again, the log says more.`,
  }
}

function underWay(name: string) {
  return problem(
    'run_under_way',
    `${JSON.stringify(name)} is running already. Wait for it to end, or cancel it.`,
  )
}

function notKept(run: RunRow) {
  const why =
    run.target_kind === 'bot' ? 'only those of the last ten changes are' : 'it went to a service elsewhere'
  return problem('not_found', `The catalog from before this run is not kept: ${why}.`)
}
