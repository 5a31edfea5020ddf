import { create } from 'zustand'
import { t } from '#renderer/i18n/index.ts'
import { createResource, createResources } from '#renderer/lib/resource.ts'
import { onPush, rpc } from '#renderer/rpc/index.ts'
import { tell, tellProblem } from '#renderer/ui/toast.tsx'
import type { Run, RunProgress, Source } from '#shared/schemas/source.ts'

export const useSources = createResource(
  async () => (await rpc('sources.list', {})).sources,
  ['sources.changed', 'runs.changed'],
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

/** How far the runs under way are, by run; told several times a second, so never read for it. */
const useProgress = create<Readonly<Record<string, RunProgress>>>(() => ({}))
onPush(['runs.progress'], ({ type: _, ...progress }) => useProgress.setState({ [progress.run_id]: progress }))

export function useProgressOf(run: Run): RunProgress | null {
  return useProgress((all) => all[run.id]) ?? run.progress ?? null
}

/** A file that was dropped or chosen, for the page that adds it. */
export const useChosenPath = create<{ readonly path: string | null }>(() => ({ path: null }))

/** Null when it could not begin, which is told. */
export function runSource({ id }: Pick<Source, 'id'>, confirm = false): Promise<Run | null> {
  return begun(rpc('sources.run', { source_id: id, confirm }))
}

export function keepCatalog({ id }: Pick<Source, 'id'>): Promise<boolean> {
  return done(rpc('sources.keep', { source_id: id }), () => t('catalogs.kept'))
}

export async function cancelRun({ id }: Pick<Run, 'id'>): Promise<void> {
  await done(rpc('runs.cancel', { run_id: id }))
}

export async function setEnabled(source: Source, enabled: boolean): Promise<void> {
  await done(rpc('sources.update', { source_id: source.id, enabled }), () =>
    t(enabled ? 'catalogs.resumed' : 'catalogs.now_paused', { name: source.name }),
  )
}

export async function removeSource({ id, name }: Source): Promise<boolean> {
  return done(rpc('sources.remove', { source_id: id }), () => t('catalogs.removed', { name }))
}

export function takeBack({ id }: Pick<Run, 'id'>): Promise<Run | null> {
  return begun(rpc('runs.restore', { run_id: id, wait: false }))
}

async function begun(act: Promise<Run>): Promise<Run | null> {
  try {
    const run = await act
    await useSources.getState().refresh()
    return run
  } catch (error) {
    tellProblem(error)
    return null
  }
}

async function done(act: Promise<unknown>, words?: () => string): Promise<boolean> {
  try {
    await act
    await useSources.getState().refresh()
    if (words) tell(words())
    return true
  } catch (error) {
    tellProblem(error)
    return false
  }
}
