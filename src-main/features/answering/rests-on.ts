import type { Push } from '#shared/rpc/pushes.ts'

/** What answers rest on; everything else that happens leaves them as they are. */
export function changesAnswers(push: Push): push is Extract<Push, { readonly type: AnswersRestOn }> {
  return answersRestOn.some((type) => type === push.type)
}
const answersRestOn = ['catalog.synced', 'knowledge.changed', 'bots.changed'] as const
type AnswersRestOn = (typeof answersRestOn)[number]
