import { cx } from '#renderer/lib/cx.ts'

type Bar = { readonly id: string; readonly value: number; readonly title: string }

type BarsProps = {
  readonly label: string
  readonly bars: readonly Bar[]
  /** A line across, such as the daily limit; the scale reaches at least up to it. */
  readonly mark?: number
  readonly height?: number
  /** Words below the first and the last bar. */
  readonly ends?: readonly [string, string]
}

/** Numbers over time, each shown on hover and read out as a list. */
export function Bars({ label, bars, mark, height = 96, ends }: BarsProps) {
  const most = Math.max(1, ...bars.map((bar) => bar.value))
  const top = mark !== undefined && most > mark / 2 ? Math.max(most, mark) : most
  return (
    <figure aria-label={label}>
      <ol className="relative flex items-end gap-px border-b border-line" style={{ height }}>
        {mark !== undefined && mark <= top && (
          <div
            aria-hidden
            className="absolute inset-x-0 border-t border-dashed border-line-strong"
            style={{ bottom: `${(mark / top) * 100}%` }}
          />
        )}
        {bars.map((bar) => (
          <li key={bar.id} title={bar.title} className="group flex h-full flex-1 items-end">
            <span className="sr-only">{bar.title}</span>
            <span
              aria-hidden
              className={cx(
                'w-full rounded-t-[3px] group-hover:opacity-80',
                mark !== undefined && bar.value >= mark ? 'bg-bad' : 'bg-accent',
                bar.value === 0 && 'bg-line',
              )}
              style={{ height: bar.value === 0 ? 2 : `max(3px, ${(bar.value / top) * 100}%)` }}
            />
          </li>
        ))}
      </ol>
      {ends && (
        <figcaption className="mt-1 flex justify-between text-meta text-quiet">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </figcaption>
      )}
    </figure>
  )
}
