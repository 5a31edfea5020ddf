import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Embeddings } from '#main/features/embeddings/index.ts'
import type { LearningState } from '#main/features/knowledge/index.ts'
import type { Parts } from '#main/features/parts.ts'
import { isoTime } from '#main/lib/clock.ts'
import { pageOf, rowAfter } from '#main/lib/cursor.ts'
import { newId } from '#main/lib/ids.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultText } from '#shared/faults/text.ts'
import { issueAt } from '#shared/issues.ts'
import { faultProblem, problem } from '#shared/problem.ts'
import {
  type DocumentInput,
  type KnowledgeDocument,
  maxDocumentBytes,
  type Passage,
} from '#shared/schemas/document.ts'
import { createPassageIndexes } from './indexes.ts'
import type { IndexedPassage, PassageMatch } from './match/passage-index.ts'
import type { DocumentSource } from './read/read-document.ts'
import type { ReadDocument, ReadPassage } from './read/types.ts'
import { createDocumentRepository, type DocumentRow, type PassageRow } from './repository.ts'

/** Reads a document on a thread of its own, or rejects with a problem that says how to fix it. */
export type ReadDocumentFile = (source: DocumentSource) => Promise<ReadDocument>

type DocumentWithPassages = KnowledgeDocument & { readonly passages: Passage[] }

/** A passage that may answer, with what to say of it. */
export type DocumentMatch = Omit<IndexedPassage, 'text'> & {
  /** The sentences that answer, at most some 500 characters. */
  readonly text: string
  /** The passage they are from. */
  readonly passage: string
  readonly score: number
  /** The chance that it answers, 0 to 1. */
  readonly confidence: number
  /** Words of the question that it has. */
  readonly because: readonly string[]
}

export type Documents = ReturnType<typeof createDocuments>

const defaultMatches = 3

export function createDocuments(
  deps: Parts<'db' | 'commits' | 'clock' | 'push' | 'stopping'> & {
    readonly bots: Bots
    readonly readDocument: ReadDocumentFile
    /** Without it passages are found by words alone. */
    readonly embeddings?: Embeddings
  },
) {
  const { commits, clock, bots, push, readDocument } = deps
  const repository = createDocumentRepository(deps.db)
  const indexes = createPassageIndexes({
    passagesOf: (botNo) =>
      repository.indexed(botNo).map((row) => ({ ...row, headings: JSON.parse(row.headings) })),
    embeddings: deps.embeddings,
    stopping: deps.stopping,
    onLearned: (botId) => push({ type: 'knowledge.changed', bot_id: botId }),
    onLearning: (botId, state) => push({ type: 'knowledge.learning', bot_id: botId, ...state }),
  })

  function get(id: string): DocumentRow {
    const row = repository.byId(id)
    if (row) return row
    throw faultProblem('not_found', fault('document_missing', { id }))
  }

  function withPassages(row: DocumentRow): DocumentWithPassages {
    return { ...show(row), passages: repository.passages(row.no).map(showPassage) }
  }

  function keepPassages(documentNo: number, passages: readonly ReadPassage[], at: number): void {
    for (const { headings, text } of passages) {
      repository.addPassage({
        id: newId('psg', at),
        document_no: documentNo,
        headings: JSON.stringify(headings),
        text,
      })
    }
  }

  function changed(bot: { readonly no: number; readonly id: string }): void {
    indexes.renew(bot)
    push({ type: 'knowledge.changed', bot_id: bot.id })
  }

  return {
    list: (botId: string, page: { readonly limit: number; readonly after?: string | undefined }) => {
      const bot = bots.get(botId)
      const rows = repository.list(bot.no, rowAfter(page.after, 0), page.limit + 1)
      const { shown, next } = pageOf(rows, page.limit, ({ no }) => [no])
      return { documents: shown.map(show), next }
    },

    get: (id: string): DocumentWithPassages => withPassages(get(id)),

    add: async (botId: string, input: DocumentInput, dryRun: boolean): Promise<DocumentWithPassages> => {
      const bot = bots.get(botId)
      const read = await readDocument(sourceOf(input))
      const at = clock.now()
      const id = newId('doc', at)
      const row = {
        id,
        title: input.title ?? read.title ?? nameOf(input.file_name) ?? firstWords(read.passages),
        url: input.url ?? null,
        format: input.format,
        characters: charactersOf(read.passages),
        created_at: at,
        updated_at: at,
      }
      if (dryRun) {
        const passage_count = read.passages.length
        const passages = read.passages.map(({ headings, text }, index) => ({
          id: String(index + 1),
          headings: [...headings],
          text,
        }))
        return { ...show({ ...row, no: 0, bot_no: bot.no, bot_id: bot.id, passage_count }), passages }
      }
      await commits.run(() => keepPassages(repository.insert({ ...row, bot_no: bot.no }), read.passages, at))
      changed(bot)
      return withPassages(get(id))
    },

    update: async (
      id: string,
      change: {
        readonly title?: string | undefined
        readonly url?: string | null | undefined
        readonly text?: string | undefined
      },
    ): Promise<DocumentWithPassages> => {
      get(id)
      const read = change.text === undefined ? null : await readDocument({ format: 'md', text: change.text })
      const row = await commits.run(() => {
        const row = get(id)
        const at = clock.now()
        repository.update({
          no: row.no,
          title: change.title ?? row.title,
          url: change.url === undefined ? row.url : change.url,
          characters: read ? charactersOf(read.passages) : row.characters,
          updated_at: at,
        })
        if (read) {
          repository.dropPassages(row.no)
          keepPassages(row.no, read.passages, at)
        }
        return row
      })
      changed({ no: row.bot_no, id: row.bot_id })
      return withPassages(get(id))
    },

    remove: async (id: string): Promise<{ removed: boolean }> => {
      const row = await commits.run(() => {
        const row = get(id)
        repository.remove(row.no)
        return row
      })
      changed({ no: row.bot_no, id: row.bot_id })
      return { removed: true }
    },

    /** Passages that may answer, most likely first, each with the chance that it does. */
    match: (
      bot: StoredBot,
      text: string,
      options: {
        readonly vector?: Float32Array | null | undefined
        readonly limit?: number | undefined
      } = {},
    ): DocumentMatch[] =>
      indexes
        .of(bot)
        .match(text, { vector: options.vector, limit: options.limit ?? defaultMatches })
        .map(showMatch),

    /** Whether the meaning of a question can be compared with that of passages. */
    knowsMeanings: (bot: StoredBot): boolean => indexes.of(bot).learned() > 0,

    /** How many there are, and how far the vectors of their passages are; null when nothing is under way. */
    state: (botId: string): { documents: number; learning: LearningState | null } => {
      const bot = bots.get(botId)
      return { documents: repository.count(bot.no), learning: indexes.learning(bot.no) }
    },

    /** Makes ready for the first question, beside everything else. */
    warm: (bot: StoredBot): Promise<void> => indexes.filled(bot),

    /** Resolves when the meanings of all passages are known, or cannot be. */
    settled: (bot: StoredBot): Promise<void> => indexes.settled(bot),
  }
}

