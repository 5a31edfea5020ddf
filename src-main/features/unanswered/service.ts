import { z } from 'zod'
import type { Transaction } from '#main/db/commits.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Embeddings } from '#main/features/embeddings/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import { contactsIn } from '#main/features/leads/index.ts'
import type { Parts } from '#main/features/parts.ts'
import { countryOfShop } from '#main/lib/country.ts'
import { decodeCursor, pageOf } from '#main/lib/cursor.ts'
import { problem } from '#shared/problem.ts'
import type { KnowledgeEntry } from '#shared/schemas/knowledge.ts'
import type { Reasked, UnansweredGroup } from '#shared/schemas/unanswered.ts'
import { createGrouped } from './grouped.ts'
import { type AskAgain, recheckAll } from './recheck.ts'
import { createUnansweredRepository, type UnansweredState } from './repository.ts'
import { isNowAnswered, showGroup } from './show.ts'
import { type Lesson, lessonOf } from './teach.ts'
import type { Asked, AskedGroup } from './types.ts'
import { isWorthKeeping } from './worth.ts'

export type Unanswered = ReturnType<typeof createUnanswered>

/** What came nearest when nothing was near enough. */
type Nearest = {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly confidence: number
}

type AskedQuestion = {
  readonly bot: StoredBot
  readonly messageNo: number
  readonly text: string
  readonly confidence: number
}

/** The dashboard waits this long at most for what was taught to be known by meaning. */
const settleMs = 5000

