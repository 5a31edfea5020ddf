import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { Secrets } from '#main/features/secrets/index.ts'
import { type Clock, isoTime } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultText } from '#shared/faults/text.ts'
import { faultProblem } from '#shared/problem.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import { timezoneSchema } from '#shared/schemas/bot.ts'
import type { CatalogCopy, Preview, Run, Source, SourceInput } from '#shared/schemas/source.ts'
import { createCopies } from './copies/copies.ts'
import { createKeptCopies } from './copies/kept-copies.ts'
import { namingCopies } from './copies/named.ts'
import { createRunRepository } from './history/repository.ts'
import { createSnapshotFolder } from './history/snapshot-folder.ts'
import { locate } from './locate.ts'
import { remoteApproval } from './remote-approval.ts'
import { createSourceRepository, type SourceRow, type WrittenSource } from './repository.ts'
import type { Approval } from './runs/approval.ts'
import type { FilePlan, RunnerDeps } from './runs/deps.ts'
import { approvalFor } from './runs/given-approval.ts'
import { keepHistory } from './runs/history.ts'
import { createPreviews, type PreviewRequest } from './runs/previews.ts'
import { declined, interrupted } from './runs/run-parts.ts'
import { createRunner } from './runs/runner.ts'
import { showCheck, showFault, showRun, showState, targetColumns } from './runs/show.ts'
import { checkSchedule, nextRuns, notATimezone, scheduleFault } from './schedule.ts'
import {
  completed,
  type GivenSource,
  inputOf,
  type Loose,
  type SignsIn,
  withoutUndefined,
} from './settings.ts'
import { createShopAddresses } from './shop-address.ts'
import { checkTarget, targetProblem } from './target.ts'
import { createFileWatch } from './watch/file-watch.ts'
import { createWebSignIns, isSameHost } from './web/sign-in.ts'
import { createWebFiles, isWebAddress } from './web/web-files.ts'

export type Imports = ReturnType<typeof createImports>

type RunOptions = {
  readonly wait: boolean
  readonly confirm: boolean
  readonly braked_run_id?: string | undefined
}

/** Shown as a strip of small squares. */
const stripLength = 30
const dueShown = 5
/** Looking twice a minute, a run on time starts within this. */
const lateMs = 90_000

type ImportsDeps = Omit<RunnerDeps, 'webFiles'> & {
  readonly clock: Clock
  readonly push: (push: Push) => void
  readonly subscribe: (listener: (push: Push) => void) => () => void
  readonly stopping?: AbortSignal | undefined
  readonly outgoing: Pick<Outgoing, 'request' | 'check'>
  readonly secrets: Secrets
}

