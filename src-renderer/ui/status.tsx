import { AlertTriangle, CheckCircle2, CircleDashed, Info, type LucideIcon, XCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#renderer/lib/cx.ts'
import type { Tone } from './tone.ts'

export type { Tone }

const tones: Readonly<Record<Tone, { readonly icon: LucideIcon; readonly look: string }>> = {
  good: { icon: CheckCircle2, look: 'bg-good-soft text-good' },
  warn: { icon: AlertTriangle, look: 'bg-accent-soft text-on-accent-soft' },
  bad: { icon: XCircle, look: 'bg-bad-soft text-bad' },
  info: { icon: Info, look: 'bg-info-soft text-info' },
  none: { icon: CircleDashed, look: 'bg-sunken text-quiet' },
}

/** A state: never by colour alone, always with its picture and its word. */
export function Status({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  const { icon: Icon, look } = tones[tone]
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-meta font-medium',
        look,
      )}
    >
      <Icon aria-hidden className="size-3.5" strokeWidth={2} />
      {children}
    </span>
  )
}

/** A word to read before going on. */
export function Notice({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  const { icon: Icon, look } = tones[tone]
  return (
    <div className={cx('flex items-start gap-3 rounded-control px-4 py-3', look)}>
      <Icon aria-hidden className="mt-1 size-4 shrink-0" strokeWidth={2} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
