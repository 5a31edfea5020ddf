import { useEffect, useState } from 'react'
import { exactTime, relativeTime } from '#renderer/i18n/time.ts'

const tickMs = 30_000

/** Relative, with the exact time on hover; keeps itself up to date. */
export function Time({ at, className }: { readonly at: string; readonly className?: string }) {
  const now = useNow()
  return (
    <time dateTime={at} title={exactTime(at)} className={className}>
      {relativeTime(at, now)}
    </time>
  )
}

/** The time, looked at twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
