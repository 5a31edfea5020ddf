import type { Transaction } from '#main/db/commits.ts'
import type { Parts } from '#main/features/parts.ts'
import { type Endpoints, maskUrl } from '#main/features/webhooks/index.ts'
import { isoTime } from '#main/lib/clock.ts'
import { countryOf, languageOfCountry } from '#main/lib/country.ts'
import { newId } from '#main/lib/ids.ts'
import { hashSecretKey, looksLikeSecretKey, makeSecretKey } from '#main/lib/secret-key.ts'
import { ownTimezone } from '#main/lib/timezone.ts'
import { problem } from '#shared/problem.ts'
import { type Bot, type BotSettings, botDefaults } from '#shared/schemas/bot.ts'
import { type BotRow, createBotRepository } from './repository.ts'

/** A bot with the number its rows are stored under. */
export type StoredBot = Bot & { readonly no: number }

export type Bots = ReturnType<typeof createBots>

/** What a caller may leave out, also by saying undefined. */
type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined }

export function createBots(
  deps: Parts<'db' | 'commits' | 'clock' | 'push'> & {
    readonly endpoints: Endpoints
  },
) {
  const { commits, clock, endpoints, push } = deps
  const repository = createBotRepository(deps.db)
  // Every widget call needs its bot; this process is the only writer, so a bot is read once and dropped on change.
  const cache = new Map<string, StoredBot>()

  endpoints.watch(({ endpoint: { kind, bot_id } }, tx) => {
    if (kind === 'integration' && bot_id !== null) notify(tx, bot_id)
  })

  /** Dropped now for readers in the same transaction, and once more for what they cached before the commit. */
  function notify(tx: Transaction, botId: string): void {
    cache.delete(botId)
    tx.afterCommit(() => {
      cache.delete(botId)
      push({ type: 'bots.changed', bot_id: botId })
    })
  }

  function fromRow(row: BotRow): StoredBot {
    const endpoint = endpoints.ofBot(row.no)
    return { ...settingsOf(row), webhook_url: endpoint && maskUrl(endpoint.url) }
  }

  function find(id: string): StoredBot | null {
    const cached = cache.get(id)
    if (cached) return cached
    const row = repository.byId(id)
    if (!row) return null
    const bot = fromRow(row)
    cache.set(id, bot)
    return bot
  }

  function get(id: string): StoredBot {
    const bot = find(id)
    if (bot) return bot
    throw problem('bot_not_found', `There is no bot with the id ${JSON.stringify(id)}.`)
  }

  async function change(id: string, write: (bot: StoredBot, tx: Transaction) => void): Promise<StoredBot> {
    await commits.run((tx) => {
      write(get(id), tx)
      notify(tx, id)
    })
    return get(id)
  }

  /** A bot's webhook is an endpoint like all others; undefined leaves it as it is. */
  function putWebhook(tx: Transaction, no: number, url: string | null | undefined): void {
    endpoints.putIntegration(tx, no, { url }, 'webhook_url')
  }

  return {
    find,
    get,
    /** For visitors an archived bot does not exist. */
    findOpen: (id: string): StoredBot | null => {
      const bot = find(id)
      return bot && !bot.archived ? bot : null
    },

    list: (withArchived: boolean): StoredBot[] =>
      repository
        .all()
        .map(fromRow)
        .filter((bot) => withArchived || !bot.archived),

    create: async (settings: Loose<BotSettings> & { readonly name: string }) => {
      const now = clock.now()
      const id = newId('bot', now)
      const secret = makeSecretKey('sync')
      await commits.run((tx) => {
        const no = repository.insert({
          ...settingsToRow({
            ...botDefaults,
            ...placeOfPc(settings),
            ...languageOfCountry(settings.country),
            ...withoutUndefined(settings),
          }),
          id,
          archived: 0,
          created_at: now,
          updated_at: now,
          sync_key_hash: secret.hash,
          sync_key_last4: secret.last4,
          sync_key_created_at: now,
        })
        putWebhook(tx, no, settings.webhook_url)
        notify(tx, id)
      })
      return { ...get(id), sync_key: secret.key }
    },

    update: (id: string, settings: Loose<BotSettings>) =>
      change(id, (bot, tx) => {
        repository.update({
          ...settingsToRow({ ...bot, ...withoutUndefined(settings) }),
          id,
          updated_at: clock.now(),
        })
        putWebhook(tx, bot.no, settings.webhook_url)
      }),

    archive: (id: string, archived: boolean) =>
      change(id, () => {
        repository.setArchived(id, archived, clock.now())
      }),

    /** The old sync key stops working with the next request. */
    rotateSyncKey: async (id: string) => {
      const secret = makeSecretKey('sync')
      const bot = await change(id, () => {
        repository.setSyncKey(id, { hash: secret.hash, last4: secret.last4, at: clock.now() })
      })
      return { ...bot, sync_key: secret.key }
    },

    /** In the transaction that removes it. Its number is not given again: whoever holds something by it must not find another bot. */
    dropRemoved: (tx: Transaction, { id, no }: StoredBot): void => {
      repository.setLastRemoved(no)
      notify(tx, id)
    },

    bySyncKey: (key: string): StoredBot | null => {
      if (!looksLikeSecretKey('sync', key)) return null
      const id = repository.idBySyncKey(hashSecretKey(key))
      const bot = id === undefined ? null : find(id)
      return bot && !bot.archived ? bot : null
    },
  }
}

