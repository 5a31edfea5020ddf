import { setTimeout as sleep } from 'node:timers/promises'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Catalog } from '#main/features/catalog/index.ts'
import type { Conversations, Forget, Forgotten } from '#main/features/conversations/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import type { Parts } from '#main/features/parts.ts'
import { problem } from '#shared/problem.ts'
import type { VisitorsStatus } from '#shared/rpc/demo.ts'
import { categorySeparator } from '#shared/schemas/product.ts'
import { type ShopTopics, scriptOf } from './script.ts'
import { visit } from './visitor.ts'

export type Visitors = ReturnType<typeof createVisitors>

type Run = {
  readonly ending: AbortController
  readonly visitors: number
  finished: number
  messages: number
  failed: number
  /** Null once everybody has left. */
  ended: Promise<void> | null
}

/** Visitors of one address may say two things a second; these leave room for a real one on the same PC. */
const leastGapMs = 650
const askedProducts = 40
const askedQuestions = 40

/** Visitors who are none: real calls, real answers, and everything of it can be removed again. */
export function createVisitors(
  deps: Parts<'log' | 'push' | 'stopping'> & {
    readonly bots: Bots
    readonly catalog: Catalog
    readonly knowledge: Knowledge
    readonly conversations: Conversations
    readonly forget: Forget
    readonly hubUrl: () => string | null
    readonly random?: (() => number) | undefined
  },
) {
  const { bots, catalog, knowledge, conversations, forget, push, log } = deps
  const random = deps.random ?? Math.random
  const runs = new Map<string, Run>()

  function status(botId: string): VisitorsStatus {
    const bot = bots.get(botId)
    const { ended = null, visitors = 0, finished = 0, messages = 0, failed = 0 } = runs.get(bot.id) ?? {}
    const kept = conversations.lists.ofTests('simulated', bot.id).length
    return { bot_id: bot.id, running: ended !== null, visitors, finished, messages, failed, kept }
  }

  function topicsOf(bot: StoredBot): ShopTopics {
    const products = catalog.someProducts(bot, askedProducts)
    const { entries } = knowledge.list(bot.id, { limit: askedQuestions })
    const leaves = products.flatMap(({ category }) => category?.split(categorySeparator).at(-1) ?? [])
    return {
      language: bot.language,
      products: [...new Set(products.map(({ title }) => title))],
      categories: [...new Set(leaves)].map((leaf) => leaf.toLocaleLowerCase(bot.language)),
      questions: entries.map(({ question }) => question),
    }
  }

  async function play(bot: StoredBot, run: Run, url: string, paceMs: number): Promise<void> {
    const topics = topicsOf(bot)
    const signal = AbortSignal.any([run.ending.signal, deps.stopping])
    const gapMs = Math.min(leastGapMs, paceMs / 4)
    const notify = () => push({ type: 'demo.visitors', bot_id: bot.id })
    let line = Promise.resolve()
    /** One after the other, as long apart as people type. */
    const turn = async () => {
      await sleep(paceMs * (0.5 + random()), undefined, { signal })
      line = line.then(() => sleep(gapMs, undefined, { signal }))
      await line
    }
    const comes = async (visitor: number) => {
      try {
        await sleep(visitor * paceMs * 0.5, undefined, { signal })
        await visit(scriptOf(visitor, topics, random), {
          chatUrl: `${url}/api/chat/${encodeURIComponent(bot.id)}`,
          leaving: signal,
          stopping: deps.stopping,
          random,
          turn,
          onSaid: () => {
            run.messages++
            notify()
          },
        })
        run.finished++
      } catch (err) {
        if (signal.aborted) return
        run.failed++
        log.warn({ err }, 'a simulated visitor could not go on')
      } finally {
        if (!signal.aborted) notify()
      }
    }
    await Promise.all(Array.from({ length: run.visitors }, (_, visitor) => comes(visitor)))
  }

  async function stop(botId: string): Promise<VisitorsStatus> {
    const run = runs.get(bots.get(botId).id)
    run?.ending.abort()
    await run?.ended
    return status(botId)
  }

  return {
    status,
    stop,

    /** Asked for while some are there already, nobody else comes. */
    start: (botId: string, visitors: number, paceMs: number): VisitorsStatus => {
      const bot = bots.get(botId)
      if (bot.archived) throw problem('invalid_request', 'This bot is archived. Restore it first.')
      const url = deps.hubUrl()
      if (url === null)
        throw problem('invalid_request', 'The service is not running, so nobody can visit it.')
      if (!runs.get(bot.id)?.ended) {
        const run: Run = {
          ending: new AbortController(),
          visitors,
          finished: 0,
          messages: 0,
          failed: 0,
          ended: null,
        }
        runs.set(bot.id, run)
        // The first of them takes seconds to say something; that they are coming is shown at once.
        push({ type: 'demo.visitors', bot_id: bot.id })
        run.ended = play(bot, run, url, paceMs)
          .catch((err) => log.error({ err }, 'simulated visitors could not come'))
          .then(() => {
            run.ended = null
            if (!deps.stopping.aborted) push({ type: 'demo.visitors', bot_id: bot.id })
          })
      }
      return status(bot.id)
    },

    /** Sends the rest home and removes all that came of every simulated visitor; of one bot, or of all. */
    remove: async (botId: string | null): Promise<Forgotten> => {
      const ids = botId === null ? [...runs.keys()] : [bots.get(botId).id]
      for (const id of ids) await stop(id)
      const forgotten = await forget.conversations(conversations.lists.ofTests('simulated', botId))
      for (const id of ids) {
        runs.delete(id)
        push({ type: 'demo.visitors', bot_id: id })
      }
      return forgotten
    },
  }
}
