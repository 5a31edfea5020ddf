import { setTimeout as wait } from 'node:timers/promises'
import type { Answering } from '#main/features/answering/index.ts'
import type { StoredBot } from '#main/features/bots/index.ts'
import type { Parts } from '#main/features/parts.ts'
import { isoTime } from '#main/lib/clock.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import { faultProblem, isProblem } from '#shared/problem.ts'
import type { DialogueRun } from '#shared/rpc/dialogues.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Dialogue } from '#shared/schemas/dialogue.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import { type Played, play, type Stage } from './play.ts'
import type { createDialogueRepository, DialogueRow } from './repository.ts'
import { type StoredRun, showRun } from './show-run.ts'

/** Often enough to be seen moving. */
const progressMs = 200

/** Plays saved dialogues, one run a bot at a time. */
export function createRuns(
  deps: Parts<'commits' | 'clock' | 'push' | 'stopping'> & {
    readonly repository: ReturnType<typeof createDialogueRepository>
    readonly answering: Answering
    readonly groupOf: (bot: StoredBot) => Stage['groupOf']
    /** Whether the catalog is read; until then answers are made by what is there. */
    readonly isReady: (bot: StoredBot) => boolean
  },
) {
  const { repository, commits, clock, answering, push } = deps
  const underWay = new Map<string, AbortController>()

  async function playOne(
    bot: StoredBot,
    row: DialogueRow,
    signal: AbortSignal,
    onPhrasing?: Stage['onPhrasing'],
  ): Promise<StoredRun | null> {
    const dialogue: Dialogue = JSON.parse(row.dialogue)
    const before: StoredRun | null = row.last_run === null ? null : JSON.parse(row.last_run)
    const nowMs = clock.now()
    const about = { dialogue_id: row.id, at: isoTime(nowMs) }
    try {
      const stage = { answering, bot, groupOf: deps.groupOf(bot), nowMs, signal }
      const played = await play(onPhrasing ? { ...stage, onPhrasing } : stage, dialogue)
      return played && { ...about, ...resultOf(played, before), failure: null }
    } catch (error) {
      return { ...about, passed: false, changed: 0, faults: 0, turns: [], failure: failureOf(error) }
    }
  }

  return {
    run: async (
      bot: StoredBot,
      rows: readonly DialogueRow[],
    ): Promise<{ runs: DialogueRun[]; cancelled: boolean }> => {
      if (underWay.has(bot.id)) throw faultProblem('too_many_requests', fault('tests_running'))
      const cancel = new AbortController()
      const signal = AbortSignal.any([cancel.signal, deps.stopping])
      underWay.set(bot.id, cancel)
      const runs: DialogueRun[] = []
      const progress = progressOf(bot, rows.length, push)
      try {
        await ready(() => deps.isReady(bot), signal)
        for (const row of rows) {
          progress(runs.length)
          const run = await playOne(bot, row, signal)
          if (!run) break
          // Each in its own write: one large one would make visitors wait.
          await commits.run(() => repository.setRun(row, JSON.stringify(run)))
          runs.push(showRun(run))
        }
      } finally {
        underWay.delete(bot.id)
        progress(runs.length, true)
        push({ type: 'dialogues.changed', bot_id: bot.id })
      }
      return { runs, cancelled: runs.length < rows.length }
    },

    /** One as it goes with the model and without; null when it was ended. */
    compare: async (bot: StoredBot, row: DialogueRow) => {
      if (underWay.has(bot.id)) throw faultProblem('too_many_requests', fault('tests_running'))
      const cancel = new AbortController()
      const signal = AbortSignal.any([cancel.signal, deps.stopping])
      underWay.set(bot.id, cancel)
      const phrasings: (NonNullable<Trace['phrasing']> | null)[] = []
      try {
        await ready(() => deps.isReady(bot), signal)
        const fresh = { ...row, last_run: null }
        const builtIn = await playOne(bot, fresh, signal)
        const withModel = await playOne(bot, fresh, signal, (phrasing) => phrasings.push(phrasing ?? null))
        return builtIn && withModel
          ? { built_in: showRun(builtIn), with_model: showRun(withModel), phrasings }
          : null
      } finally {
        underWay.delete(bot.id)
      }
    },

    cancel: (botId: string): boolean => {
      const running = underWay.get(botId)
      running?.abort()
      return running !== undefined
    },
  }
}

/** A catalog takes seconds at most; past that the dialogues are played with what is there. */
async function ready(isReady: () => boolean, signal: AbortSignal): Promise<void> {
  const untilMs = performance.now() + 10_000
  while (!isReady() && !signal.aborted && performance.now() < untilMs) await wait(20)
}

function resultOf(
  played: readonly Played[],
  before: StoredRun | null,
): Pick<StoredRun, 'passed' | 'changed' | 'faults' | 'turns'> {
  const turns = played.map((turn, index) => ({ ...turn, before: changedFrom(before?.turns[index], turn) }))
  const faults = turns.reduce((sum, turn) => sum + turn.unmet.length, 0)
  return {
    passed: faults === 0,
    changed: turns.filter((turn) => turn.before !== null).length,
    faults,
    turns,
  }
}

/** The answer of the run before, where it was another; how sure it was may waver a little. */
function changedFrom(before: Played | undefined, now: Played): Played['answer'] {
  if (!before?.answer || !now.answer) return null
  const seen = ({ reply, intent, status, products }: NonNullable<Played['answer']>) =>
    JSON.stringify([reply, intent, status, products])
  return seen(before.answer) === seen(now.answer) ? null : before.answer
}

function progressOf(bot: StoredBot, total: number, push: (push: Push) => void) {
  let lastMs = Number.NEGATIVE_INFINITY
  return (done: number, isLast = false): void => {
    const now = performance.now()
    if (!isLast && now - lastMs < progressMs) return
    lastMs = now
    push({ type: 'dialogues.progress', bot_id: bot.id, done, total })
  }
}

function failureOf(error: unknown): Fault {
  if (!isProblem(error)) return fault('test_failed')
  return error.fault ?? fault('other', { text: error.message })
}
