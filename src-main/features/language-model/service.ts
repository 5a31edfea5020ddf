import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Secrets } from '#main/features/secrets/index.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import { invalidRequest, issueAt } from '#shared/issues.ts'
import { isProblem } from '#shared/problem.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { PhrasingSettings, Phrasing as Shown } from '#shared/schemas/phrasing.ts'
import { askModel, type ModelReply } from './ask-model.ts'
import { createCompletion } from './model/completion.ts'
import { createPhrasingRepository, type PhrasingRow } from './repository.ts'
import type { Model, Phrased, PhraseOptions, ToPhrase } from './types.ts'

export type LanguageModel = ReturnType<typeof createLanguageModel>

/** Left out: as it is; null: none. */
type GivenKey = string | null | undefined

/** A model that was too slow so often in a row is left alone for a while: visitors are not made to wait for nothing. */
const maxTimeouts = 3
const restMs = 15_000

/** A model answers a few at a time; whoever comes then is better served at once than in a queue. */
const maxUnderWay = 4

/** Optional per bot: a model elsewhere that says the built-in answers in better words, from their sources alone. */
export function createLanguageModel(deps: {
  readonly db: Db
  readonly commits: Commits
  readonly bots: Bots
  readonly secrets: Secrets
  readonly stopping: AbortSignal
  readonly push: (push: Push) => void
}) {
  const { commits, bots, secrets, stopping, push } = deps
  const repository = createPhrasingRepository(deps.db)
  const complete = createCompletion()
  // Asked for with every answer; this process is the only writer.
  const rowByBot = new Map<string, PhrasingRow | null>()
  const underWay = new Map<string, number>()
  const slow = new Map<string, { readonly times: number; readonly atMs: number }>()

  function rowOf(bot: StoredBot): PhrasingRow | null {
    const row = rowByBot.get(bot.id)
    if (row !== undefined) return row
    const found = repository.get(bot.no)
    rowByBot.set(bot.id, found)
    return found
  }

  function keyOf(bot: StoredBot): string | null {
    return secrets.open(secretName(bot), `The key of the AI model of "${bot.name}"`)
  }

  function show(bot: StoredBot, row: PhrasingRow): Shown {
    const { base_url, model, timeout_ms } = row
    return {
      bot_id: bot.id,
      enabled: row.enabled === 1,
      base_url,
      model,
      timeout_ms,
      key: secrets.look(secretName(bot)),
    }
  }

  async function change(bot: StoredBot, write: () => unknown): Promise<void> {
    await commits.run(write)
    rowByBot.delete(bot.id)
    slow.delete(bot.id)
    push({ type: 'bots.changed', bot_id: bot.id })
  }

  /** As many calls a bot as a model can take at once. */
  async function inTurn<T>(bot: StoredBot, work: () => Promise<T>): Promise<T> {
    underWay.set(bot.id, (underWay.get(bot.id) ?? 0) + 1)
    try {
      return await work()
    } finally {
      underWay.set(bot.id, (underWay.get(bot.id) ?? 1) - 1)
    }
  }

  function isResting(bot: StoredBot): boolean {
    const { times, atMs } = slow.get(bot.id) ?? { times: 0, atMs: 0 }
    return times >= maxTimeouts && performance.now() - atMs < restMs
  }

  function remember(bot: StoredBot, { timed_out, duration_ms }: ModelReply): void {
    const before = slow.get(bot.id) ?? { times: 0, atMs: 0 }
    const atMs = performance.now()
    if (!timed_out) slow.delete(bot.id)
    // Those asked at the same time were slow together: that is once.
    else if (atMs - duration_ms >= before.atMs) slow.set(bot.id, { times: before.times + 1, atMs })
  }

  return {
    isOn: (bot: StoredBot): boolean => rowOf(bot)?.enabled === 1,

    get: (botId: string): { phrasing: Shown | null } => {
      const bot = bots.get(botId)
      const row = rowOf(bot)
      return { phrasing: row && show(bot, row) }
    },

    save: async (botId: string, settings: PhrasingSettings, key: GivenKey): Promise<Shown> => {
      const bot = bots.get(botId)
      refuseCredentials(settings.base_url)
      refuseUnsendable(key)
      if (key === undefined && secrets.look(secretName(bot)) && !isSameServer(rowOf(bot), settings))
        throw invalidRequest([
          issueAt(
            'key',
            'the key was for another server: enter it again, or none',
            fault('key_of_another_server'),
          ),
        ])
      await change(bot, () => {
        repository.save({ ...settings, enabled: settings.enabled ? 1 : 0, bot_no: bot.no })
        if (key === null) secrets.forget(secretName(bot))
        else if (key !== undefined) secrets.put(secretName(bot), key)
      })
      return show(bot, repository.get(bot.no) as PhrasingRow)
    },

    remove: async (botId: string): Promise<{ removed: boolean }> => {
      const bot = bots.get(botId)
      const removed = rowOf(bot) !== null
      await change(bot, () => {
        repository.remove(bot.no)
        secrets.forget(secretName(bot))
      })
      return { removed }
    },

    /** The answer in the model's words where they hold, else as it is; never later than the model's timeout. */
    phrase: async (bot: StoredBot, asked: ToPhrase, options: PhraseOptions = {}): Promise<Phrased> => {
      const row = rowOf(bot)
      const asIs = (reason: Fault): Phrased => ({
        text: asked.answer,
        used: false,
        fault: reason,
        model: row?.model ?? '',
        duration_ms: 0,
        cited: [],
      })
      if (row?.enabled !== 1) return asIs(fault('model_off'))
      if ((underWay.get(bot.id) ?? 0) >= maxUnderWay) return asIs(fault('model_busy'))
      if (isResting(bot)) return asIs(fault('model_paused'))
      try {
        const model = { ...row, key: keyOf(bot) }
        const phrased = await inTurn(bot, () => askModel(complete, { ...asked, model, stopping }, options))
        remember(bot, phrased)
        return phrased
      } catch (error) {
        // A key that cannot be read is the merchant's to fix; the visitor gets an answer all the same.
        if (isProblem(error)) return asIs(error.fault ?? fault('other', { text: error.message }))
        throw error
      }
    },

    /** The same with settings that need not be kept. */
    test: (
      bot: StoredBot,
      asked: ToPhrase,
      settings: Omit<PhrasingSettings, 'enabled'>,
      key: GivenKey,
    ): Promise<ModelReply> => {
      refuseCredentials(settings.base_url)
      refuseUnsendable(key)
      const kept = key === undefined && isSameServer(rowOf(bot), settings) ? keyOf(bot) : null
      const model: Model = { ...settings, key: key ?? kept }
      return askModel(complete, { ...asked, model, stopping }, {})
    },
  }
}

function secretName({ id }: StoredBot): string {
  return `phrasing:${id}`
}

/** A key is for the server it was given for. */
function isSameServer(row: PhrasingRow | null, { base_url }: Pick<PhrasingSettings, 'base_url'>): boolean {
  return row !== null && new URL(row.base_url).origin === new URL(base_url).origin
}

/** They would be kept and shown in clear; the key has a place of its own. */
function refuseCredentials(url: string): void {
  const { username, password } = new URL(url)
  if (username === '' && password === '') return
  throw invalidRequest([
    issueAt('base_url', 'must not hold a user name or password', fault('address_with_password')),
  ])
}

function refuseUnsendable(key: GivenKey): void {
  if (key === null || key === undefined || /^[\x21-\x7e]+$/.test(key)) return
  throw invalidRequest([
    issueAt('key', 'must be letters, digits and signs without blanks', fault('not_key_characters')),
  ])
}
