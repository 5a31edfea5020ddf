import type { LucideIcon } from 'lucide-react'
import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { cx } from '#renderer/lib/cx.ts'
import { navigate } from '#renderer/lib/router.ts'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger'
  readonly icon?: LucideIcon
  /** The page that it opens. */
  readonly to?: string
  /** What it is doing, in words, while it does it. */
  readonly busy?: string | false
}

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover border-transparent',
  plain: 'bg-surface text-ink border-line hover:bg-hover',
  quiet: 'bg-transparent text-quiet border-transparent hover:bg-hover hover:text-ink',
  danger: 'bg-surface text-bad border-line hover:bg-bad-soft',
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look = 'plain', icon: Icon, to, busy = false, className, children, disabled, onClick, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      disabled={disabled || busy !== false}
      className={cx(
        'inline-flex h-9 shrink-0 items-center justify-center gap-2 rounded-control border px-3 font-medium whitespace-nowrap',
        'transition-colors duration-100 disabled:cursor-not-allowed disabled:opacity-60',
        looks[look],
        className,
      )}
      onClick={(event) => {
        onClick?.(event)
        if (to !== undefined) navigate(to)
      }}
      {...rest}
    >
      {Icon && <Icon aria-hidden className="size-4" strokeWidth={1.75} />}
      {busy || children}
    </button>
  )
})

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  readonly icon: LucideIcon
  readonly label: string
}

/** A button that is only a picture: its word is read out and shown on hover. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon: Icon, label, className, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-control text-quiet hover:bg-hover hover:text-ink',
        'disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden className="size-4" strokeWidth={1.75} />
    </button>
  )
})
