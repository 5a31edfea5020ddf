import { create } from 'zustand'
import { t } from '#renderer/i18n/index.ts'
import { createResource, createResources } from '#renderer/lib/resource.ts'
import { onPush, rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { CatalogCopy, Run, RunProgress, Source } from '#shared/schemas/source.ts'

export const useSources = createResource(
  async () => (await rpc('sources.list', {})).sources,
  // A source rests while what it feeds is gone.
  ['sources.changed', 'runs.changed', 'bots.changed', 'connections.changed'],
)
export const runsOf = createResources(
  (source_id) => rpc('runs.list', { source_id }),
  ['sources.changed', 'runs.changed'],
)
export const runOf = createResources((run_id) => rpc('runs.get', { run_id }), ['runs.changed'])
/** From the command line, or of sources that are gone. */
export const useLooseRuns = createResource(
  async () => (await rpc('runs.list', { limit: 200 })).runs.filter(({ source_id }) => source_id === null),
  ['sources.changed', 'runs.changed'],
)

/** How far the runs under way are, by run; pushed several times a second, so never read for it. */
const useProgress = create<Readonly<Record<string, RunProgress>>>(() => ({}))
onPush(['runs.progress'], ({ type: _, ...progress }) => useProgress.setState({ [progress.run_id]: progress }))

export function useProgressOf(run: Run): RunProgress | null {
  return useProgress((all) => all[run.id]) ?? run.progress ?? null
}

/** A file that was dropped or chosen, or its path, for the page that takes it. */
export const useChosen = create<{ readonly chosen: File | string | null }>(() => ({ chosen: null }))

/** Null when it could not begin, which a toast says. `approved`: the run that waits for approval. */
export function runSource({ id }: Pick<Source, 'id'>, approved?: Run): Promise<Run | null> {
  const approval = approved ? { confirm: true, braked_run_id: approved.id } : {}
  return begun(rpc('sources.run', { source_id: id, ...approval }))
}

/** Sources that fill one bot together: none removes what another brought. */
export function keepBoth({ id }: Pick<Source, 'id'>): Promise<Run | null> {
  const both = async () => {
    const { sources } = await rpc('sources.list', {})
    const own = sources.find((source) => source.id === id)
    const isBeside = ({ target, mode }: Source) =>
      mode === 'replace' && JSON.stringify(target) === JSON.stringify(own?.target)
    for (const source of sources.filter(isBeside))
      await rpc('sources.update', { source_id: source.id, mode: 'merge' })
    return rpc('sources.run', { source_id: id })
  }
  return begun(both())
}

export function keepCatalog({ id }: Pick<Source, 'id'>): Promise<boolean> {
  return done(rpc('sources.keep', { source_id: id }), () => t('catalogs.kept'))
}

export async function cancelRun({ id }: Pick<Run, 'id'>): Promise<void> {
  await done(rpc('runs.cancel', { run_id: id }))
}

/** A newer file takes the place of the copy, and is imported. */
export function runNewer({ id }: Pick<Source, 'id'>, { path }: CatalogCopy): Promise<Run | null> {
  return begun(
    rpc('sources.update', { source_id: id, path }).then(() => rpc('sources.run', { source_id: id })),
  )
}

export async function setEnabled(source: Source, enabled: boolean): Promise<void> {
  await done(rpc('sources.update', { source_id: source.id, enabled }), () =>
    t(enabled ? 'catalogs.resumed' : 'catalogs.now_paused', { name: source.name }),
  )
}

export async function removeSource({ id, name }: Source): Promise<boolean> {
  return done(rpc('sources.remove', { source_id: id }), () => t('catalogs.removed', { name }))
}

export function undoImport({ id }: Pick<Run, 'id'>): Promise<Run | null> {
  return begun(rpc('runs.restore', { run_id: id, wait: false }))
}

async function begun(act: Promise<Run>): Promise<Run | null> {
  try {
    const run = await act
    await useSources.getState().refresh()
    return run
  } catch (error) {
    showProblem(error)
    return null
  }
}

async function done(act: Promise<unknown>, words?: () => string): Promise<boolean> {
  try {
    await act
    await useSources.getState().refresh()
    if (words) showToast(words())
    return true
  } catch (error) {
    showProblem(error)
    return false
  }
}
