import { cx } from '#renderer/lib/cx.ts'

type RingProps = {
  readonly label: string
  readonly used: number
  readonly limit: number
  readonly size?: number
  /** In the middle. */
  readonly children?: string
}

/** From here on a quota is worth a look. */
export const nearShare = 0.8

const stroke = 9
const radius = 50 - stroke / 2
const around = 2 * Math.PI * radius

/** How much of a whole is used. */
export function Ring({ label, used, limit, size = 88, children }: RingProps) {
  const share = Math.min(1, used / limit)
  const colour = share >= 1 ? 'text-bad' : share >= nearShare ? 'text-accent' : 'text-good'
  return (
    <svg role="img" aria-label={label} viewBox="0 0 100 100" width={size} height={size} className="shrink-0">
      <circle cx="50" cy="50" r={radius} fill="none" strokeWidth={stroke} className="stroke-hover" />
      {share > 0 && (
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          strokeWidth={stroke}
          strokeLinecap="round"
          strokeDasharray={`${share * around} ${around}`}
          transform="rotate(-90 50 50)"
          stroke="currentColor"
          className={cx(colour)}
        />
      )}
      {children && (
        <text
          x="50"
          y="50"
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink text-[22px] font-semibold"
        >
          {children}
        </text>
      )}
    </svg>
  )
}
