import type { Transaction } from '#main/db/commits.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Parts } from '#main/features/parts.ts'
import type { TestConversations } from '#main/features/test-conversations/index.ts'
import type { Unanswered } from '#main/features/unanswered/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import { problem } from '#shared/problem.ts'
import type { SavedDialogue } from '#shared/rpc/dialogues.ts'
import type { RatedAnswer, Rating } from '#shared/schemas/rating.ts'
import type { AnswerDetails } from '#shared/schemas/session.ts'
import type { RatingRequest } from '#shared/schemas/visitor.ts'
import { type AnswerRow, createRatingRepository } from './repository.ts'

export type Ratings = ReturnType<typeof createRatings>

/** What the merchant thinks of answers: a wrong one is answered better next time, and stays so. */
export function createRatings(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    readonly bots: Bots
    readonly unanswered: Unanswered
    readonly testConversations: TestConversations
  },
) {
  const { commits, clock, bots, unanswered, testConversations } = deps
  const repository = createRatingRepository(deps.db)

  function answerOf(messageId: string): AnswerRow {
    const row = repository.answer(messageId)
    if (row) return row
    throw problem('not_found', `There is no answer with the id ${JSON.stringify(messageId)}.`)
  }

  /** Null where its question was there before, or is none that is kept. */
  function putAmongUnanswered(tx: Transaction, row: AnswerRow): number | null {
    if (row.question === null) return null
    const { confidence } = JSON.parse(row.answer) as AnswerDetails
    const bot = bots.get(row.bot_id)
    return unanswered.keepWrong(tx, { bot, messageNo: row.no, text: row.question, confidence })
  }

  function write(tx: Transaction, row: AnswerRow, rating: Rating | null): void {
    const { no, bot_id, unanswered_no } = row
    const isWrong = rating === 'wrong'
    const waiting = isWrong ? (unanswered_no ?? putAmongUnanswered(tx, row)) : null
    if (!isWrong && unanswered_no !== null) unanswered.withdraw(tx, bots.get(bot_id), unanswered_no)
    if (rating === null) repository.remove(no)
    else repository.put({ message_no: no, rating, unanswered_no: waiting, at: clock.now() })
    tx.afterCommit(() => deps.push({ type: 'ratings.changed', bot_id }))
  }

  return {
    list: (messageIds: readonly string[]): RatedAnswer[] =>
      messageIds.map((id) => show(id, repository.answer(id))),

    set: async (messageId: string, rating: Rating | null): Promise<RatedAnswer> => {
      await commits.run((tx) => write(tx, answerOf(messageId), rating))
      return show(messageId, answerOf(messageId))
    },

    /** A thumb of the visitor who was answered: down puts the question among the unanswered ones. */
    setByVisitor: async (bot: StoredBot, given: RatingRequest): Promise<Rating | null> => {
      await commits.run((tx) => {
        const row = repository.answer(given.message_id)
        // Whoever knows the id of an answer but not of its conversation learns nothing here.
        if (!row || row.bot_id !== bot.id || row.session_id !== given.session_id)
          throw problem('not_found', 'There is no such answer in this conversation.')
        const { no, visitor_unanswered_no: before } = row
        const isWrong = given.rating === 'wrong'
        const waiting = isWrong ? (before ?? putAmongUnanswered(tx, row)) : null
        if (!isWrong && before !== null && row.unanswered_no !== before) unanswered.withdraw(tx, bot, before)
        if (given.rating === null) repository.removeByVisitor(no)
        else
          repository.putByVisitor({
            message_no: no,
            rating: given.rating,
            unanswered_no: waiting,
            at: clock.now(),
          })
        tx.afterCommit(() => deps.push({ type: 'ratings.changed', bot_id: bot.id }))
      })
      return given.rating
    },

    makeTest: async (messageId: string): Promise<{ rating: RatedAnswer; test: SavedDialogue }> => {
      const testId = await commits.run((tx) => {
        const row = answerOf(messageId)
        if (row.test_id !== null) return row.test_id
        if (row.rating !== 'wrong') write(tx, row, 'wrong')
        const id = testConversations.keepNotAgain(tx, row.conversation_id, messageId)
        repository.setTest(row.no, id)
        return id
      })
      return { rating: show(messageId, answerOf(messageId)), test: testConversations.get(testId) }
    },
  }
}

function show(message_id: string, row: AnswerRow | undefined): RatedAnswer {
  return {
    message_id,
    rating: row?.rating ?? null,
    rated_at: row?.rated_at == null ? null : isoTime(row.rated_at),
    unanswered: row?.is_waiting === 1,
    test_id: row?.test_id ?? null,
    by_visitor: row?.by_visitor ?? null,
  }
}
