import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { UnansweredGroup } from '#shared/schemas/unanswered.ts'
import { unansweredPath } from './address.ts'

type GroupRowProps = { readonly group: UnansweredGroup; readonly chosen: boolean }

export function GroupRow({ group, chosen }: GroupRowProps) {
  const t = useT()
  const example = group.examples.find(({ text }) => text !== group.question)
  return (
    <a
      href={`#${unansweredPath(group.bot_id, group.id)}`}
      aria-current={chosen ? 'true' : undefined}
      className={cx(
        'flex h-full items-center gap-3 border-b border-line px-4 -outline-offset-2 hover:bg-hover',
        chosen && 'bg-hover shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
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
    </a>
  )
}
