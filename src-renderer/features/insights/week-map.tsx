import { useT } from '#renderer/i18n/index.ts'
import type { Insights } from '#shared/schemas/insights.ts'
import { ChartCard } from './chart-card.tsx'
import { useNumbers } from './numbers.ts'

const cell = 10
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** When visitors write: weekdays and hours, the darker the busier. */
export function WeekMap({ data }: { readonly data: Insights }) {
  const t = useT()
  const { count, hour: clock, weekday } = useNumbers()
  const most = Math.max(1, ...data.week.flat())
  const busiest = data.week.flatMap((day, at) => day.map((value, hour) => ({ at, hour, value })))
  const top = busiest.reduce((best, one) => (one.value > best.value ? one : best))
  const values = { day: weekday(top.at, 'long'), hour: clock(top.hour), count: top.value }
  return (
    <ChartCard
      title={t('insights.week')}
      hint={t('insights.week_hint', { timezone: data.timezone })}
      table={{
        head: [t('insights.hour'), ...data.week.map((_, day) => weekday(day, 'short'))],
        rows: hours.map((hour) => [clock(hour), ...data.week.map((day) => count(day[hour] ?? 0))]),
      }}
    >
      <figure className="grid grid-cols-[auto_1fr] gap-x-2">
        <div aria-hidden className="flex flex-col justify-around text-meta leading-none text-quiet">
          {data.week.map((_, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place
            <span key={day}>{weekday(day, 'short')}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={t('insights.week_label', values)}
          viewBox={`0 0 ${24 * cell} ${7 * cell}`}
          preserveAspectRatio="none"
          className="h-44 w-full"
        >
          {data.week.flatMap((day, at) =>
            day.map((value, hour) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
                key={`${at} ${hour}`}
                x={hour * cell + 0.4}
                y={at * cell + 0.6}
                width={cell - 0.8}
                height={cell - 1.2}
                rx={1}
                className={value === 0 ? 'fill-sunken' : 'fill-accent'}
                fillOpacity={value === 0 ? 1 : 0.15 + 0.85 * (value / most)}
              >
                <title>{`${weekday(at, 'long')} ${clock(hour)}: ${count(value)}`}</title>
              </rect>
            )),
          )}
        </svg>
        <span />
        <figcaption aria-hidden className="mt-1.5 flex justify-between text-meta text-quiet tabular-nums">
          {[0, 6, 12, 18].map((hour) => (
            <span key={hour}>{clock(hour)}</span>
          ))}
          <span>24:00</span>
        </figcaption>
      </figure>
    </ChartCard>
  )
}
