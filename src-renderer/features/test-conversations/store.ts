import { create } from 'zustand'
import { t } from '#renderer/i18n/index.ts'
import { createResources } from '#renderer/lib/resource.ts'
import { onPush, rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { DialogueRun, SavedDialogue } from '#shared/rpc/dialogues.ts'

export const testsOf = createResources((bot_id) => rpc('dialogues.list', { bot_id }), ['dialogues.changed'])
export const testOf = createResources((id) => rpc('dialogues.get', { id }), ['dialogues.changed'])

type Progress = { readonly done: number; readonly total: number }

/** The runs under way, by bot; one begun in another window is seen here too. */
export const useRuns = create<Readonly<Record<string, Progress | undefined>>>(() => ({}))

onPush(['dialogues.progress'], ({ bot_id, done, total }) => {
  useRuns.setState({ [bot_id]: done < total ? { done, total } : undefined })
})

/** Plays them against the bot as it is now; all of them where none is named. */
export async function run(botId: string, total: number, ids?: readonly string[]): Promise<void> {
  useRuns.setState({ [botId]: { done: 0, total } })
  try {
    const { runs, cancelled } = await rpc('dialogues.run', {
      bot_id: botId,
      ...(ids ? { ids: [...ids] } : {}),
    })
    showToast(cancelled ? t('dialogues.cancelled', { count: runs.length }) : summary(runs))
  } catch (error) {
    showProblem(error)
  } finally {
    useRuns.setState({ [botId]: undefined })
    await refresh(botId, ids ?? [])
  }
}

function summary(runs: readonly DialogueRun[]): string {
  const failed = runs.filter(({ passed }) => !passed).length
  const changed = runs.filter((one) => one.passed && one.changed > 0).length
  if (failed > 0) return t('dialogues.ran_failed', { count: failed })
  if (changed > 0) return t('dialogues.ran_changed', { count: changed })
  return t('dialogues.ran_well', { count: runs.length })
}

export async function cancelRun(botId: string): Promise<void> {
  await rpc('dialogues.cancel', { bot_id: botId }).catch(showProblem)
}

/** Removing can be undone; only the answers of the last run are lost. */
export async function removeTest({ id, bot_id, dialogue }: SavedDialogue): Promise<void> {
  try {
    await rpc('dialogues.remove', { id })
    await refresh(bot_id, [])
    showToast(t('dialogues.removed', { name: dialogue.name }), async () => {
      await rpc('dialogues.save', { bot_id, dialogue })
      await refresh(bot_id, [])
    })
  } catch (error) {
    showProblem(error)
  }
}

export async function importText(botId: string, text: string): Promise<void> {
  const { saved } = await rpc('dialogues.import', { bot_id: botId, text })
  await refresh(botId, [])
  showToast(t('dialogues.imported', { count: saved }))
}

/** Pushes refresh it too; this way what was just done is on screen before anything else is. */
export async function refresh(botId: string, ids: readonly string[]): Promise<void> {
  await Promise.all([
    testsOf(botId).getState().refresh(),
    ...ids.map((id) => testOf(id).getState().refresh()),
  ])
}
