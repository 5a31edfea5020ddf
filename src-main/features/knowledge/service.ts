import type { Transaction } from '#main/db/commits.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Embeddings, EmbeddingsState } from '#main/features/embeddings/index.ts'
import type { Parts } from '#main/features/parts.ts'
import { isoTime } from '#main/lib/clock.ts'
import { pageOf, rowAfter } from '#main/lib/cursor.ts'
import { newId } from '#main/lib/ids.ts'
import { fold } from '#main/lib/text/fold.ts'
import { searchQuery } from '#main/lib/text/search-query.ts'
import { faultText } from '#shared/faults/text.ts'
import { problem } from '#shared/problem.ts'
import type { KnowledgeEntry, KnowledgeInput } from '#shared/schemas/knowledge.ts'
import { createFacts, type FactOptions } from './facts.ts'
import { readCsv, writeCsv } from './files/csv.ts'
import { readJson, writeJson } from './files/json.ts'
import { readPaste } from './files/paste.ts'
import type { EntryFault, ReadEntries } from './files/types.ts'
import type { Match, MatchEntry } from './match/matcher.ts'
import { createMatchers, type LearningState } from './matchers.ts'
import { createKnowledgeRepository, type KnowledgeRow } from './repository.ts'

/** An entry, or a fact of the shop, that may be what was asked for, with what is needed to answer by it. */
export type KnowledgeMatch = Match & {
  readonly kind: 'entry' | 'fact'
  /** The question of the entry, or the name of the fact in the language asked in. */
  readonly title: string
  readonly question: string
  readonly answer: string
  readonly url: string | null
}

type KnowledgeFormat = 'csv' | 'json'

/** An entry about as likely as a fact goes first: the shop wrote it for this question. */
const aboutEqual = 0.15
const defaultMatches = 5
const shownEntries = 50
const shownFaults = 100
/** What is kept is read this many at a time. */
const readBatch = 500

export type Knowledge = ReturnType<typeof createKnowledge>

