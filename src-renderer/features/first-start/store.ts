import {
  chooseBot,
  currentBot,
  placeOfThisPc,
  type ShopPlace,
  useBots,
  useCurrentBot,
} from '#renderer/features/bots/index.ts'
import { t } from '#renderer/i18n/index.ts'
import { useSettings } from '#renderer/lib/hub.ts'
import { createResources } from '#renderer/lib/resource.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import type { Bot, ShopFacts } from '#shared/schemas/bot.ts'
import { setDraft, useDraft } from './draft.ts'
import type { Progress } from './steps.ts'

/** Only the number of products is looked at; one of them is asked about. */
export const firstProducts = createResources(
  (bot_id) => (bot_id === '' ? Promise.resolve(null) : rpc('catalog.list', { bot_id, limit: 1 })),
  ['catalog.synced'],
)
const entryCounts = createResources(
  async (bot_id) => (bot_id === '' ? 0 : (await rpc('knowledge.list', { bot_id })).entries.length),
  ['knowledge.changed'],
)

/** How far the first start is; null until that is known. */
export function useProgress(): Progress | null {
  const draft = useDraft()
  const bot = useCurrentBot()
  const { data: settings } = useLoad(useSettings)
  const { data: bots } = useLoad(useBots)
  const { data: products } = useLoad(firstProducts(bot?.id ?? ''))
  const { data: entries } = useLoad(entryCounts(bot?.id ?? ''))
  if (!settings || !bots || entries === null) return null
  return {
    shopName: settings.shop_name,
    products: products?.total ?? 0,
    answers: entries + (bot ? answeredFacts(bot.facts) : 0),
    hasChatted: bot !== null && draft.chattedWith === bot.id,
    hasSnippet: draft.hasSnippet,
  }
}

function answeredFacts(facts: ShopFacts): number {
  return Object.values(facts).filter((text) => text !== '').length
}

/** As this PC is set up, until somebody says otherwise. */
export function placeOf(place: ShopPlace | null): ShopPlace {
  return place ?? placeOfThisPc()
}

export async function saveName(name: string): Promise<void> {
  await rpc('settings.update', { shop_name: name })
  await useSettings.getState().refresh()
  const { botId, place } = useDraft.getState()
  const made = useBots.getState().data?.bots.find(({ id }) => id === botId)
  if (made) await rpc('bots.update', { bot_id: made.id, name, ...placeOf(place) })
  setDraft({ name: null })
}

/** The bot of the first start: the one there is, or a new one. Its sync key is made anew when somebody needs one. */
export async function ensureBot(): Promise<Bot> {
  const there = currentBot()
  if (there) return there
  const { place } = useDraft.getState()
  const name = useSettings.getState().data?.shop_name || t('first_start.bot_name')
  const { id } = await rpc('bots.create', { name, ...placeOf(place) })
  setDraft({ botId: id })
  return opened(id)
}

/** The demo shop; its key is shown only now, so the test chat keeps it and the chat API can be tested at once. */
export async function loadDemo(): Promise<Bot> {
  const { bot_id, key } = await rpc('demo.load', {})
  if (key !== null) await rpc('tester.setKey', { bot_id, key })
  return opened(bot_id)
}

async function opened(botId: string): Promise<Bot> {
  await useBots.getState().refresh()
  chooseBot(botId)
  return rpc('bots.get', { bot_id: botId })
}

export async function saveAnswers(given: Pick<ShopFacts, 'returns' | 'shipping'>): Promise<void> {
  const bot = await ensureBot()
  await rpc('bots.update', { bot_id: bot.id, facts: { ...bot.facts, ...given } })
  await useBots.getState().refresh()
  setDraft({ returns: null, shipping: null })
}

export async function finish(): Promise<void> {
  await rpc('settings.update', { setup_done: true })
  await useSettings.getState().refresh()
}