export function createUnanswered(
  deps: Parts<'db' | 'commits' | 'clock' | 'push' | 'stopping'> & {
    readonly bots: Bots
    readonly knowledge: Knowledge
    readonly ask: AskAgain
    /** Without it questions are grouped by words alone. */
    readonly embeddings?: Embeddings
  },
) {
  const { commits, clock, bots, knowledge, push, ask } = deps
  const repository = createUnansweredRepository(deps.db)
  const grouped = createGrouped({
    rowsOf: (botNo, limit) => repository.waiting(botNo, limit),
    embeddings: deps.embeddings,
    stopping: deps.stopping,
    onLearned: notify,
  })

  function notify(botId: string): void {
    push({ type: 'unanswered.changed', bot_id: botId })
  }

  async function find(bot: StoredBot, id: string): Promise<AskedGroup> {
    const { groups } = await grouped.of(bot)
    const group = groups.find((one) => one.id === id)
    if (group) return group
    throw problem(
      'not_found',
      `There is no group of questions with the id ${JSON.stringify(id)} any more. Look at the list again.`,
    )
  }

  async function move(
    botId: string,
    id: string,
    from: UnansweredState,
    to: UnansweredState,
  ): Promise<number> {
    const bot = bots.get(botId)
    const group = await find(bot, id)
    const rows = group.asked.flatMap((asked) => asked.rows).filter(({ state }) => state === from)
    await commits.run(() => {
      for (const { no } of rows) repository.setState(no, to)
    })
    notify(bot.id)
    return rows.length
  }

  async function askAll(bot: StoredBot, asked: readonly Asked[], entryId: string): Promise<Reasked[]> {
    const again: Reasked[] = []
    for (const { text, last } of asked) {
      const { reply, confidence, knowledge_id } = await ask(bot, text)
      const answered = confidence >= bot.confidence_threshold
      again.push({
        text,
        confidence_before: last.confidence,
        confidence,
        reply,
        answered,
        by_entry: answered && knowledge_id === entryId,
      })
    }
    return again
  }

  function announce(tx: Transaction, bot: StoredBot, text: string): void {
    tx.afterCommit(() => {
      notify(bot.id)
      grouped.expect(bot, text)
    })
  }

  return {
    /** Records a question in the transaction of its turn. Chatter and people's contact data are not recorded. */
    keep: (tx: Transaction, question: AskedQuestion & { readonly nearest: Nearest | null }): void => {
      const { bot, messageNo, text, confidence, nearest } = question
      if (!isWorthKeeping(text) || namesSomebody(bot, text)) return
      const near = nearest && {
        kind: nearest.kind,
        id: nearest.id,
        title: nearest.title,
        confidence: nearest.confidence,
      }
      repository.insert({
        bot_no: bot.no,
        message_no: messageNo,
        text,
        confidence,
        nearest: near && JSON.stringify(near),
        at: clock.now(),
      })
      announce(tx, bot, text)
    },

    /** Puts the question of a wrong answer here, however sure the bot was. Null where it was here before, or is nobody's business. */
    keepWrong: (tx: Transaction, question: AskedQuestion): number | null => {
      const { bot, messageNo, text, confidence } = question
      if (namesSomebody(bot, text)) return null
      announce(tx, bot, text)
      const before = repository.byMessage(messageNo)
      if (before !== undefined) {
        repository.setState(before, 'open')
        return null
      }
      const asked = { bot_no: bot.no, message_no: messageNo, text, confidence }
      return repository.insert({ ...asked, nearest: null, at: clock.now() })
    },

    /** Takes it from here again, unless something was done about it. */
    /** How many questions are open. */
    count: (botNo: number): number => repository.count(botNo),

    withdraw: (tx: Transaction, bot: StoredBot, no: number): void => {
      repository.removeOpen(no)
      tx.afterCommit(() => notify(bot.id))
    },

    list: async (
      botId: string,
      page: { readonly limit: number; readonly after?: string | undefined },
    ): Promise<{
      groups: UnansweredGroup[]
      next: string | null
      questions: number
      by_meaning: boolean
    }> => {
      const bot = bots.get(botId)
      const { groups, byMeaning } = await grouped.of(bot)
      const open = groups.filter(({ count }) => count > 0).sort(mostAsked)
      const last = page.after === undefined ? null : decodeCursor(page.after, countAndRow)
      const from = last === null ? 0 : open.findIndex((group) => comesAfter(group, last))
      const rest = from < 0 ? [] : open.slice(from)
      const { shown, next } = pageOf(rest, page.limit, ({ count, lastNo }) => [count, lastNo])
      return {
        groups: shown.map((group) =>
          showGroup(group, { bot, central: grouped.centralOf(bot, group), place: repository.place }),
        ),
        next,
        questions: open.reduce((sum, group) => sum + (isNowAnswered(group) ? 0 : group.count), 0),
        by_meaning: byMeaning,
      }
    },

    teach: async (
      botId: string,
      groupId: string,
      lesson: Lesson,
    ): Promise<{ entry: KnowledgeEntry; asked: Reasked[] }> => {
      const bot = bots.get(botId)
      const group = await find(bot, groupId)
      const central = grouped.centralOf(bot, group)
      const entry = lesson.entry_id === undefined ? null : knowledge.get(lesson.entry_id)
      if (entry && entry.bot_id !== bot.id)
        throw problem(
          'not_found',
          `The bot ${bot.name} has no entry with the id ${JSON.stringify(entry.id)}.`,
        )
      const input = lessonOf({ lesson, entry, central, wordings: group.asked.map(({ text }) => text) })
      const entryId = await commits.run((tx) => {
        const id = knowledge.keep(tx, bot, entry?.id, input)
        for (const { rows } of group.asked) for (const { no } of rows) repository.setState(no, 'taught')
        tx.afterCommit(() => notify(bot.id))
        return id
      })
      await atMost(settleMs, knowledge.settled(bot))
      return { entry: knowledge.get(entryId), asked: await askAll(bot, group.asked, entryId) }
    },

    /** Asks what waits again, one question after the other, and marks what would be answered by now. */
    recheck: async (botId: string, signal: AbortSignal): Promise<void> => {
      const bot = bots.get(botId)
      const { groups } = await grouped.of(bot)
      const waiting = groups.flatMap(({ asked }) => asked.filter(({ count }) => count > 0))
      const changed = await recheckAll(bot, waiting, { ...deps, repository, signal })
      if (changed) notify(bot.id)
    },

    dismiss: async (botId: string, groupId: string): Promise<{ dismissed: number }> => ({
      dismissed: await move(botId, groupId, 'open', 'dismissed'),
    }),

    restore: async (botId: string, groupId: string): Promise<{ restored: number }> => ({
      restored: await move(botId, groupId, 'dismissed', 'open'),
    }),
  }
}

/** Addresses and numbers of people are no questions, and none of the shop's business beyond what they were left for. */
function namesSomebody(bot: StoredBot, text: string): boolean {
  const { emails, phones } = contactsIn(text, countryOfShop(bot))
  return emails.length > 0 || phones.length > 0 || /\S@\S/.test(text)
}

function mostAsked(a: AskedGroup, b: AskedGroup): number {
  return b.count - a.count || b.lastNo - a.lastNo
}

const countAndRow = z.tuple([z.int(), z.int()])

/** Whether a group comes later in the list than the last one of the page before, wherever that is now. */
function comesAfter({ count, lastNo }: AskedGroup, [lastCount, no]: z.infer<typeof countAndRow>): boolean {
  return count < lastCount || (count === lastCount && lastNo < no)
}

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, patience])
  clearTimeout(timer)
}
