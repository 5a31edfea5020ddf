import { t } from '#renderer/i18n/index.ts'
import { createResources } from '#renderer/lib/resource.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { RatedAnswer, Rating } from '#shared/schemas/rating.ts'

const most = 500
let asked = new Map<string, PromiseWithResolvers<RatedAnswer>>()

/** A page shows many answers: what they ask for in one moment is read in one call. */
function read(messageId: string): Promise<RatedAnswer> {
  if (asked.size === 0 || asked.size === most) {
    const all = new Map<string, PromiseWithResolvers<RatedAnswer>>()
    asked = all
    setTimeout(() => {
      if (asked === all) asked = new Map()
      void readAll(all)
    })
  }
  const waiting = asked.get(messageId) ?? Promise.withResolvers<RatedAnswer>()
  asked.set(messageId, waiting)
  return waiting.promise
}

async function readAll(all: ReadonlyMap<string, PromiseWithResolvers<RatedAnswer>>): Promise<void> {
  try {
    const { ratings } = await rpc('ratings.list', { message_ids: [...all.keys()] })
    for (const rating of ratings) all.get(rating.message_id)?.resolve(rating)
  } catch (error) {
    for (const { reject } of all.values()) reject(error)
  }
}

export const ratingOf = createResources(read, ['ratings.changed', 'unanswered.changed', 'dialogues.changed'])

/** Null takes the mark away. */
export async function rate(before: RatedAnswer, rating: Rating | null): Promise<void> {
  try {
    const after = await put(before.message_id, rating)
    if (after.rating !== 'wrong') return
    showToast(t(after.unanswered ? 'ratings.marked_and_listed' : 'ratings.marked_wrong'), () =>
      put(before.message_id, before.rating),
    )
  } catch (error) {
    showProblem(error)
  }
}

async function put(message_id: string, rating: Rating | null): Promise<RatedAnswer> {
  const data = await rpc('ratings.set', { message_id, rating })
  ratingOf(message_id).setState({ data })
  return data
}

export async function makeTest(message_id: string): Promise<void> {
  try {
    const { rating, test } = await rpc('ratings.makeTest', { message_id })
    ratingOf(message_id).setState({ data: rating })
    const undo = async () => {
      await rpc('dialogues.remove', { id: test.id })
      await ratingOf(message_id).getState().refresh()
    }
    const link = { label: t('dialogues.open'), path: `/tests/${test.bot_id}/${test.id}` }
    showToast(t('ratings.test_made', { name: test.dialogue.name }), undo, link)
  } catch (error) {
    showProblem(error)
  }
}
