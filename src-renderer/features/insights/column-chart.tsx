import { cx } from '#renderer/lib/cx.ts'

export type Column = {
  readonly id: string
  readonly value: number
  /** The same of the period before, drawn as a line behind. */
  readonly before?: number
  /** Read on hover. */
  readonly title: string
}

type ColumnChartProps = {
  /** What the drawing says, in one sentence. */
  readonly label: string
  readonly columns: readonly Column[]
  readonly height: number
  /** The number at the top of the scale. */
  readonly top: string
  /** Words below, from left to right. */
  readonly ends: readonly string[]
}

const unit = 10

/** Columns over time. Stretched to its place, so that all words are outside of the drawing. */
export function ColumnChart({ label, columns, height, top, ends }: ColumnChartProps) {
  const most = Math.max(1, ...columns.flatMap(({ value, before = 0 }) => [value, before]))
  const y = (value: number) => 100 - (value / most) * 100
  const gap = columns.length > 120 ? 1 : 2
  const hasBefore = columns.some(({ before = 0 }) => before > 0)
  const line = columns.map(
    ({ before = 0 }, at) => `${at * unit},${y(before)} ${(at + 1) * unit},${y(before)}`,
  )
  return (
    <figure>
      <div
        aria-hidden
        className="border-b border-dashed border-line text-right text-meta text-quiet tabular-nums"
      >
        {top}
      </div>
      <div>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${columns.length * unit} 100`}
          preserveAspectRatio="none"
          className="w-full overflow-visible border-b border-line"
          style={{ height }}
        >
          {columns.map(({ id, value, title }, at) => (
            <g key={id} className="group">
              <title>{title}</title>
              <rect x={at * unit} y={0} width={unit} height={100} className="fill-transparent" />
              <rect
                x={at * unit + gap / 2}
                y={value === 0 ? 99 : Math.min(98, y(value))}
                width={unit - gap}
                height={value === 0 ? 1 : Math.max(2, 100 - y(value))}
                className={cx(value === 0 ? 'fill-line' : 'fill-accent group-hover:fill-accent-hover')}
              />
            </g>
          ))}
          {hasBefore && (
            <polyline
              points={line.join(' ')}
              fill="none"
              vectorEffect="non-scaling-stroke"
              strokeDasharray="4 3"
              className="pointer-events-none stroke-quiet"
            />
          )}
        </svg>
      </div>
      <figcaption aria-hidden className="mt-1.5 flex justify-between text-meta text-quiet tabular-nums">
        {ends.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </figcaption>
    </figure>
  )
}
