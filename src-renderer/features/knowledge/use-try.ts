import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { onPush, problemOf, rpc } from '#renderer/rpc/index.ts'
import type { CallOutput } from '#shared/rpc/contract.ts'
import type { Problem } from '#shared/schemas/problem.ts'

export type TriedAnswer = CallOutput<'answers.try'>
type Tried = { readonly answer: TriedAnswer | null; readonly problem: Problem | null }

const nothing: Tried = { answer: null, problem: null }
/** So long after the last key it is asked. */
const restMs = 150

/** What is typed in the test box, by bot: it outlives the page. */
export const useTestQuestion = create<Readonly<Record<string, string>>>(() => ({}))

/** What would be answered. Shown until the next answer is there, so that nothing jumps while one types. */
export function useTry(botId: string, question: string): Tried {
  const [tried, setTried] = useState(nothing)
  const turn = useTurns(botId)
  const message = question.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks the same again
  useEffect(() => {
    if (message === '') return setTried(nothing)
    let current = true
    const timer = setTimeout(() => {
      rpc('answers.try', { bot_id: botId, message })
        .then((answer) => ({ answer, problem: null }))
        .catch((error) => ({ answer: null, problem: problemOf(error) }))
        .then((next) => {
          if (current) setTried(next)
        })
    }, restMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [botId, message, turn])
  return tried
}

/** Counts up whenever something changes that answers rest on. */
function useTurns(botId: string): number {
  const [turn, setTurn] = useState(0)
  useEffect(
    () =>
      onPush(['knowledge.changed', 'bots.changed', 'catalog.synced'], ({ bot_id }) => {
        if (bot_id === botId) setTurn((before) => before + 1)
      }),
    [botId],
  )
  return turn
}
