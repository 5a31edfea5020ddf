import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'

/** Shorter waits show nothing at all: a flash of grey is worse than a short blank. */
const patienceMs = 200

/** The shape of what is to come, drawn by the page itself. */
export function Skeleton({ children }: { readonly children: ReactNode }) {
  const t = useT()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" aria-label={t('state.loading')} className={shown ? '' : 'invisible'}>
      {children}
    </div>
  )
}

export function Bone({ className }: { readonly className: string }) {
  return <div className={cx('rounded-control bg-hover', className)} />
}
