import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import type { View } from '#main/db/view.ts'
import { createAnswering } from '#main/features/answering/index.ts'
import { botsRpc, createBots } from '#main/features/bots/index.ts'
import { catalogRpc, createCatalog, createSpool, type RunSync } from '#main/features/catalog/index.ts'
import { createChat } from '#main/features/chat/index.ts'
import { createConversations, sessionsRpc } from '#main/features/conversations/index.ts'
import { createDemo } from '#main/features/demo/index.ts'
import { createKeys, keysRpc } from '#main/features/keys/index.ts'
import { createKnowledge, knowledgeRpc } from '#main/features/knowledge/index.ts'
import { createQuota } from '#main/features/quota/index.ts'
import { createSettings } from '#main/features/settings/index.ts'
import { createEventStreams, createWidget } from '#main/features/widget/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import type { Pushes } from '#main/lib/pushes.ts'

export type Features = ReturnType<typeof composeFeatures>

/** Every feature, handed what it needs; the order is the order of their dependence. */
export function composeFeatures(deps: {
  readonly db: Db
  readonly commits: Commits
  readonly view: View
  readonly clock: Clock
  readonly folder: DataFolder
  readonly runSync: RunSync
  readonly push: Pushes['push']
  readonly subscribe: Pushes['subscribe']
}) {
  const bots = createBots(deps)
  const quota = createQuota(deps)
  const keys = createKeys({ ...deps, bots, quota })
  const conversations = createConversations(deps)
  const knowledge = createKnowledge({ ...deps, bots })
  const catalog = createCatalog({ ...deps, bots })
  const answering = createAnswering({ ...deps, catalog, knowledge })
  const chat = createChat({ ...deps, bots, quota, conversations, answering })
  const widget = createWidget({ ...deps, bots, conversations, answering })
  const streams = createEventStreams({ conversations, subscribe: deps.subscribe })
  const spool = createSpool(deps.folder.spool)
  const settings = createSettings(deps)
  const demo = createDemo({ bots, keys, knowledge, catalog, settings, spool })

  return {
    bots,
    keys,
    quota,
    conversations,
    knowledge,
    catalog,
    chat,
    widget,
    streams,
    spool,
    demo,
    rpc: {
      ...botsRpc(bots),
      ...keysRpc(keys, quota),
      ...knowledgeRpc(knowledge),
      ...catalogRpc(catalog),
      ...sessionsRpc(conversations),
      'demo.load': () => demo.load(),
    },
  }
}
