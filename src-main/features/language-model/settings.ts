import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Parts } from '#main/features/parts.ts'
import type { Secrets } from '#main/features/secrets/index.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { fault } from '#shared/faults/fault.ts'
import { invalidRequest, issueAt } from '#shared/issues.ts'
import { modelProviders } from '#shared/model-providers.ts'
import {
  type GivenPhrasing,
  type PhrasingSettings,
  phrasingDefaults,
  type Phrasing as Shown,
} from '#shared/schemas/phrasing.ts'
import { createPhrasingRepository, type PhrasingRow, settingsOf } from './repository.ts'
import type { Model } from './types.ts'

/** Left out: as it is; null: none. */
export type GivenKey = string | null | undefined
type GivenModel = Omit<GivenPhrasing, 'enabled'>

export type ModelSettings = ReturnType<typeof createModelSettings>

/** Which model a bot has, with its key among the secrets. */
export function createModelSettings(
  deps: Parts<'db' | 'commits'> & {
    readonly bots: Bots
    readonly secrets: Secrets
    readonly outgoing: Outgoing
    readonly onChange: (bot: StoredBot) => void
  },
) {
  const { commits, bots, secrets, outgoing } = deps
  const repository = createPhrasingRepository(deps.db)
  // Asked for with every answer; this process is the only writer.
  const rowByBot = new Map<string, PhrasingRow | null>()

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
    return { bot_id: bot.id, ...settingsOf(row), key: secrets.look(secretName(bot)) }
  }

  async function change(bot: StoredBot, write: () => unknown): Promise<void> {
    await commits.run(write)
    rowByBot.delete(bot.id)
    deps.onChange(bot)
  }

  /** With what the caller left out as it is; a server of another origin is taken for a new one. */
  function completed<T extends GivenModel>(bot: StoredBot, given: T): T & Omit<PhrasingSettings, 'enabled'> {
    const row = rowOf(bot)
    const kept = row && settingsOf(row)
    const provider = kept && isSameServer(row, given) ? kept.provider : phrasingDefaults.provider
    return { ...phrasingDefaults, ...kept, provider, ...given }
  }

  /** Throws what is wrong with settings before anything is sent or kept. */
  function check(settings: Omit<PhrasingSettings, 'enabled'>, key: GivenKey): void {
    refuseCredentials(settings.base_url)
    refuseUnsendable(key)
    outgoing.check(settings.base_url, settings.this_pc_only ? 'this_pc' : true, 'base_url')
    const { monthly_budget, price_in, price_out } = settings
    if (monthly_budget === null || (price_in !== null && price_out !== null)) return
    throw invalidRequest([
      issueAt(
        price_in === null ? 'price_in' : 'price_out',
        'a budget needs the prices of the model',
        fault('model_needs_prices'),
      ),
    ])
  }

  return {
    /** Null while none is set. */
    of: (bot: StoredBot): PhrasingSettings | null => {
      const row = rowOf(bot)
      return row && settingsOf(row)
    },

    /** With its key; throws where that cannot be read. */
    modelOf: (bot: StoredBot): Model | null => {
      const row = rowOf(bot)
      return row && { ...settingsOf(row), key: keyOf(bot) }
    },

    /** By settings that need not be kept. A kept key is used for the server it was given for. */
    givenModel: (bot: StoredBot, given: GivenModel, key: GivenKey): Model => {
      const settings = completed(bot, given)
      check(settings, key)
      const kept = key === undefined && isSameServer(rowOf(bot), settings) ? keyOf(bot) : null
      return { ...settings, key: key ?? kept }
    },

    get: (botId: string): { phrasing: Shown | null } => {
      const bot = bots.get(botId)
      const row = rowOf(bot)
      return { phrasing: row && show(bot, row) }
    },

    save: async (botId: string, given: GivenPhrasing, key: GivenKey): Promise<Shown> => {
      const bot = bots.get(botId)
      const settings = { ...completed(bot, given), enabled: given.enabled }
      check(settings, key)
      if (key === undefined && secrets.look(secretName(bot)) && !isSameServer(rowOf(bot), settings))
        throw invalidRequest([
          issueAt(
            'key',
            'the key was for another server: enter it again, or none',
            fault('key_of_another_server'),
          ),
        ])
      const hasKey = key === undefined ? secrets.look(secretName(bot)) !== null : key !== null
      if (settings.enabled && !hasKey && modelProviders[settings.provider].key === 'needed')
        throw invalidRequest([issueAt('key', 'this provider needs a key', fault('model_key_missing'))])
      await change(bot, () => {
        repository.save({
          ...settings,
          enabled: settings.enabled ? 1 : 0,
          this_pc_only: settings.this_pc_only ? 1 : 0,
          bot_no: bot.no,
        })
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
