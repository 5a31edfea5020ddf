import { create } from 'zustand'
import { t } from '#renderer/i18n/index.ts'
import { pageSize, readAll } from '#renderer/lib/read-all.ts'
import { createResource, createResources } from '#renderer/lib/resource.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { CallInput, CallOutput } from '#shared/rpc/contract.ts'
import type { UnansweredGroup } from '#shared/schemas/unanswered.ts'

export type Waiting = {
  readonly groups: readonly UnansweredGroup[]
  /** False where only words could be compared. */
  readonly byMeaning: boolean
}

export const waitingOf = createResources(readWaiting, ['unanswered.changed'])

async function readWaiting(bot_id: string): Promise<Waiting> {
  let byMeaning = true
  const groups = await readAll(async (after) => {
    const page = await rpc('unanswered.list', { bot_id, limit: pageSize, ...(after ? { after } : {}) })
    byMeaning = page.by_meaning
    return { items: page.groups, next: page.next }
  })
  return { groups, byMeaning }
}

/** Questions that wait, of all bots together. */
const useWaitingQuestions = createResource(async () => {
  const { bots } = await rpc('bots.list', {})
  const lists = await Promise.all(bots.map(({ id }) => rpc('unanswered.list', { bot_id: id, limit: 1 })))
  return lists.reduce((sum, { questions }) => sum + questions, 0)
}, ['unanswered.changed', 'bots.changed'])

/** For the sidebar. */
export function useUnansweredCount(): number {
  return useLoad(useWaitingQuestions).data ?? 0
}

export type Taught = CallOutput<'unanswered.teach'> & { readonly group: UnansweredGroup }
type Teaching = Omit<CallInput<'unanswered.teach'>, 'bot_id' | 'group_id'>

/** What came of it stays in sight, though the group itself is gone from the list. */
export const useTaught = create<Readonly<Record<string, Taught>>>(() => ({}))

export async function teach(group: UnansweredGroup, teaching: Teaching): Promise<void> {
  const { id: group_id, bot_id } = group
  const taught = await rpc('unanswered.teach', { bot_id, group_id, ...teaching })
  useTaught.setState({ [group_id]: { ...taught, group } })
  await waitingOf(bot_id).getState().refresh()
}

/** False when it could not be done, which a toast says. */
export async function dismiss({ id: group_id, bot_id, question }: UnansweredGroup): Promise<boolean> {
  const { refresh } = waitingOf(bot_id).getState()
  try {
    await rpc('unanswered.dismiss', { bot_id, group_id })
    await refresh()
    showToast(t('unanswered.dismissed', { question }), async () => {
      await rpc('unanswered.restore', { bot_id, group_id })
      await refresh()
    })
    return true
  } catch (error) {
    showProblem(error)
    return false
  }
}
