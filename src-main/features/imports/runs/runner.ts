import { setImmediate as nextTurn } from 'node:timers/promises'
import { isoTime } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { maskUrl } from '#main/lib/outgoing/index.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import type { RunProgress, SourceTarget } from '#shared/schemas/source.ts'
import type { RunEnd, RunRepository, RunRow } from '../history/repository.ts'
import type { SnapshotFolder } from '../history/snapshot-folder.ts'
import type { LocatedFile } from '../locate.ts'
import { currencyFor } from '../target.ts'
import { settledFile } from '../watch/settled.ts'
import { isWebAddress, type WebFile } from '../web/web-files.ts'
import type { FilePlan, RunnerDeps } from './deps.ts'
import { createEnds } from './ends.ts'
import { failureOf } from './failure.ts'
import { Cancelled, type Work } from './job.ts'
import { createRemoteRuns } from './remote.ts'
import { type Common, namedBy, notKept, resultOf, settling, stillWritten, underWay } from './run-parts.ts'
import {
  knownFile,
  lastImported,
  restoreMark,
  sentBefore,
  sentHashes,
  settingsHash,
  unchangedHashes,
  waitingHash,
} from './seen-files.ts'
import { targetColumns } from './show.ts'
import { openWork, type WaitTurn } from './turn.ts'

type Active = {
  readonly run: RunRow
  readonly abort: AbortController
  readonly ended: Promise<void>
  progress: RunProgress | null
  /** The file that waits for approval already. */
  asked: string | null
}

/** Why a run is aborted. */
type AbortReason = 'cancelled' | 'stopped'

