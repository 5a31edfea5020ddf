import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#renderer/lib/cx.ts'

type EmptyProps = {
  readonly icon: LucideIcon
  readonly title: string
  /** What this is, and why it is empty. */
  readonly text: string
  readonly className?: string
  /** The one thing to do. */
  readonly children?: ReactNode
}

export function Empty({ icon: Icon, title, text, className, children }: EmptyProps) {
  return (
    <div
      className={cx(
        'flex flex-col items-center rounded-card border border-dashed border-line-strong/60 px-6 py-12 text-center',
        className,
      )}
    >
      <span className="mb-4 flex size-12 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft">
        <Icon aria-hidden className="size-6" strokeWidth={1.75} />
      </span>
      <p className="font-semibold">{title}</p>
      <p className="mt-1 max-w-md text-quiet">{text}</p>
      {children && <div className="mt-5 flex gap-2">{children}</div>}
    </div>
  )
}
