import { usePercent } from '#renderer/i18n/use-percent.ts'
import { cx } from '#renderer/lib/cx.ts'
import { useNumbers } from './numbers.ts'

export type Part = {
  readonly id: string
  readonly label: string
  readonly count: number
  readonly look: string
}

/** How a whole is made up: one bar, and beneath it each part in words. */
export function SplitBar({ label, parts }: { readonly label: string; readonly parts: readonly Part[] }) {
  const percent = usePercent()
  const { count } = useNumbers()
  const all = parts.reduce((sum, part) => sum + part.count, 0)
  let from = 0
  return (
    <figure>
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="h-3 w-full"
      >
        <rect width={100} height={8} rx={1} className="fill-sunken" />
        {parts.map((part) => {
          const width = all === 0 ? 0 : (part.count / all) * 100
          const x = from
          from += width
          return <rect key={part.id} x={x} width={width} height={8} className={part.look} />
        })}
      </svg>
      <figcaption className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {parts.map((part) => (
          <span key={part.id} className="inline-flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 8 8" className="size-2.5">
              <rect width={8} height={8} rx={2} className={cx(part.look)} />
            </svg>
            <span className="text-quiet">{part.label}</span>
            <span className="font-medium tabular-nums">{count(part.count)}</span>
            {all > 0 && (
              <span className="text-meta text-quiet tabular-nums">{percent(part.count / all)}</span>
            )}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
