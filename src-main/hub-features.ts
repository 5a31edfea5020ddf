import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import type { View } from '#main/db/view.ts'
import { answersRpc, askAgain, createAnswering } from '#main/features/answering/index.ts'
import {
  backupsRpc,
  type CarryOver,
  type CopyInThread,
  createBackups,
  createMoves,
} from '#main/features/backups/index.ts'
import { botsRpc, createBots, type StoredBot } from '#main/features/bots/index.ts'
import { browsersRpc, createBrowsers } from '#main/features/browsers/index.ts'
import {
  type BuildIndex,
  catalogRpc,
  createCatalog,
  createSpool,
  type RunOfVersion,
  type RunSync,
} from '#main/features/catalog/index.ts'
import { createChat } from '#main/features/chat/index.ts'
import { connectionsRpc, createConnections } from '#main/features/connections/index.ts'
import {
  createConversations,
  createConversationWords,
  createForget,
  createTurns,
  pushCounts,
  sessionsRpc,
} from '#main/features/conversations/index.ts'
import { createDemo, createVisitors, demoRpc } from '#main/features/demo/index.ts'
import { createDocuments, documentsRpc, type ReadDocumentFile } from '#main/features/documents/index.ts'
import { createEmbeddings, type EmbedTexts } from '#main/features/embeddings/index.ts'
import { createEvents, eventsRpc } from '#main/features/events/index.ts'
import { createFind, findRpc } from '#main/features/find/index.ts'
import { createHealth, healthRpc } from '#main/features/health/index.ts'
import { createHome, homeRpc } from '#main/features/home/index.ts'
import {
  createImports,
  type DoWork,
  type Imports,
  importsRpc,
  type Pace,
} from '#main/features/imports/index.ts'
import { createInboxes, createReceiving, inboxesRpc } from '#main/features/inboxes/index.ts'
import { createInsights, insightsRpc } from '#main/features/insights/index.ts'
import { createKeys, keysRpc } from '#main/features/keys/index.ts'
import { createKnowledge, knowledgeRpc } from '#main/features/knowledge/index.ts'
import { createLanguageModel, languageModelRpc } from '#main/features/language-model/index.ts'
import { createLeads, leadsRpc } from '#main/features/leads/index.ts'
import { createNotices, type NoticePace, noticesRpc } from '#main/features/notices/index.ts'
import {
  createPlayground,
  createRoutes,
  createTestKeys,
  playgroundRpc,
} from '#main/features/playground/index.ts'
import { createBotRemoval, createPrivacy, createRetention, privacyRpc } from '#main/features/privacy/index.ts'
import { createQuota } from '#main/features/quota/index.ts'
import { createRatings, ratingsRpc } from '#main/features/ratings/index.ts'
import { createSecrets } from '#main/features/secrets/index.ts'
import { createSettings, settingsRpc, type TryAddress } from '#main/features/settings/index.ts'
import { createStorefront } from '#main/features/storefront/index.ts'
import { createTestConversations, testConversationsRpc } from '#main/features/test-conversations/index.ts'
import { createUnanswered, unansweredRpc } from '#main/features/unanswered/index.ts'
import {
  createDeliveries,
  createEmitter,
  createEndpoints,
  createForwardEvent,
  deliveriesRpc,
  emitterRpc,
  endpointsRpc,
  maskUrl,
} from '#main/features/webhooks/index.ts'
import { createWebsite, websiteRpc } from '#main/features/website/index.ts'
import { createEventStreams, createWidget } from '#main/features/widget/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import { countryOfShop } from '#main/lib/country.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import type { Log } from '#main/lib/log.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import type { Pushes } from '#main/lib/pushes.ts'
import type { Queues } from '#main/lib/queues.ts'
import type { SecretBox } from '#main/lib/secret-box.ts'
import type { Limits } from '#shared/limits.ts'

export type Features = ReturnType<typeof composeFeatures>

