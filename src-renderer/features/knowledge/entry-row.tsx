import { useT } from '#renderer/i18n/index.ts'
import { RowLink } from '#renderer/ui/list-pane.tsx'
import type { KnowledgeEntry } from '#shared/schemas/knowledge.ts'
import { knowledgePath } from './address.ts'

type EntryRowProps = { readonly entry: KnowledgeEntry; readonly chosen: boolean }

export function EntryRow({ entry, chosen }: EntryRowProps) {
  const t = useT()
  const others = entry.alternatives.length
  return (
    <RowLink
      to={knowledgePath(entry.bot_id, 'questions', entry.id)}
      chosen={chosen}
      className="flex-col justify-center px-4"
    >
      <span className="truncate font-medium">{entry.question}</span>
      <span className="flex gap-2 text-meta text-quiet">
        <span className="min-w-0 flex-1 truncate">{entry.answer}</span>
        {others > 0 && (
          <span className="shrink-0" title={t('knowledge.other_wordings', { count: others })}>
            <span aria-hidden>+{others}</span>
            <span className="sr-only">{t('knowledge.other_wordings', { count: others })}</span>
          </span>
        )}
      </span>
    </RowLink>
  )
}
