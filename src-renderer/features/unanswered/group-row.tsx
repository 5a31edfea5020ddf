import { useT } from '#renderer/i18n/index.ts'
import { RowLink } from '#renderer/ui/list-pane.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { UnansweredGroup } from '#shared/schemas/unanswered.ts'
import { unansweredPath } from './address.ts'

type GroupRowProps = { readonly group: UnansweredGroup; readonly chosen: boolean }

export function GroupRow({ group, chosen }: GroupRowProps) {
  const t = useT()
  const example = group.examples.find(({ text }) => text !== group.question)
  return (
    <RowLink to={unansweredPath(group.bot_id, group.id)} chosen={chosen} className="items-center gap-3 px-4">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{group.question}</span>
        <span className="block truncate text-meta text-quiet">
          <Time at={group.last_at} />
          {example
            ? ` · ${example.text}`
            : group.nearest && ` · ${t('unanswered.nearest')} ${group.nearest.title}`}
        </span>
      </span>
      {group.now_answered && <Status tone="good">{t('unanswered.now_answered')}</Status>}
      <span className="shrink-0 rounded-full bg-accent-soft px-2 text-meta font-medium text-on-accent-soft">
        <span aria-hidden>{group.count}×</span>
        <span className="sr-only">{t('unanswered.asked', { count: group.count })}</span>
      </span>
    </RowLink>
  )
}
