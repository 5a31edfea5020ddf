import { createResource, createResources } from '#renderer/lib/resource.ts'
import { rpc } from '#renderer/rpc/index.ts'

/** Null where none is set; wrapped, since null alone means "not read yet". */
export const languageModelOf = createResources((bot_id) => rpc('phrasing.get', { bot_id }), ['bots.changed'])

/** Of all bots that answer, for the list of what leaves this PC. */
export const useLanguageModels = createResource(async () => {
  const { bots } = await rpc('bots.list', {})
  const all = await Promise.all(bots.map(({ id }) => rpc('phrasing.get', { bot_id: id })))
  return all.flatMap(({ phrasing }) => phrasing ?? [])
}, ['bots.changed'])

/** What was asked of the model, and why it is not asked just now. */
export const modelUsageOf = createResources((bot_id) => rpc('phrasing.usage', { bot_id }), ['bots.changed'])

/** The programs that run models on this PC; looked for when somebody sets one up. */
export const useLocalServers = createResource(() => rpc('phrasing.detect', {}))