function sourceOf({ format, text, base64 }: DocumentInput): DocumentSource {
  if (base64 !== undefined) {
    const bytes = Buffer.from(base64, 'base64')
    if (bytes.length > maxDocumentBytes)
      throw faultProblem(
        'payload_too_large',
        fault('document_too_large', { mb: maxDocumentBytes / 1024 / 1024 }),
      )
    return { format, bytes: new Uint8Array(bytes) }
  }
  if (text === undefined || format === 'pdf' || format === 'docx') throw withoutContent(text === undefined)
  return { format, text }
}

function withoutContent(mayBeText: boolean) {
  const found = fault(mayBeText ? 'document_without_content' : 'document_without_bytes')
  const errors = [issueAt('base64', 'must hold the bytes of the file', fault('required'))]
  return problem('invalid_request', faultText(found), { errors, fault: found })
}

function charactersOf(passages: readonly ReadPassage[]): number {
  return passages.reduce((sum, { text }) => sum + text.length, 0)
}

/** "Returns 2026.pdf" is called "Returns 2026". */
function nameOf(file: string | undefined): string | null {
  const name = file
    ?.split(/[\\/]/)
    .at(-1)
    ?.replace(/\.\w{2,5}$/, '')
    .trim()
    .slice(0, 200)
  return name ? name : null
}

const titleWords = 8

function firstWords([first]: readonly ReadPassage[]): string {
  const words = (first?.text ?? '').split(/\s+/)
  return words.slice(0, titleWords).join(' ').slice(0, 100) + (words.length > titleWords ? '…' : '')
}

function show(row: DocumentRow): KnowledgeDocument {
  return {
    id: row.id,
    bot_id: row.bot_id,
    title: row.title,
    url: row.url,
    format: row.format,
    characters: row.characters,
    passage_count: row.passage_count,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}

function showPassage({ id, headings, text }: PassageRow): Passage {
  return { id, headings: JSON.parse(headings), text }
}

function showMatch({ said, text, evidence: _, ...match }: PassageMatch): DocumentMatch {
  return { ...match, text: said, passage: text }
}
