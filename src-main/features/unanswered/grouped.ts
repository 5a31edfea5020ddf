import type { StoredBot } from '#main/features/bots/index.ts'
import type { Embeddings } from '#main/features/embeddings/index.ts'
import { inSlices } from '#main/lib/in-slices.ts'
import { createGrouping, type Grouping } from './groups.ts'
import type { UnansweredRow } from './repository.ts'
import type { Asked, AskedGroup } from './types.ts'
import { sameAs } from './worth.ts'

/** Older ones have had their time. */
const maxRows = 20_000
/** The list waits this long for meanings that are not known yet; later a push says that it changed. */
const patienceMs = 800
/** So long after a question its meaning is computed, together with others that came meanwhile. */
const gatherMs = 3000
const maxGathered = 500

type Held = { readonly grouping: Grouping; turn: Promise<unknown>; learning: Promise<void> | null }

/** Every bot's questions in groups, kept in step with the table. */
export function createGrouped(deps: {
  readonly rowsOf: (botNo: number, limit: number) => UnansweredRow[]
  readonly embeddings: Embeddings | undefined
  readonly stopping: AbortSignal
  readonly onLearned: (botId: string) => void
}) {
  const { embeddings, stopping } = deps
  const byBot = new Map<number, Held>()
  const gathered = new Map<number, string[]>()

  function hold(bot: StoredBot): Held {
    const cached = byBot.get(bot.no)
    if (cached) return cached
    const held: Held = { grouping: createGrouping(), turn: Promise.resolve(), learning: null }
    byBot.set(bot.no, held)
    return held
  }

  /** What is missing is computed in the background; whoever waits, waits a moment only. */
  async function learn(bot: StoredBot, held: Held, texts: readonly string[]): Promise<void> {
    if (!embeddings?.state().available) return
    let isLate = false
    held.learning ??= embeddings
      .learn(texts)
      .then(
        (learned) => {
          if (isLate && learned > 0 && !stopping.aborted) deps.onLearned(bot.id)
        },
        () => {},
      )
      .finally(() => {
        held.learning = null
      })
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        isLate = true
        resolve()
      }, patienceMs)
    })
    await Promise.race([held.learning, patience])
    clearTimeout(timer)
  }

  async function read(bot: StoredBot, held: Held): Promise<AskedGroup[]> {
    const asked = askedIn(deps.rowsOf(bot.no, maxRows))
    const texts = [...asked.values()].map(({ text }) => text)
    await learn(bot, held, texts)
    const vectorOf = (text: string) => embeddings?.known(text)
    await inSlices(held.grouping.sync([...asked.values()], vectorOf), stopping)
    return held.grouping.groups().flatMap((keys) => groupOf(keys.flatMap((key) => asked.get(key) ?? [])))
  }

  return {
    of: async (bot: StoredBot): Promise<{ groups: AskedGroup[]; byMeaning: boolean }> => {
      const held = hold(bot)
      // One after the other: two would place the same wordings twice.
      const mine = held.turn.then(() => read(bot, held))
      held.turn = mine.catch(() => undefined)
      const groups = await mine
      return { groups, byMeaning: held.grouping.byMeaning() }
    },

    /** The wording nearest to all others of its group. */
    centralOf: (bot: StoredBot, { asked }: AskedGroup): string => {
      const [first] = asked
      const key = hold(bot).grouping.centralOf(first?.key ?? '')
      return (asked.find((one) => one.key === key) ?? first)?.text ?? ''
    },

    /** A question came: its meaning is computed soon, so that the list need not wait for it. */
    expect: (bot: StoredBot, text: string): void => {
      if (!embeddings?.state().available || stopping.aborted) return
      const waiting = gathered.get(bot.no)
      if (waiting) return void (waiting.length < maxGathered && waiting.push(text))
      gathered.set(bot.no, [text])
      setTimeout(() => {
        const texts = gathered.get(bot.no) ?? []
        gathered.delete(bot.no)
        if (!stopping.aborted) embeddings.learn(texts).catch(() => undefined)
      }, gatherMs).unref()
    },
  }
}

/** The same words asked again are one wording. */
function askedIn(rows: readonly UnansweredRow[]): Map<string, Asked> {
  const byKey = Map.groupBy(rows, ({ text }) => sameAs(text))
  const asked = new Map<string, Asked>()
  for (const [key, same] of byKey) {
    const [first] = same
    const last = same.at(-1)
    if (!first || !last) continue
    // The oldest text represents all: it is the one that has a vector.
    asked.set(key, {
      key,
      text: first.text,
      rows: same,
      last,
      count: same.filter(({ state }) => state === 'open').length,
    })
  }
  return asked
}

function groupOf(asked: readonly Asked[]): AskedGroup[] {
  const rows = asked.flatMap((one) => one.rows)
  const oldest = rows.reduce((first, { no }) => Math.min(first, no), Number.POSITIVE_INFINITY)
  const open = rows.filter(({ state }) => state === 'open')
  const times = (open.length > 0 ? open : rows).map(({ at }) => at)
  if (rows.length === 0) return []
  return [
    {
      id: `unanswered_${oldest}`,
      asked: [...asked].sort((a, b) => b.count - a.count || b.last.no - a.last.no),
      count: open.length,
      firstAt: times.reduce((first, at) => Math.min(first, at), Number.POSITIVE_INFINITY),
      lastAt: times.reduce((last, at) => Math.max(last, at), 0),
      lastNo: open.reduce((last, { no }) => Math.max(last, no), 0),
    },
  ]
}
