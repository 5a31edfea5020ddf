import type { ReactNode } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { ChartCard } from './chart-card.tsx'
import { useNumbers } from './numbers.ts'

type Row = {
  readonly id: string
  readonly text: string
  readonly count: number
  readonly before: number
  readonly href?: string
}

type TopListProps = {
  readonly title: string
  readonly hint: string
  readonly rows: readonly Row[]
  readonly nothing: string
  /** Where something is done about it. */
  readonly act?: ReactNode
}

/** What comes most, each with a bar as long as it is frequent. */
export function TopList({ title, hint, rows, nothing, act }: TopListProps) {
  const t = useT()
  const { count } = useNumbers()
  const most = Math.max(1, ...rows.map((row) => row.count))
  return (
    <ChartCard
      title={title}
      hint={hint}
      table={{
        head: [title, t('insights.now'), t('insights.before')],
        rows: rows.map((row) => [row.text, count(row.count), count(row.before)]),
      }}
    >
      {rows.length === 0 && <p className="text-quiet">{nothing}</p>}
      <ol className="flex flex-col gap-1.5">
        {rows.map((row) => (
          <li
            key={row.id}
            className="relative flex items-baseline gap-3 overflow-hidden rounded-control px-2 py-1"
          >
            <span
              aria-hidden
              className="absolute inset-y-0 left-0 rounded-control bg-accent-soft"
              style={{ width: `${(row.count / most) * 100}%` }}
            />
            <span className="relative min-w-0 flex-1 truncate" title={row.text}>
              {row.href ? (
                <a href={row.href} className="hover:underline">
                  {row.text}
                </a>
              ) : (
                row.text
              )}
            </span>
            <span className="relative shrink-0 font-medium tabular-nums">{count(row.count)}</span>
            <Before now={row.count} before={row.before} />
          </li>
        ))}
      </ol>
      {rows.length > 0 && act && <div className="mt-3">{act}</div>}
    </ChartCard>
  )
}

function Before({ now, before }: { readonly now: number; readonly before: number }) {
  const t = useT()
  const { change } = useNumbers()
  return (
    <span className="relative w-12 shrink-0 text-right text-meta text-quiet tabular-nums">
      {change(now, before) ?? t('insights.new')}
      <span className="sr-only"> {t('insights.than_before')}</span>
    </span>
  )
}
