import type { Embeddings } from '#main/features/embeddings/index.ts'
import { inSlices } from '#main/lib/in-slices.ts'
import { createMatcher, type MatchEntry, type Matcher, textsOf } from './match/matcher.ts'

export type LearningState = { readonly done: number; readonly total: number }

/** What computes vectors beside everything else, and who hears of it. */
export type LearningDeps = {
  readonly embeddings: Embeddings | undefined
  readonly stopping: AbortSignal
  /** New vectors are in: answers may be better from now on. */
  readonly onLearned: (botId: string) => void
  readonly onLearning: (botId: string, state: LearningState) => void
}

type BotKey = { readonly no: number; readonly id: string }
type Held = {
  readonly matcher: Matcher
  /** What is left of the first filling. */
  filling: Generator<void, void> | null
  learning: LearningState | null
  /** Its entries changed since their vectors were last looked at. */
  stale: boolean
  working: Promise<void> | null
}

/** Entries added at once without others having to wait. */
const fewEntries = 200

/**
 * One matcher a bot, filled at its first question or before, then kept in step with its entries. Vectors are computed
 * and taken in beside everything else; until then words answer.
 */
export function createMatchers(
  deps: LearningDeps & { readonly entriesOf: (botNo: number) => readonly MatchEntry[] },
) {
  const { embeddings, stopping } = deps
  const byBot = new Map<number, Held>()

  function hold(bot: BotKey): Held {
    const existing = byBot.get(bot.no)
    if (existing) return existing
    const matcher = createMatcher()
    const held: Held = {
      matcher,
      filling: fill(matcher, bot.no),
      learning: null,
      stale: true,
      working: null,
    }
    byBot.set(bot.no, held)
    return held
  }

  function* fill(matcher: Matcher, botNo: number): Generator<void, void> {
    for (const entry of deps.entriesOf(botNo)) {
      matcher.put(entry)
      yield
    }
  }

  function filled(bot: BotKey): Held {
    const held = hold(bot)
    if (held.filling) for (const _ of held.filling);
    held.filling = null
    if (held.stale) study(bot, held)
    return held
  }

  /** Nobody has to wait for this; what goes wrong in it is tried again with the next change. */
  function study(bot: BotKey, held: Held): void {
    if (!embeddings || held.working) return
    held.working = studyAll(bot, held, embeddings).finally(() => {
      held.working = null
      held.learning = null
    })
  }

  async function studyAll(bot: BotKey, held: Held, by: Embeddings): Promise<void> {
    try {
      while (held.stale && !stopping.aborted) {
        held.stale = false
        await studyOnce(bot, held, by)
      }
    } catch {
      held.stale = true
    }
  }

  async function studyOnce(bot: BotKey, held: Held, { learn, known }: Embeddings): Promise<void> {
    const { matcher } = held
    const texts = deps.entriesOf(bot.no).flatMap(textsOf)
    const learned = await learn(texts, (state) => {
      held.learning = state
      deps.onLearning(bot.id, state)
    })
    const before = matcher.learned()
    await takeIn(matcher, known, stopping)
    if (!stopping.aborted && (learned > 0 || matcher.learned() !== before)) deps.onLearned(bot.id)
  }

  return {
    of: (bot: BotKey): Matcher => filled(bot).matcher,
    put: (bot: BotKey, entry: MatchEntry): void => change(bot, (matcher) => matcher.put(entry)),
    /** Many at once: filled anew at the next question, or beside everything else. */
    putAll: (bot: BotKey, entries: readonly MatchEntry[]): void => {
      if (entries.length <= fewEntries)
        change(bot, (matcher) => {
          for (const entry of entries) matcher.put(entry)
        })
      else if (byBot.delete(bot.no)) void warm(bot)
    },
    remove: (bot: BotKey, id: string): void => change(bot, (matcher) => matcher.remove(id)),
    learning: (botNo: number): LearningState | null => byBot.get(botNo)?.learning ?? null,
    /** Fills it before the first question, beside everything else. */
    warm,
    /** Resolves when there is nothing left to learn. */
    settled: (bot: BotKey): Promise<void> => filled(bot).working ?? Promise.resolve(),
  }

  async function warm(bot: BotKey): Promise<void> {
    const held = hold(bot)
    if (held.filling) await inSlices(held.filling, stopping)
    if (!stopping.aborted) filled(bot)
  }

  function change(bot: BotKey, apply: (matcher: Matcher) => void): void {
    if (!byBot.has(bot.no)) return
    const held = filled(bot)
    apply(held.matcher)
    held.stale = true
    study(bot, held)
  }
}

/** Adds the vectors that are known to what a matcher compares with, beside everything else. */
export async function takeIn(
  matcher: Matcher,
  known: Embeddings['known'],
  stopping: AbortSignal,
): Promise<void> {
  function* learnAll(): Generator<void, void> {
    for (const id of matcher.ids()) {
      matcher.learn(id, known)
      yield
    }
  }
  await inSlices(learnAll(), stopping)
  await inSlices(matcher.settle(), stopping)
}
