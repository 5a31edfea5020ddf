import type { LearningDeps, LearningState } from '#main/features/knowledge/index.ts'
import { inSlices } from '#main/lib/in-slices.ts'
import { createPassageIndex, type IndexedPassage, type PassageIndex } from './match/passage-index.ts'

type BotKey = { readonly no: number; readonly id: string }
type Held = {
  readonly index: PassageIndex
  filling: Generator<void, void> | null
  learning: LearningState | null
  /** When all is read in, and when its meanings are known too. */
  readonly filled: Promise<void>
  readonly settled: Promise<void>
}

/** A question waits for these first passages, and then this long at most for others that are still being read in. */
const firstPassages = 60
const waitMs = 8

/**
 * One index a bot, made anew when its documents change: at once where they are few, else in the background, and until then
 * what is there answers. Vectors come after.
 */
export function createPassageIndexes(
  deps: LearningDeps & { readonly passagesOf: (botNo: number) => Iterable<IndexedPassage> },
) {
  const { embeddings, stopping } = deps
  const byBot = new Map<number, Held>()

  function hold(bot: BotKey): Held {
    const existing = byBot.get(bot.no)
    if (existing) return existing
    const index = createPassageIndex()
    const [filled, settled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const held: Held = {
      index,
      filling: fill(index, bot.no),
      learning: null,
      filled: filled.promise,
      settled: settled.promise,
    }
    byBot.set(bot.no, held)
    void study(bot, held, filled.resolve).finally(settled.resolve)
    return held
  }

  function* fill(index: PassageIndex, botNo: number): Generator<void, void> {
    for (const passage of deps.passagesOf(botNo)) {
      index.add(passage)
      yield
    }
  }

  function fillSome(held: Held): void {
    const until = performance.now() + waitMs
    while (held.filling && (held.index.size() < firstPassages || performance.now() < until)) {
      if (held.filling.next().done) held.filling = null
    }
  }

  /** Nobody waits for this; what goes wrong in it is tried again with the next change. */
  async function study(bot: BotKey, held: Held, onFilled: () => void): Promise<void> {
    try {
      const wasWaiting = await fillAll(held)
      onFilled()
      if (!isCurrent(bot, held)) return
      if (wasWaiting) deps.onLearned(bot.id)
      if (!embeddings || held.index.size() === 0) return
      await embeddings.learn(held.index.windowTexts(), (state) => {
        if (!isCurrent(bot, held)) return
        held.learning = state
        deps.onLearning(bot.id, state)
      })
      await inSlices(held.index.learn(embeddings.known), stopping)
      if (isCurrent(bot, held) && held.index.learned() > 0) deps.onLearned(bot.id)
    } catch {
      // Words answer until then.
    } finally {
      onFilled()
      held.learning = null
    }
  }

  /** Whether there was anything left to do after the first moment. */
  async function fillAll(held: Held): Promise<boolean> {
    await new Promise((resolve) => setImmediate(resolve))
    const wasWaiting = held.filling !== null
    if (held.filling) await inSlices(held.filling, stopping)
    held.filling = null
    return wasWaiting
  }

  function isCurrent(bot: BotKey, held: Held): boolean {
    return !stopping.aborted && byBot.get(bot.no) === held
  }

  return {
    of: (bot: BotKey): PassageIndex => {
      const held = hold(bot)
      fillSome(held)
      return held.index
    },
    /** Its documents changed. */
    renew: (bot: BotKey): void => {
      byBot.delete(bot.no)
      hold(bot)
    },
    learning: (botNo: number): LearningState | null => byBot.get(botNo)?.learning ?? null,
    filled: (bot: BotKey): Promise<void> => hold(bot).filled,
    settled: (bot: BotKey): Promise<void> => hold(bot).settled,
  }
}