/** A shop is where its PC is, unless it says otherwise. */
function placeOfPc({
  timezone,
  country,
}: Loose<BotSettings>): Pick<BotSettings, 'timezone' | 'country'> | null {
  if (timezone !== undefined || country !== undefined) return null
  const own = ownTimezone()
  return { timezone: own, country: countryOf(own) }
}

/** Without fields given as undefined, so that they do not overwrite. */
function withoutUndefined<T extends object>(settings: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}

function settingsToRow(settings: Omit<BotSettings, 'webhook_url'>) {
  return {
    name: settings.name,
    plan: settings.plan,
    language: settings.language,
    greeting: settings.greeting,
    timezone: settings.timezone,
    opening_hours: settings.opening_hours && JSON.stringify(settings.opening_hours),
    confidence_threshold: settings.confidence_threshold,
    allowed_origins: JSON.stringify(settings.allowed_origins),
    colours: JSON.stringify(settings.colours),
    starter_buttons: JSON.stringify(settings.starter_buttons),
    widget: JSON.stringify(settings.widget),
    languages: JSON.stringify(settings.languages),
    country: settings.country,
    currency: settings.currency,
    facts: JSON.stringify(settings.facts),
    lead_rules: JSON.stringify(settings.lead_rules),
    handover_rules: JSON.stringify(settings.handover_rules),
    canned_replies: JSON.stringify(settings.canned_replies),
    count_kiosk: settings.count_kiosk ? (1 as const) : (0 as const),
    close_after_hours: settings.close_after_hours,
  }
}

function settingsOf(row: BotRow): Omit<StoredBot, 'webhook_url'> {
  const { sync_key_hash: _, ...rest } = row
  return {
    ...rest,
    opening_hours: row.opening_hours === null ? null : JSON.parse(row.opening_hours),
    allowed_origins: JSON.parse(row.allowed_origins),
    colours: JSON.parse(row.colours),
    starter_buttons: JSON.parse(row.starter_buttons),
    widget: JSON.parse(row.widget),
    languages: JSON.parse(row.languages),
    facts: JSON.parse(row.facts),
    lead_rules: JSON.parse(row.lead_rules),
    handover_rules: JSON.parse(row.handover_rules),
    canned_replies: JSON.parse(row.canned_replies),
    count_kiosk: row.count_kiosk === 1,
    archived: row.archived === 1,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    sync_key_created_at: isoTime(row.sync_key_created_at),
  }
}
