import type { Handlers } from '#shared/rpc/contract.ts'
import type { LearningState } from './matchers.ts'
import type { Knowledge } from './service.ts'

type Call =
  | 'knowledge.save'
  | 'knowledge.list'
  | 'knowledge.remove'
  | 'knowledge.import'
  | 'knowledge.importText'
  | 'knowledge.export'
  | 'knowledge.state'

/** What else a bot knows by. */
type Documents = {
  readonly state: (botId: string) => { readonly documents: number; readonly learning: LearningState | null }
}

export function knowledgeRpc(knowledge: Knowledge, documents?: Documents): Handlers<Call> {
  return {
    'knowledge.save': ({ bot_id, id, ...input }) => knowledge.save(bot_id, id, input),
    'knowledge.list': ({ bot_id, ...page }) => knowledge.list(bot_id, page),
    'knowledge.remove': ({ id }) => knowledge.remove(id),
    'knowledge.import': ({ bot_id, entries }) => knowledge.importAll(bot_id, entries),
    'knowledge.importText': ({ bot_id, format, text, dry_run }) =>
      knowledge.importText(bot_id, { format, text, dryRun: dry_run }),
    'knowledge.export': ({ bot_id, format }) => knowledge.export(bot_id, format),
    'knowledge.state': ({ bot_id }) => {
      const { learning, ...own } = knowledge.state(bot_id)
      const read = documents?.state(bot_id)
      return { ...own, documents: read?.documents ?? 0, learning: together(learning, read?.learning ?? null) }
    },
  }
}

function together(a: LearningState | null, b: LearningState | null): LearningState | null {
  if (!a || !b) return a ?? b
  return { done: a.done + b.done, total: a.total + b.total }
}