export function createRunner(
  deps: RunnerDeps,
  runs: RunRepository,
  snapshots: SnapshotFolder,
  /** A run by the clock that a stop cut off: it is to come again. Kept with its end, or neither. */
  onCutOff: (sourceId: string, dueAt: number) => void,
) {
  const { commits, clock, folder, bots, push } = deps
  const active = new Map<string, Active>()
  /** Sources whose run is being recorded. */
  const starting = new Set<string>()
  const remote = createRemoteRuns(deps, runs)
  const { endOf, withOther } = createEnds({ runs, clock })

  function ofSource(sourceId: string): Active | null {
    for (const one of active.values()) if (one.run.source_id === sourceId) return one
    return null
  }

  function isRunning(sourceId: string): boolean {
    return ofSource(sourceId) !== null || starting.has(sourceId)
  }

  function pushChanged(run: RunRow): void {
    push({ type: 'runs.changed', run_id: run.id, source_id: run.source_id })
    if (run.source_id !== null) push({ type: 'sources.changed', source_id: run.source_id })
  }

  /** Recorded before anything is done; `also` goes with it or not at all. */
  async function begin(
    planned: {
      readonly target: SourceTarget
      readonly source_id: string | null
      readonly name: string
    } & Pick<RunRow, 'reason' | 'due_at' | 'settings_hash'>,
    work: (run: RunRow, one: Active) => Promise<RunEnd | null>,
    also: () => void = () => {},
  ): Promise<{ readonly run: RunRow; readonly ended: Promise<void> }> {
    const now = clock.now()
    const id = newId('run', now)
    const { source_id } = planned
    if (source_id !== null) {
      // One that has ended but for its clean-up is no reason to refuse.
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
          settings_hash: planned.settings_hash,
        })
        also()
        return existing(id)
      })
      const { promise: ended, resolve } = Promise.withResolvers<void>()
      const one: Active = { run, abort: new AbortController(), ended, progress: null, asked: null }
      active.set(id, one)
      // Where even its end cannot be written (a full disk), the next start finds it and says so.
      void perform(one, work)
        .catch((err) => deps.log.error({ err, run_id: id }, 'the end of an import could not be recorded'))
        .finally(resolve)
      pushChanged(run)
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
        await commits.run(() => {
          // Asked already: one more run would say nothing, and hide the one that waits for the answer.
          if (end.state === 'unchanged' && end.sha256 && end.sha256 === one.asked) {
            runs.remove(run.no)
            return
          }
          runs.end({ ...end, fault_count: end.fault_count ?? runs.countFaults(run.no) })
          const isCutOff = end.state === 'cancelled' && isStopped(one)
          if (isCutOff && run.source_id !== null && run.due_at !== null) onCutOff(run.source_id, run.due_at)
        })
      await sweepSnapshots()
    } finally {
      active.delete(run.id)
      pushChanged(run)
    }
  }

  function isStopped({ abort }: Active): boolean {
    return abort.signal.reason === ('stopped' satisfies AbortReason)
  }

  function failed(one: Active, error: unknown): RunEnd {
    const ended = { id: one.run.id, ended_at: clock.now() }
    if (error instanceof Cancelled || one.abort.signal.aborted) {
      const failure = isStopped(one) ? ({ kind: 'stopped', ...fault('import_stopped') } as const) : null
      return { ...ended, state: 'cancelled', failure }
    }
    return { ...ended, state: 'failed', failure: failureOf(error, deps.log) }
  }

  function work(one: Active, what: Work, holds = false) {
    const { run } = one
    return deps.doWork(what, {
      holds,
      signal: one.abort.signal,
      report: (progress) => noteProgress(one, { run_id: run.id, source_id: run.source_id, ...progress }),
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
      const { outcome, exited, release } = work(one, made, true)
      // What the switch replaced is swept up by the same thread: until then the catalog is in its hands.
      turn.keepUntil(exited)
      const got = await outcome
      if (got.kind !== 'done') return endOf(run, got)
      deps.catalog.synced(bot, got.result)
      void deps.catalog.indexed(bot).then(release, release)
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

  /** Beyond the last few of each bot, catalogs from before are let go. */
  async function sweepSnapshots(): Promise<void> {
    const gone = snapshots.beyondKept(runs.snapshots())
    if (gone.length === 0) return
    await commits.run(() => {
      for (const { id } of gone) runs.forgetSnapshot(id)
    })
    for (const { snapshot } of gone) await snapshots.remove(snapshot)
  }

  function hashFor(plan: FilePlan): string {
    const settings = { ...plan, currency: currencyFor(plan.target, bots) }
    if (plan.target.kind === 'bot') return settingsHash(settings)
    const { widget_base_url, bot_id, syncKeyLast4 } = deps.connections.open(plan.target.connection_id)
    return settingsHash(settings, [widget_base_url, bot_id, syncKeyLast4()])
  }

  /** A file that lies here, into the bot or service it is for. */
  async function importFile(
    plan: FilePlan,
    one: Active,
    file: LocatedFile | WebFile | null,
  ): Promise<RunEnd | null> {
    const { run } = one
    const named = namedBy(run)
    if (file === null)
      return { id: run.id, state: 'failed', ended_at: clock.now(), failure: stillWritten(plan.path) }
    await commits.run(() =>
      runs.setFile(run.id, {
        path: isWebAddress(plan.path) ? maskUrl(plan.path) : file.path,
        bytes: file.bytes,
        sha256: null,
        modified_at: isoTime(file.modified_ms),
        validators: 'validators' in file ? file.validators : undefined,
      }),
    )
    const { target, approval, approval_percent, mapping, base_url, mode } = plan
    const input = { file, mapping, base_url, mode, currency: currencyFor(target, bots) }
    if (target.kind === 'connection') {
      return remote.run({
        run,
        connectionId: target.connection_id,
        input,
        approval,
        unchanged: seenHashes(plan, one),
        approval_percent,
        sentBefore: sentBefore(runs, run),
        signal: one.abort.signal,
        work: (what) => work(one, what),
        report: (progress) => noteProgress(one, { ...named, ...progress }),
      })
    }
    return intoBot(one, target.bot_id, (common) => ({
      ...common,
      kind: 'import',
      input,
      approval_percent,
      approval,
      unchanged: seenHashes(plan, one),
      last: lastImported(runs, run)?.sha256 ?? null,
    }))
  }

  /** A file that the server says is the one we read last is not fetched. */
  function importFromWeb(plan: FilePlan, one: Active): Promise<RunEnd | null> {
    const { run, abort } = one
    const known = plan.approval === 'none' ? knownFile(runs, run, seenHashes(plan, one)) : null
    const ask = { url: plan.path, auth: plan.auth?.(), signal: abort.signal, known: known?.file.validators }
    return deps.webFiles.use(ask, async (file) => {
      if (file || !known) return importFile(plan, one, file)
      await commits.run(() => runs.setFile(run.id, known.file))
      return endOf(run, { kind: 'unchanged', sha256: known.sha256 })
    })
  }

  /** Of files that would change nothing, or wait for approval already. */
  function seenHashes(plan: FilePlan, one: Active): string[] {
    const { run } = one
    one.asked = waitingHash(runs, run, plan.changed_at)
    const asked = one.asked === null ? [] : [one.asked]
    if (plan.target.kind === 'connection') return [...sentHashes(runs, run), ...asked]
    const { no } = bots.get(plan.target.bot_id)
    return [...unchangedHashes(runs, run, runs.catalogVersion(no)), ...asked]
  }

  /** Whoever waits for a run is not to wait longer. */
  function abortAll(): void {
    for (const { abort } of active.values()) abort.abort('stopped' satisfies AbortReason)
  }

  function existing(id: string): RunRow {
    const found = runs.byId(id)
    if (found) return found
    throw faultProblem('not_found', fault('import_missing', { id }))
  }

  return {
    existing,
    progressOf: (sourceId: string) => ofSource(sourceId)?.progress ?? null,
    progressOfRun: (runId: string) => active.get(runId)?.progress ?? null,
    isRunning,
    /** Once what goes on with a source has ended. */
    whenFree: async (sourceId: string): Promise<void> => {
      while (isRunning(sourceId)) await (ofSource(sourceId)?.ended ?? nextTurn())
    },
    settingsHash: hashFor,
    withOther,

    runFile: (plan: FilePlan, also?: () => void) =>
      begin(
        { ...plan, settings_hash: hashFor(plan) },
        async (run, one) => {
          const { signal } = one.abort
          const waiting = () => noteProgress(one, { ...namedBy(run), ...settling })
          if (isWebAddress(plan.path)) {
            waiting()
            return importFromWeb(plan, one)
          }
          const file = await settledFile(plan, { ...deps.pace, dataPath: folder.path, signal, waiting })
          return importFile(plan, one, file)
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
          settings_hash: restoreMark(from),
        },
        (_, one) =>
          intoBot(one, botId, (common) => ({ ...common, kind: 'restore', from: snapshots.pathOf(name) })),
      )
    },

    cancel: (sourceId: string): boolean => {
      const one = ofSource(sourceId)
      one?.abort.abort('cancelled' satisfies AbortReason)
      return one !== null
    },

    cancelRun: (runId: string): boolean => {
      const one = active.get(runId)
      one?.abort.abort('cancelled' satisfies AbortReason)
      return one !== undefined
    },

    /** All that goes on, to its end. */
    drain: async (): Promise<void> => {
      await Promise.all([...active.values()].map(({ ended }) => ended))
    },

    abortAll,
    sweepSnapshots,

    stop: async (): Promise<void> => {
      abortAll()
      await Promise.all([...active.values()].map(({ ended }) => ended))
    },
  }
}
