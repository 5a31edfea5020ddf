import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { knowledgeState, useLearning } from './store.ts'

/** How far reading by meaning is, said quietly; nothing to say when all is read. */
export function LearningState({ botId }: { readonly botId: string }) {
  const t = useT()
  const { data } = useLoad(knowledgeState(botId))
  const pushed = useLearning((all) => all[botId])
  const learning = pushed ?? data?.learning
  const text = !data
    ? ''
    : !data.meaning.available
      ? t('knowledge.by_words')
      : learning && learning.done < learning.total
        ? t('knowledge.learning', { done: learning.done, total: learning.total })
        : ''
  return (
    <p className="min-h-5 truncate pb-2 text-meta text-quiet" title={data?.meaning.reason ?? undefined}>
      {text}
    </p>
  )
}
