import type { Db } from '#main/db/open.ts'
import type { View } from '#main/db/view.ts'
import { readSearch, type Search } from '#main/db/word-search.ts'
import type { Bots } from '#main/features/bots/index.ts'
import { createProductWords } from '#main/features/catalog/index.ts'
import type { ConversationWords } from '#main/features/conversations/index.ts'
import { createDocumentWords } from '#main/features/documents/index.ts'
import type { Events } from '#main/features/events/index.ts'
import { createEntryWords } from '#main/features/knowledge/index.ts'
import { createLeadWords } from '#main/features/leads/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import { excerptOf } from '#main/lib/text/excerpt.ts'
import { fold } from '#main/lib/text/fold.ts'
import type { Found } from '#shared/schemas/find.ts'

export type Find = ReturnType<typeof createFind>

/** Somebody is typing: what takes longer to index is found with the next letter. */
const patienceMs = 25

/** Anything of the shop by a few words, the latest first. */
export function createFind(deps: {
  readonly db: Db
  readonly view: View
  readonly bots: Bots
  readonly conversationWords: ConversationWords
  readonly events: Events
}) {
  const { db, bots, conversationWords, events } = deps
  const products = createProductWords(db)
  const leads = createLeadWords(db)
  const entries = createEntryWords(db)
  const documents = createDocumentWords(db)

  function findAll(search: Search, words: readonly string[], limit: number): Found[] {
    const line = (text: string) => excerptOf(text, words)
    return [
      ...products(bots.list(false), search, limit).map((row) => ({
        kind: 'product' as const,
        id: row.id,
        bot_id: row.bot_id,
        title: row.title,
        context: line([row.brand, row.category, row.description].filter(Boolean).join(' · ')),
        at: isoTime(row.updated_at),
      })),
      ...conversationWords.glimpse(search, limit).map((row) => ({
        kind: 'conversation' as const,
        id: row.id,
        bot_id: row.bot_id,
        title: row.last_question || line(row.last_message),
        context: line(
          row.texts.find((text) => saysAll(text, words)) ?? saying(row.texts, words) ?? row.last_message,
        ),
        at: isoTime(row.updated_at),
      })),
      ...leads(search, limit).map((row) => ({
        kind: 'lead' as const,
        id: row.id,
        bot_id: row.bot_id,
        title: row.name ?? row.email ?? row.phone ?? '',
        context: line([row.name && row.email, row.phone, row.message].filter(Boolean).join(' · ')),
        at: isoTime(row.updated_at),
      })),
      ...entries(search, limit).map((row) => ({
        kind: 'question' as const,
        id: row.id,
        bot_id: row.bot_id,
        title: row.question,
        context: line(row.answer),
        at: isoTime(row.updated_at),
      })),
      ...documents(search, limit).map((row) => ({
        kind: 'document' as const,
        id: row.id,
        bot_id: row.bot_id,
        title: row.title,
        context: line(row.passage ?? ''),
        at: isoTime(row.updated_at),
      })),
      ...events.glimpse(search, limit).map(({ id, bot_id, event_type, card, occurred_at }) => ({
        kind: 'event' as const,
        id,
        bot_id,
        title: event_type,
        context: line([card.name ?? card.email ?? card.phone, card.message].filter(Boolean).join(' · ')),
        at: occurred_at,
      })),
    ]
  }

  return {
    anything: async (query: string, limit: number): Promise<{ found: Found[] }> => {
      const search = readSearch(query)
      if (search === null) return { found: [] }
      const words = [...search.words, ...(search.beginning === null ? [] : [search.beginning])]
      await Promise.all([conversationWords.catchUpWithin(patienceMs), events.catchUpWithin(patienceMs)])
      return { found: deps.view(() => findAll(search, words, limit)) }
    },
  }
}

function saysAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

function saying(texts: readonly string[], words: readonly string[]): string | undefined {
  return texts.find((text) => words.some((word) => fold(text).includes(word)))
}
