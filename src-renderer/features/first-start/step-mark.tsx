import { Check } from 'lucide-react'
import { cx } from '#renderer/lib/cx.ts'

type MarkProps = { readonly number: number; readonly done: boolean; readonly current?: boolean }

/** Its number, or a tick once it is done. */
export function StepMark({ number, done, current = false }: MarkProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'flex size-7 shrink-0 items-center justify-center rounded-full border text-meta font-medium',
        done && 'border-transparent bg-good-soft text-good',
        !done && current && 'border-transparent bg-accent text-on-accent',
        !done && !current && 'border-line-strong text-quiet',
      )}
    >
      {done ? <Check className="size-4" /> : number}
    </span>
  )
}