export function createKnowledge(
  deps: Parts<'db' | 'commits' | 'clock' | 'push' | 'stopping'> & {
    readonly bots: Bots
    /** Without it entries are matched by words alone. */
    readonly embeddings?: Embeddings
  },
) {
  const { commits, clock, bots, push } = deps
  const repository = createKnowledgeRepository(deps.db)
  const matchers = createMatchers({
    entriesOf: (botNo) =>
      repository.questions(botNo).map(({ id, question, alternatives, answer }) => ({
        id,
        wordings: [question, ...(JSON.parse(alternatives) as string[])],
        answer,
      })),
    embeddings: deps.embeddings,
    stopping: deps.stopping,
    onLearned: (botId) => push({ type: 'knowledge.changed', bot_id: botId }),
    onLearning: (botId, state) => push({ type: 'knowledge.learning', bot_id: botId, ...state }),
  })
  const facts = createFacts({ embeddings: deps.embeddings, stopping: deps.stopping })

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

  /** Returns the id of the entry. */
  function keep(tx: Transaction, bot: StoredBot, id: string | undefined, input: KnowledgeInput): string {
    const saved = id === undefined ? add(bot, input) : change(bot, id, input)
    tx.afterCommit(() => {
      matchers.put(bot, matchEntryOf(saved, input))
      push({ type: 'knowledge.changed', bot_id: bot.id })
    })
    return saved
  }

  /** Entries with the question of one that is kept already take its place: a file read twice doubles nothing. */
  function keepAll(bot: StoredBot, entries: readonly KnowledgeInput[]): string[] {
    const sameQuestion = Map.groupBy(repository.questions(bot.no), ({ question }) => question)
    return entries.map((entry) => {
      const same = sameQuestion.get(entry.question)?.shift()
      return same ? change(bot, same.id, entry) : add(bot, entry)
    })
  }

  function* allOf(bot: StoredBot): Generator<KnowledgeRow> {
    for (let after = 0; ; ) {
      const rows = repository.list(bot.id, after, readBatch)
      yield* rows
      if (rows.length < readBatch) return
      after = rows.at(-1)?.no ?? after
    }
  }

  /** An entry about as likely as a fact goes before it. */
  function withFacts(entries: readonly KnowledgeMatch[], found: readonly KnowledgeMatch[]): KnowledgeMatch[] {
    const [own] = entries
    const lowered = found.map((fact) =>
      own && own.confidence >= fact.confidence - aboutEqual
        ? { ...fact, confidence: Math.min(fact.confidence, own.confidence - 0.01) }
        : fact,
    )
    return [...entries, ...lowered].sort((a, b) => b.confidence - a.confidence)
  }

  return {
    save: async (botId: string, id: string | undefined, input: KnowledgeInput): Promise<KnowledgeEntry> => {
      const bot = bots.get(botId)
      return show(get(await commits.run((tx) => keep(tx, bot, id, input))))
    },

    /** Like `save`, for a caller with a transaction of its own. */
    keep,

    get: (id: string): KnowledgeEntry => show(get(id)),

    /** A file, or what was pasted; all or none, and with `dryRun` only looked at. */
    importText: async (
      botId: string,
      options: {
        readonly format: KnowledgeFormat | 'paste'
        readonly text: string
        readonly dryRun: boolean
      },
    ): Promise<{ found: number; saved: number; entries: KnowledgeInput[]; faults: ShownFault[] }> => {
      const bot = bots.get(botId)
      const { entries, faults } = await readEntries(options.format, options.text)
      const shown = {
        entries: entries.slice(0, shownEntries),
        faults: faults.slice(0, shownFaults).map(showFault),
      }
      if (options.dryRun || faults.length > 0 || entries.length === 0)
        return { found: entries.length, saved: 0, ...shown }
      const ids = await commits.run(() => keepAll(bot, entries))
      matchers.putAll(
        bot,
        entries.map((entry, index) => matchEntryOf(ids[index] ?? '', entry)),
      )
      push({ type: 'knowledge.changed', bot_id: bot.id })
      return { found: entries.length, saved: entries.length, ...shown }
    },

    export: (botId: string, format: KnowledgeFormat): { file_name: string; text: string } => {
      const bot = bots.get(botId)
      const entries = [...allOf(bot)].map(show)
      return {
        file_name: `${fileName(bot.name)}-knowledge.${format}`,
        text: format === 'csv' ? writeCsv(entries) : writeJson(entries),
      }
    },

    list: (botId: string, options: { readonly limit: number; readonly after?: string | undefined }) => {
      const bot = bots.get(botId)
      const rows = repository.list(bot.id, rowAfter(options.after, 0), options.limit + 1)
      const { shown, next } = pageOf(rows, options.limit, ({ no }) => [no])
      return { entries: shown.map(show), next }
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
      matchers.putAll(
        bot,
        entries.map((entry, index) => matchEntryOf(ids[index] ?? '', entry)),
      )
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
        : repository.search({ bot_no: bot.no, match: searchQuery(words, 'OR'), limit }).map(show),

    /** Entries and facts that may be what was asked for, most likely first, each with the chance that it is. */
    match: (bot: StoredBot, text: string, options: FactOptions = {}): KnowledgeMatch[] => {
      const entries = matchers
        .of(bot)
        .match(text, options)
        .flatMap((match): KnowledgeMatch[] => {
          const answer = repository.answer(match.id)
          return answer ? [{ ...match, kind: 'entry', title: answer.question, ...answer }] : []
        })
      const found = facts
        .match(bot, text, options)
        .map((fact): KnowledgeMatch => ({ ...fact, kind: 'fact', question: fact.title, url: null }))
      return found.length === 0
        ? entries
        : withFacts(entries, found).slice(0, options.limit ?? defaultMatches)
    },

    /** How much there is, and whether and how far it is known by meaning. */
    state: (botId: string): { entries: number; meaning: EmbeddingsState; learning: LearningState | null } => {
      const bot = bots.get(botId)
      return {
        entries: repository.count(bot.no),
        meaning: deps.embeddings?.state() ?? { available: false, reason: 'There is no meaning model here.' },
        learning: matchers.learning(bot.no),
      }
    },

    /** How far the vectors of this bot's entries are; null when nothing is under way. */
    learning: (bot: StoredBot): LearningState | null => matchers.learning(bot.no),

    /** The message without its typing errors, judged by the words of the entries; null where it has none. */
    repaired: (bot: StoredBot, text: string): string | null => {
      const repaired = matchers.of(bot).repaired(text)
      return repaired === text ? null : repaired
    },

    /** Whether the meaning of a question can be compared with that of entries. */
    knowsMeanings: (bot: StoredBot): boolean => matchers.of(bot).learned() > 0,

    /** Makes ready for the first question, beside everything else. */
    warm: async (bot: StoredBot): Promise<void> => {
      await facts.warm(bot)
      await matchers.warm(bot)
    },

    /** Resolves when the meanings of all entries are known, or cannot be. */
    settled: async (bot: StoredBot): Promise<void> => {
      await Promise.all([matchers.settled(bot), facts.settled()])
    },
  }
}

async function readEntries(format: KnowledgeFormat | 'paste', text: string): Promise<ReadEntries> {
  if (format === 'csv') return readCsv(text)
  return format === 'json' ? readJson(text) : readPaste(text)
}

/** A name that every disk takes. */
function fileName(name: string): string {
  const plain = fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return plain === '' ? 'shop' : plain.slice(0, 60)
}

function matchEntryOf(id: string, { question, alternatives, answer }: KnowledgeInput): MatchEntry {
  return { id, wordings: [question, ...alternatives], answer }
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

type ShownFault = EntryFault & { readonly message: string }

function showFault(found: EntryFault): ShownFault {
  return { ...found, message: faultText(found) }
}
