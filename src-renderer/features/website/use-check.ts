import { useEffect, useRef, useState } from 'react'
import { onPush, problemOf, rpc } from '#renderer/rpc/index.ts'
import type { CallOutput } from '#shared/rpc/contract.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import type { CheckedStep } from '#shared/schemas/website.ts'

export type Check = {
  readonly url: string
  readonly steps: readonly CheckedStep[]
  readonly isRunning: boolean
  readonly passed: boolean
  readonly problem: Problem | null
}

/** A check of an address that shows each step as soon as it is known, and ends with the page. */
export function useCheck(botId: string) {
  const [check, setCheck] = useState<Check | null>(null)
  const running = useRef<string | null>(null)

  const cancel = () => {
    const check_id = running.current
    if (check_id !== null) void rpc('website.cancelCheck', { check_id }).catch(() => {})
  }
  useEffect(() => {
    const unsubscribe = onPush(['website.checked'], ({ check_id, step }) => {
      if (check_id !== running.current) return
      setCheck(
        (now) => now && { ...now, steps: [...now.steps.filter((one) => one.step !== step.step), step] },
      )
    })
    return () => {
      unsubscribe()
      const check_id = running.current
      if (check_id !== null) void rpc('website.cancelCheck', { check_id }).catch(() => {})
    }
  }, [])

  /** Null where it could not be done, or another one was begun meanwhile. */
  const start = async (url: string): Promise<CallOutput<'website.check'> | null> => {
    const check_id = crypto.randomUUID()
    running.current = check_id
    setCheck({ url, steps: [], isRunning: true, passed: false, problem: null })
    try {
      const done = await rpc('website.check', { url, bot_id: botId, check_id })
      if (running.current !== check_id) return null
      setCheck({ ...done, isRunning: false, problem: null })
      return done
    } catch (error) {
      setCheck({ url, steps: [], isRunning: false, passed: false, problem: problemOf(error) })
      return null
    } finally {
      if (running.current === check_id) running.current = null
    }
  }
  return { check, start, cancel, clear: () => setCheck(null) }
}
