import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Meaning } from '#main/features/meaning/index.ts'
import { type Clock, isoTime } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { matchQuery } from '#main/lib/words.ts'
import { problem } from '#shared/problem.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { KnowledgeEntry, KnowledgeInput } from '#shared/schemas/knowledge.ts'
import type { Match, MatchOptions } from './match/matcher.ts'
import { createMatchers, type LearningState } from './matchers.ts'
import { createKnowledgeRepository, type KnowledgeRow } from './repository.ts'

/** An entry that may be what was asked for, with what is needed to answer by it. */
export type KnowledgeMatch = Match & {
  readonly question: string
  readonly answer: string
  readonly url: string | null
}

export type Knowledge = ReturnType<typeof createKnowledge>

export function createKnowledge(deps: {
  readonly db: Db
  readonly commits: Commits
  readonly clock: Clock
  readonly bots: Bots
  readonly push: (push: Push) => void
  readonly stopping: AbortSignal
  /** Without it entries are matched by words alone. */
  readonly meaning?: Meaning
}) {
  const { commits, clock, bots, push } = deps
  const repository = createKnowledgeRepository(deps.db)
  const matchers = createMatchers({
    entriesOf: (botNo) =>
      repository.questions(botNo).map(({ id, question, alternatives }) => ({
        id,
        wordings: [question, ...(JSON.parse(alternatives) as string[])],
      })),
    meaning: deps.meaning,
    stopping: deps.stopping,
    onLearned: (botId) => push({ type: 'knowledge.changed', bot_id: botId }),
  })

  function get(id: string): KnowledgeRow {
    const row = repository.byId(id)
    if (row) return row
    throw problem('not_found', `There is no knowledge entry with the id ${JSON.stringify(id)}.`)
  }

  function add(bot: StoredBot, input: KnowledgeInput): string {
    const at = clock.now()
    const id = newId('kno', at)
    const row = { ...textOf(input), id }
    index(repository.insert({ ...row, bot_no: bot.no, at }), input)
    return id
  }

  function index(no: number, input: KnowledgeInput): void {
    const { question, alternatives, answer } = input
    repository.index({ no, question, alternatives: alternatives.join('\n'), answer })
  }

  function change(bot: StoredBot, id: string, input: KnowledgeInput): string {
    const row = get(id)
    if (row.bot_id !== bot.id)
      throw problem('not_found', `The bot ${bot.name} has no entry with the id ${JSON.stringify(id)}.`)
    repository.unindex(row.no)
    repository.update({ ...textOf(input), id, at: clock.now() })
    index(row.no, input)
    return id
  }

  return {
    save: async (botId: string, id: string | undefined, input: KnowledgeInput): Promise<KnowledgeEntry> => {
      const bot = bots.get(botId)
      const saved = await commits.run(() => (id === undefined ? add(bot, input) : change(bot, id, input)))
      matchers.put(bot, wordingsOf(saved, input))
      push({ type: 'knowledge.changed', bot_id: bot.id })
      return show(get(saved))
    },

    list: (botId: string, options: { readonly limit: number; readonly after?: string | undefined }) => {
      const bot = bots.get(botId)
      const rows = repository.list(bot.id, pageStart(options.after), options.limit + 1)
      const shown = rows.slice(0, options.limit)
      return {
        entries: shown.map(show),
        next: rows.length > options.limit ? String(shown.at(-1)?.no) : null,
      }
    },

    remove: async (id: string): Promise<{ removed: boolean }> => {
      const removed = await commits.run(() => {
        const row = get(id)
        repository.unindex(row.no)
        repository.remove(id)
        return row
      })
      matchers.remove({ no: removed.bot_no, id: removed.bot_id }, id)
      push({ type: 'knowledge.changed', bot_id: removed.bot_id })
      return { removed: true }
    },

    /** All or none. */
    importAll: async (botId: string, entries: readonly KnowledgeInput[]): Promise<{ saved: number }> => {
      const bot = bots.get(botId)
      const ids = await commits.run(() => entries.map((entry) => add(bot, entry)))
      entries.forEach((entry, index) => {
        matchers.put(bot, wordingsOf(ids[index] ?? '', entry))
      })
      push({ type: 'knowledge.changed', bot_id: bot.id })
      return { saved: entries.length }
    },

    /** By the number of the bot. */
    counts: (): ReadonlyMap<number, number> =>
      new Map(repository.counts().map(({ bot_no, count }) => [bot_no, count])),

    /** Entries that share a word with the question, best first. */
    search: (bot: StoredBot, words: readonly string[], limit: number): KnowledgeEntry[] =>
      words.length === 0
        ? []
        : repository.search({ bot_no: bot.no, match: matchQuery(words, 'OR'), limit }).map(show),

    /** Entries that may be what was asked for, most likely first, each with the chance that it is. */
    match: (bot: StoredBot, text: string, options: MatchOptions = {}): KnowledgeMatch[] =>
      matchers
        .of(bot)
        .match(text, options)
        .flatMap((match) => {
          const answer = repository.answer(match.id)
          return answer ? [{ ...match, ...answer }] : []
        }),

    /** How far the vectors of this bot's entries are; null when nothing is under way. */
    learning: (bot: StoredBot): LearningState | null => matchers.learning(bot.no),

    /** Whether the meaning of a question can be compared with that of entries. */
    knowsMeanings: (bot: StoredBot): boolean => matchers.of(bot).learned() > 0,

    /** Makes ready for the first question, beside everything else. */
    warm: (bot: StoredBot): Promise<void> => matchers.warm(bot),
  }
}

function pageStart(after: string | undefined): number {
  const no = Number(after ?? 0)
  if (Number.isSafeInteger(no)) return no
  throw problem('invalid_request', '`after` must be the `next` of an earlier page.')
}

function wordingsOf(id: string, { question, alternatives }: KnowledgeInput) {
  return { id, wordings: [question, ...alternatives] }
}

function textOf(input: KnowledgeInput) {
  return {
    question: input.question,
    alternatives: JSON.stringify(input.alternatives),
    answer: input.answer,
    url: input.url ?? null,
  }
}

function show(row: KnowledgeRow): KnowledgeEntry {
  return {
    id: row.id,
    bot_id: row.bot_id,
    question: row.question,
    alternatives: JSON.parse(row.alternatives),
    answer: row.answer,
    url: row.url,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}
