import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import { explanationOf } from './store.ts'
import { TraceView } from './trace-view.tsx'
import { WriteAnswer } from './write-answer.tsx'

/** Why a bot of this PC answered as it did. */
export function Explanation({ messageId }: { readonly messageId: string }) {
  const t = useT()
  const { data, problem, refresh } = useLoad(explanationOf(messageId))
  if (!data)
    return (
      <Pending problem={problem} onRetry={refresh}>
        <Bone className="h-40 rounded-card" />
      </Pending>
    )
  const { trace, bot_id, question } = data
  if (!trace) return <p className="text-meta text-quiet">{t('trace.none')}</p>
  const act = bot_id !== null && question !== null && (
    <WriteAnswer botId={bot_id} question={question} language={trace.understood.language} />
  )
  return <TraceView trace={trace} act={act} />
}
