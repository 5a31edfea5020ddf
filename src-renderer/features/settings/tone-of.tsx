import { AlertTriangle, CheckCircle2, XCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { HealthTone } from './health-tones.ts'

const icons = {
  good: { icon: CheckCircle2, look: 'text-good' },
  warn: { icon: AlertTriangle, look: 'text-on-accent-soft' },
  bad: { icon: XCircle, look: 'text-bad' },
} as const

type ToneOfProps = { readonly tone: HealthTone; readonly hint: string; readonly children: ReactNode }

/** A value with how it stands, in a picture and in words. */
export function ToneOf({ tone, hint, children }: ToneOfProps) {
  const { icon: Icon, look } = icons[tone]
  return (
    <>
      <span className="flex items-center gap-1.5">
        <Icon aria-hidden className={`size-4 shrink-0 ${look}`} strokeWidth={2} />
        {children}
      </span>
      {tone === 'good' ? <span className="sr-only">{hint}</span> : <p className="text-meta">{hint}</p>}
    </>
  )
}