/** Every feature, handed what it needs; the order is the order of their dependence. */
export function composeFeatures(deps: {
  readonly db: Db
  readonly commits: Commits
  readonly view: View
  readonly clock: Clock
  readonly folder: DataFolder
  readonly runSync: RunSync
  readonly doWork: DoWork
  readonly writers: Queues
  readonly pace?: (Pace & { readonly notices?: NoticePace; readonly graceMs?: number }) | undefined
  readonly buildIndex: BuildIndex
  readonly embedder: EmbedTexts
  readonly readDocument: ReadDocumentFile
  readonly box: SecretBox
  readonly backup: {
    readonly copy: CopyInThread
    readonly freeBytes: () => number
    readonly noteFault: (fault: string) => void
    readonly isSound: () => boolean
    readonly carryOver: readonly CarryOver[]
    readonly restart: (() => void) | null
  }
  readonly tryAddress: TryAddress
  readonly hubUrl: () => string | null
  /** To addresses that people entered. */
  readonly outgoing: Outgoing
  readonly random?: (() => number) | undefined
  /** Calls to others end with the hub. */
  readonly stopping: AbortSignal
  readonly limits: Limits
  readonly log: Log
  readonly push: Pushes['push']
  readonly subscribe: Pushes['subscribe']
}) {
  const secrets = createSecrets(deps)
  const endpoints = createEndpoints({ ...deps, secrets })
  const bots = createBots({ ...deps, endpoints })
  const quota = createQuota(deps)
  const keys = createKeys({ ...deps, bots, quota, endpoints })
  const leads = createLeads({ ...deps, homeCountry: () => homeCountry(bots.list(false)) })
  const events = createEvents({ ...deps, leads, maskUrl })
  const deliveries = createDeliveries({ ...deps, endpoints })
  const emitter = createEmitter({ ...deps, events, leads, endpoints, deliveries })
  const forwardEvent = createForwardEvent({
    ...deps,
    endpoints,
    forward: emitter.forward,
    delivery: deliveries.one,
  })
  const conversations = createConversations({ ...deps, emitter, graceMs: deps.pace?.graceMs })
  pushCounts({ ...deps, count: conversations.lists.counts })
  const conversationWords = createConversationWords(deps)
  const embeddings = createEmbeddings(deps)
  const knowledge = createKnowledge({ ...deps, bots, embeddings })
  const catalog = createCatalog({ ...deps, bots })
  const documents = createDocuments({ ...deps, bots, embeddings })
  const languageModel = createLanguageModel({ ...deps, bots, secrets })
  const answering = createAnswering({ ...deps, catalog, knowledge, documents, embeddings, languageModel })
  const unanswered = createUnanswered({
    ...deps,
    bots,
    knowledge,
    embeddings,
    ask: (bot, text) => askAgain(answering, bot, text),
  })
  const turns = createTurns({ conversations, answering, leads, unanswered, emitter })
  const chat = createChat({ ...deps, bots, quota, conversations, answering, turns, emitter })
  const forget = createForget({ ...deps, conversations, leads, events, deliveries })
  const privacy = createPrivacy({
    ...deps,
    conversations,
    forget,
    leads,
    events,
    deliveries,
    homeCountry: () => homeCountry(bots.list(false)),
  })
  const erase = privacy.removeConversations
  const widget = createWidget({ ...deps, bots, conversations, answering, turns, erase })
  const testConversations = createTestConversations({
    ...deps,
    bots,
    catalog,
    conversations,
    answering,
    languageModel,
  })
  const ratings = createRatings({ ...deps, bots, unanswered, testConversations })
  const streams = createEventStreams({ ...deps, conversations })
  const storefront = createStorefront({ catalog })
  const spool = createSpool(deps.folder.spool)
  const settings = createSettings(deps)
  const backups = createBackups({ ...deps, ...deps.backup })
  const moves = createMoves({ ...deps, ...deps.backup, backups })
  const notices = createNotices({ ...deps, conversations, settings, pace: deps.pace?.notices })
  const browsers = createBrowsers({ ...deps, settings })
  const demo = createDemo({ bots, keys, knowledge, catalog, settings, spool })
  const visitors = createVisitors({ ...deps, bots, catalog, knowledge, conversations, forget })
  const inboxes = createInboxes({
    ...deps,
    secrets,
    endpoints,
    hubUrl: () => deps.hubUrl() ?? `http://127.0.0.1:${settings.all().port}`,
  })
  const receiving = createReceiving({ ...deps, inboxes, events, endpoints, emitter })
  const connections = createConnections({ ...deps, secrets })
  const imports = createImports({ ...deps, bots, catalog, connections, secrets })
  const website = createWebsite({ ...deps, bots, settings })
  const retention = createRetention({ ...deps, forget, leads, events, documents, settings })
  const botRemoval = createBotRemoval({
    ...deps,
    bots,
    keys,
    endpoints,
    imports,
    languageModel,
    forget,
    events,
  })
  const home = createHome({
    ...deps,
    website,
    bots,
    keys,
    quota,
    catalog,
    knowledge,
    conversations,
    imports,
    endpoints,
    leads,
    unanswered,
    languageModel,
  })
  const health = createHealth({ ...deps, settings })
  const find = createFind({ ...deps, bots, conversationWords, events })
  const insights = createInsights({ ...deps, bots, embeddings, languageModel })
  const testKeys = createTestKeys({ ...deps, bots, keys, secrets })
  const playground = createPlayground({
    ...deps,
    routes: createRoutes({ ...deps, bots, connections, testKeys }),
  })

  return {
    bots,
    keys,
    endpoints,
    deliveries,
    events,
    inboxes,
    receiving,
    quota,
    conversations,
    conversationWords,
    knowledge,
    documents,
    catalog,
    answering,
    chat,
    widget,
    streams,
    ratings,
    storefront,
    spool,
    settings,
    browsers,
    backups,
    moves,
    website,
    notices,
    connections,
    imports,
    insights,
    unanswered,
    health,
    playground,
    /** What each sets right of the times it stored while the clock was ahead. */
    pullBack: [
      endpoints.pullBack,
      deliveries.queue.pullBack,
      keys.pullBack,
      chat.pullBack,
      conversations.handovers.pullBack,
      browsers.pullBack,
    ],
    privacy,
    botRemoval,
    retention,
    rpc: {
      ...botsRpc(bots),
      ...keysRpc(keys, quota),
      ...endpointsRpc(endpoints, bots, deps.outgoing.network.seemsOffline),
      ...deliveriesRpc(deliveries),
      ...emitterRpc(emitter),
      ...knowledgeRpc(knowledge, documents),
      ...documentsRpc(documents),
      ...unansweredRpc(unanswered),
      ...languageModelRpc({ languageModel, bots, prepare: answering.prepare }),
      ...testConversationsRpc(testConversations),
      ...ratingsRpc(ratings),
      ...catalogRpc({ catalog, runOf: runOf(imports), wishOf: answering.wishOf }),
      ...importsRpc(imports),
      ...sessionsRpc({ ...deps, conversations, forget, erase, search: conversationWords.search }),
      ...answersRpc({ answering, bots }),
      ...leadsRpc(leads, events.ofLead, (id) => ({ no: events.noOf(id), card: events.get(id).card })),
      ...eventsRpc(events, forwardEvent),
      ...inboxesRpc(inboxes),
      ...healthRpc(health),
      ...homeRpc(home),
      ...noticesRpc(notices),
      ...insightsRpc(insights),
      ...findRpc(find),
      ...settingsRpc(settings),
      ...browsersRpc(browsers),
      ...backupsRpc({ ...deps.backup, backups, moves }),
      ...websiteRpc(website),
      ...connectionsRpc(connections),
      ...playgroundRpc(playground, testKeys),
      ...demoRpc(demo, visitors),
      ...privacyRpc(privacy, botRemoval),
    },
  }
}

/** Numbers in what is received are dialled from where the shop is. */
function homeCountry([bot]: readonly StoredBot[]): string | null {
  return bot ? countryOfShop(bot) : null
}

/** A version is made by the one run that changed the catalog to it. */
function runOf(imports: Imports): RunOfVersion {
  return (botId, version) => {
    const made = imports.runs
      .doneSince('bot', botId, 0)
      .find(({ catalog_version }) => catalog_version === version)
    if (!made) return null
    const { id, source_id, source_name, reason } = made
    return { run_id: id, source_id, source_name, reason }
  }
}