/** Where catalogs come from: files and folders of this PC, each with how it is read, where it goes and when. */
export function createImports(given: ImportsDeps) {
  const { commits, clock, push, bots, folder } = given
  const stored = createCopies({ ...given, folder: folder.catalogs })
  const webFiles = createWebFiles({ ...given, copies: stored })
  const signIns = createWebSignIns(given)
  const deps = { ...given, webFiles, doWork: namingCopies(folder.catalogs, given.doWork) }
  const repository = createSourceRepository(deps.db, folder.catalogs)
  const shopAddresses = createShopAddresses({ bots, sources: repository.list })
  const runs = createRunRepository(deps.db)
  const snapshots = createSnapshotFolder(folder.snapshots)
  const runner = createRunner(deps, runs, snapshots, repository.setDue)
  const previews = createPreviews(deps)
  const copies = createKeptCopies({
    copies: stored,
    named: repository.list,
    underWay: runs.underWay,
  })
  const watch = createFileWatch({
    ...deps.pace,
    dataPath: folder.path,
    changed: runChanged,
  })
  let isWatching = false
  /** Sources whose file changed while they ran. */
  const changedAgain = new Set<string>()
  const startedAt = clock.now()

  const history = keepHistory({ ...deps, runs, sweepSnapshots: runner.sweepSnapshots })

  function row(id: string): SourceRow {
    const found = repository.byId(id)
    if (found) return found
    throw faultProblem('not_found', fault('source_missing', { id }))
  }

  function show(found: SourceRow): Source {
    const recent = runs.ofSource(found.id, stripLength)
    const [last] = recent
    const input = inputOf(found)
    const isResting = targetProblem(input.target, deps) !== null
    return {
      ...input,
      id: found.id,
      copy: copies.of(found.path),
      auth: signIns.show(found.id),
      running: runner.progressOf(found.id),
      last_run: last ? showRun(last, runner.progressOfRun(last.id)) : null,
      last_runs: recent
        .map(({ id, state, started_at }) => ({ id, state: showState(state), at: isoTime(started_at) }))
        .reverse(),
      schedule_fault: found.cron === null ? null : scheduleFault(found.cron),
      next_due: found.enabled && !isResting ? dueOf(found, dueShown).map(isoTime) : [],
      waiting_for: isResting ? 'target' : last?.state === 'needs_approval' ? 'answer' : null,
      created_at: isoTime(found.created_at),
      updated_at: isoTime(found.updated_at),
    }
  }

  function dueOf(
    schedule: { readonly cron: string | null; readonly timezone: string },
    count: number,
  ): number[] {
    const { cron, timezone } = schedule
    return cron === null ? [] : nextRuns({ cron, timezone, afterMs: clock.now(), count })
  }

  function written(id: string, input: SourceInput): WrittenSource {
    const { schedule, target, mapping, enabled, brake_percent, ...rest } = input
    return {
      ...rest,
      approval_percent: brake_percent,
      ...targetColumns(target),
      id,
      mapping: mapping && JSON.stringify(mapping),
      cron: schedule.cron,
      timezone: schedule.timezone,
      watch: Number(schedule.watch),
      enabled: Number(enabled),
      due_at: enabled ? (dueOf(schedule, 1)[0] ?? null) : null,
      updated_at: clock.now(),
    }
  }

  function changed(id: string): Source {
    push({ type: 'sources.changed', source_id: id })
    watchAll()
    return show(row(id))
  }

  function planOf(found: SourceRow, extra: Pick<FilePlan, 'reason' | 'due_at' | 'approval'>): FilePlan {
    const auth = () => signIns.open(found.id, found.name)
    return { ...planIn(inputOf(found)), source_id: found.id, changed_at: found.updated_at, auth, ...extra }
  }

  function planIn({ brake_percent, ...input }: SourceInput) {
    return { ...shopAddresses.addedTo(input), approval_percent: brake_percent }
  }

  /** A run nobody waits for; what stops it is in its record. */
  async function runAutomatically(
    sourceId: string,
    planned: Pick<FilePlan, 'reason' | 'due_at'>,
    also?: () => void,
  ): Promise<void> {
    const found = repository.byId(sourceId)
    if (!found?.enabled || runner.isRunning(sourceId)) return
    const plan = planOf(found, { ...planned, approval: 'none' })
    if (targetProblem(plan.target, deps) === null) await runner.runFile(plan, also)
  }

  /** What changed while it was read is read once more after. */
  async function runChanged(sourceId: string): Promise<void> {
    if (runner.isRunning(sourceId)) {
      if (changedAgain.has(sourceId)) return
      changedAgain.add(sourceId)
      await runner.whenFree(sourceId)
      changedAgain.delete(sourceId)
      if (!isWatching) return
    }
    await runAutomatically(sourceId, { reason: 'file_changed', due_at: null })
  }

  async function started(
    begun: Promise<{ readonly run: { readonly id: string }; readonly ended: Promise<void> }>,
    wait: boolean,
  ): Promise<Run> {
    const { run, ended } = await begun
    if (wait) await ended
    return shownRun(run.id)
  }

  function shownRun(id: string): Run {
    return showRun(runner.existing(id), runner.progressOfRun(id))
  }

  function watchAll(): void {
    if (!isWatching) return
    const wanted = repository
      .list()
      .filter((found) => found.enabled && found.watch && !isWebAddress(found.path))
    watch.set(
      wanted.map(({ id, path, pattern }) => {
        const last = runs.ofSource(id, 1)[0]
        const wasMissing = last?.state === 'failed' && last.file === null
        return { id, path, pattern, lastFile: runs.lastFile(id), wasMissing }
      }),
    )
  }

  return {
    list: (): Source[] => repository.list().map(show),
    get: (id: string): Source => show(row(id)),

    create: async ({ auth, ...given }: GivenSource & SignsIn): Promise<Source> => {
      const input = completed(given, bots)
      checkTarget(input.target, deps)
      checkSchedule(input.schedule)
      await webFiles.checkPlace(input.path)
      const id = newId('src', clock.now())
      await commits.run(() => {
        repository.insert(written(id, input))
        signIns.keep(id, auth)
      })
      return changed(id)
    },

    update: async (id: string, { auth, ...given }: Loose<SourceInput> & SignsIn): Promise<Source> => {
      const changes = withoutUndefined(given)
      if (changes.target) checkTarget(changes.target, deps)
      if (changes.schedule) checkSchedule(changes.schedule)
      const { path: oldPath } = row(id)
      if (changes.path !== undefined && changes.path !== oldPath) await webFiles.checkPlace(changes.path)
      await commits.run(() => {
        const before = row(id)
        const after = written(id, { ...inputOf(before), ...changes })
        const isSameTime =
          before.cron === after.cron && before.timezone === after.timezone && before.enabled === after.enabled
        repository.update(isSameTime ? { ...after, due_at: before.due_at } : after)
        signIns.keep(id, auth === undefined && !isSameHost(before.path, after.path) ? null : auth)
      })
      // What a run still reads is left to the next sweep.
      if (!runner.isRunning(id)) await copies.removeUnused(oldPath)
      return changed(id)
    },

    remove: async (id: string): Promise<{ removed: boolean }> => {
      const { path } = row(id)
      runner.cancel(id)
      const removed = await commits.run(() => {
        signIns.keep(id, null)
        return repository.remove(id)
      })
      await copies.removeUnused(path)
      push({ type: 'sources.changed', source_id: id })
      watchAll()
      return { removed }
    },

    preview: async (asked: PreviewRequest, sourceId?: string | null): Promise<Preview> => {
      const request = shopAddresses.addedTo(asked)
      const found = await previews.preview(sourceId ? signIns.added(request, row(sourceId)) : request)
      const { check: own, faults, ...rest } = found
      const target = request.target && { ...targetColumns(request.target), source_id: sourceId ?? null }
      const check = own
        ? target
          ? runner.withOther(own, target)
          : own
        : remoteApproval({ ...request, runs, sourceId, found })
      const { base_url } = request
      return { ...rest, base_url, faults: faults.map(showFault), brake: check && showCheck(check) }
    },
    upload: copies.upload,
    uploadFrom: async (given: string): Promise<CatalogCopy> => {
      const { path, bytes } = await locate({ path: given, pattern: null }, folder.path)
      return copies.upload({ name: basename(path), body: createReadStream(path), bytes })
    },
    sweepCopies: () => copies.sweep(false),
    cancelPreview: previews.cancel,
    settingsOf: (id: string): SourceInput => inputOf(row(id)),

    run: async (id: string, options: RunOptions): Promise<Run> => {
      const plan = planOf(row(id), { reason: 'manual', due_at: null, approval: 'none' })
      checkTarget(plan.target, deps)
      const approval = approvalFor({ ...options, runs, plan, settingsHash: runner.settingsHash(plan) })
      const reason = typeof approval === 'object' ? 'confirmed' : 'manual'
      return started(runner.runFile({ ...plan, approval, reason }), options.wait)
    },

    /** The import that needs approval is declined. */
    decline: async (id: string): Promise<Source> => {
      const last = runs.ofSource(row(id).id, 1)[0]
      if (last?.state === 'needs_approval') {
        await commits.run(() => runs.decline(last.id, declined))
        push({ type: 'runs.changed', run_id: last.id, source_id: id })
      }
      return changed(id)
    },

    cancelRun: (id: string): { cancelled: boolean } => ({
      cancelled: runner.cancelRun(runner.existing(id).id),
    }),

    runFile: async (given: GivenSource, options: RunOptions): Promise<Run> => {
      const input = completed(given, bots)
      checkTarget(input.target, deps)
      const approval: Approval = options.confirm ? 'any' : 'none'
      const extra = { source_id: null, reason: 'manual', due_at: null, approval, changed_at: null } as const
      return started(runner.runFile({ ...planIn(input), ...extra }), options.wait)
    },

    restore: (runId: string, wait: boolean): Promise<Run> =>
      started(runner.restore(runner.existing(runId)), wait),

    due: (schedule: { readonly cron: string | null; readonly timezone: string }) => {
      const { cron, timezone } = schedule
      const isZone = timezoneSchema.safeParse(timezone).success
      const wrong = (cron === null ? null : scheduleFault(cron)) ?? (isZone ? null : notATimezone)
      if (wrong) return { next: [], fault: faultText(wrong), cause: wrong }
      return { next: dueOf(schedule, dueShown).map(isoTime), fault: null, cause: null }
    },

    /** What has come due since the last look, each once however often it was missed. */
    runDue: async (): Promise<void> => {
      const now = clock.now()
      for (const found of repository.list()) {
        // What a stop cut off is due again, but not before the next start.
        if (deps.stopping?.aborted) return
        if (!found.enabled || found.cron === null) continue
        const next = dueOf(found, 1)[0] ?? null
        const isOff = found.due_at === null || (next !== null && found.due_at > next)
        // Also where the clock was set back: a due time beyond the next one would be waited for in vain.
        if (isOff) await commits.run(() => repository.setDue(found.id, next))
        if (isOff || found.due_at === null || found.due_at > now || runner.isRunning(found.id)) continue
        const setNext = () => repository.setDue(found.id, next)
        if (targetProblem(inputOf(found).target, deps) !== null) {
          await commits.run(setNext)
          continue
        }
        const isMissed = found.due_at < startedAt || now - found.due_at > lateMs
        await runAutomatically(
          found.id,
          { reason: isMissed ? 'missed' : 'schedule', due_at: found.due_at },
          setNext,
        )
      }
    },

    noteRefused: history.noteRefused,
    noteSettled: history.noteSettled,

    /** At the start: what was under way when the process ended, and what it left. */
    recover: async (): Promise<void> => {
      const left = runs.underWay()
      await commits.run(() => {
        for (const run of left) {
          runs.end({ id: run.id, state: 'failed', ended_at: clock.now(), failure: interrupted })
        }
      })
      await history.tidy()
      await copies.sweep(true)
      await snapshots.sweep(new Set(runs.snapshots().map(({ snapshot }) => snapshot)))
    },

    startWatching: (): (() => Promise<void>) => {
      isWatching = true
      watchAll()
      return async () => {
        isWatching = false
        await watch.close()
      }
    },

    drain: runner.drain,
    abortAll: () => {
      previews.cancelAll()
      runner.abortAll()
    },
    stop: async (): Promise<void> => {
      previews.cancelAll()
      await copies.settled()
      await webFiles.forgetAll()
      await runner.stop()
    },

    runs,
    showRun: shownRun,
    existingRun: runner.existing,
  }
}
