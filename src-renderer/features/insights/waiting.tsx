import { useT } from '#renderer/i18n/index.ts'
import type { Insights } from '#shared/schemas/insights.ts'
import { ChartCard } from './chart-card.tsx'
import { useNumbers } from './numbers.ts'

/** How long visitors wait for a person, by whether the shop was open. */
export function WaitingChart({ data: { waiting } }: { readonly data: Insights }) {
  const t = useT()
  const { count, duration } = useNumbers()
  const sides = (['inside', 'outside'] as const).map((when) => ({
    when,
    title: t(`insights.waiting_when.${when}`),
    ...waiting[when],
  }))
  const most = Math.max(1, ...sides.map(({ median_ms }) => median_ms ?? 0))
  return (
    <ChartCard
      title={t('insights.waiting')}
      hint={t('insights.waiting_hint')}
      table={{
        head: [
          t('insights.waiting'),
          t('insights.requested'),
          t('insights.by_person'),
          t('insights.median'),
          t('insights.longest'),
        ],
        rows: sides.map((side) => [
          side.title,
          count(side.requested),
          count(side.answered),
          duration(side.median_ms),
          duration(side.longest_ms),
        ]),
      }}
    >
      <div className="flex flex-col gap-4">
        {sides.map((side) => (
          <figure key={side.when}>
            <div className="flex items-baseline justify-between gap-3">
              <span>{side.title}</span>
              <span className="font-medium tabular-nums">{duration(side.median_ms)}</span>
            </div>
            <svg
              role="img"
              aria-label={t('insights.waiting_label', { when: side.title, time: duration(side.median_ms) })}
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="mt-1 h-3 w-full"
            >
              <rect width={100} height={8} className="fill-sunken" />
              <rect
                width={side.median_ms === null ? 0 : Math.max(1, (side.median_ms / most) * 100)}
                height={8}
                className="fill-accent"
              />
            </svg>
            <figcaption className="mt-1 text-meta text-quiet">
              {t('insights.waiting_of', { answered: count(side.answered), count: side.requested })}
            </figcaption>
          </figure>
        ))}
      </div>
    </ChartCard>
  )
}
