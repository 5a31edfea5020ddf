import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import type { View } from '#main/db/view.ts'
import { answersRpc, askAgain, createAnswering } from '#main/features/answering/index.ts'
import { botsRpc, createBots, type StoredBot } from '#main/features/bots/index.ts'
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
import { createConversations, sessionsRpc } from '#main/features/conversations/index.ts'
import { createDeliveries, deliveriesRpc } from '#main/features/deliveries/index.ts'
import { createDemo } from '#main/features/demo/index.ts'
import { createDialogues, dialoguesRpc } from '#main/features/dialogues/index.ts'
import { createDocuments, documentsRpc, type ReadDocumentFile } from '#main/features/documents/index.ts'
import { createEndpoints, endpointsRpc, maskUrl } from '#main/features/endpoints/index.ts'
import { createEvents, createSendOn, eventsRpc } from '#main/features/events/index.ts'
import { createHome, homeRpc } from '#main/features/home/index.ts'
import { createInboxes, createReceiving, inboxesRpc } from '#main/features/inboxes/index.ts'
import { createKeys, keysRpc } from '#main/features/keys/index.ts'
import { createKnowledge, knowledgeRpc } from '#main/features/knowledge/index.ts'
import { createLeads, leadsRpc } from '#main/features/leads/index.ts'
import { createMeaning, type EmbedTexts } from '#main/features/meaning/index.ts'
import { createOutbox, outboxRpc } from '#main/features/outbox/index.ts'
import { createPhrasing, phrasingRpc } from '#main/features/phrasing/index.ts'
import { createQuota } from '#main/features/quota/index.ts'
import { createSecrets } from '#main/features/secrets/index.ts'
import { createSettings, settingsRpc, type TryAddress } from '#main/features/settings/index.ts'
import {
  createSources,
  type DoWork,
  type Pace,
  type ParseCron,
  type Sources,
  sourcesRpc,
} from '#main/features/sources/index.ts'
import { createRoutes, createTester, createTestKeys, testerRpc } from '#main/features/tester/index.ts'
import { createTurns } from '#main/features/turns/index.ts'
import { createUnanswered, unansweredRpc } from '#main/features/unanswered/index.ts'
import { createEventStreams, createWidget } from '#main/features/widget/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import { countryOf } from '#main/lib/country.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import type { Pushes } from '#main/lib/pushes.ts'
import type { Queues } from '#main/lib/queues.ts'
import type { SecretBox } from '#main/lib/secret-box.ts'

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
  readonly parseCron: ParseCron
  readonly pace?: Pace | undefined
  readonly buildIndex: BuildIndex
  readonly embedder: EmbedTexts
  readonly readDocument: ReadDocumentFile
  readonly box: SecretBox
  readonly tryAddress: TryAddress
  readonly hubUrl: () => string | null
  /** To addresses that people entered. */
  readonly outgoing: Outgoing
  readonly random?: (() => number) | undefined
  /** Calls to others end with the hub. */
  readonly stopping: AbortSignal
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
  const outbox = createOutbox({ ...deps, events, endpoints, deliveries })
  const sendOn = createSendOn({
    ...deps,
    endpoints,
    forward: outbox.forward,
    delivery: deliveries.one,
  })
  const conversations = createConversations({ ...deps, outbox })
  const meaning = createMeaning(deps)
  const knowledge = createKnowledge({ ...deps, bots, meaning })
  const catalog = createCatalog({ ...deps, bots })
  const documents = createDocuments({ ...deps, bots, meaning })
  const phrasing = createPhrasing({ ...deps, bots, secrets })
  const answering = createAnswering({ ...deps, catalog, knowledge, documents, meaning, phrasing })
  const unanswered = createUnanswered({
    ...deps,
    bots,
    knowledge,
    meaning,
    ask: (bot, text) => askAgain(answering, bot, text),
  })
  const turns = createTurns({ conversations, leads, unanswered, outbox })
  const chat = createChat({ ...deps, bots, quota, conversations, answering, turns, outbox })
  const widget = createWidget({ ...deps, bots, conversations, answering, turns })
  const dialogues = createDialogues({ ...deps, bots, catalog, conversations, answering })
  const streams = createEventStreams({ conversations, subscribe: deps.subscribe })
  const spool = createSpool(deps.folder.spool)
  const settings = createSettings(deps)
  const demo = createDemo({ bots, keys, knowledge, catalog, settings, spool })
  const inboxes = createInboxes({
    ...deps,
    secrets,
    endpoints,
    hubUrl: () => deps.hubUrl() ?? `http://127.0.0.1:${settings.all().port}`,
  })
  const receiving = createReceiving({ ...deps, inboxes, events, endpoints, outbox })
  const connections = createConnections({ ...deps, secrets })
  const sources = createSources({ ...deps, bots, catalog, connections })
  const home = createHome({
    ...deps,
    bots,
    keys,
    quota,
    catalog,
    knowledge,
    conversations,
    sources,
    endpoints,
  })
  const testKeys = createTestKeys({ ...deps, bots, keys, secrets })
  const tester = createTester({ ...deps, routes: createRoutes({ ...deps, bots, connections, testKeys }) })

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
    knowledge,
    documents,
    catalog,
    answering,
    chat,
    widget,
    streams,
    spool,
    settings,
    connections,
    sources,
    tester,
    rpc: {
      ...botsRpc(bots),
      ...keysRpc(keys, quota),
      ...endpointsRpc(endpoints, bots, deps.outgoing.network.seemsOffline),
      ...deliveriesRpc(deliveries),
      ...outboxRpc(outbox),
      ...knowledgeRpc(knowledge, documents),
      ...documentsRpc(documents),
      ...unansweredRpc(unanswered),
      ...phrasingRpc({ phrasing, bots, prepare: answering.prepare }),
      ...dialoguesRpc(dialogues),
      ...catalogRpc({ catalog, bots, spool, runOf: runOf(sources) }),
      ...sourcesRpc(sources),
      ...sessionsRpc(conversations),
      ...answersRpc({ answering, bots }),
      ...leadsRpc(leads, events.ofLead),
      ...eventsRpc(events, sendOn),
      ...inboxesRpc(inboxes),
      ...homeRpc(home),
      ...settingsRpc(settings),
      ...connectionsRpc(connections),
      ...testerRpc(tester, testKeys),
      'demo.load': () => demo.load(),
    },
  }
}

/** Numbers in what is received are dialled from where the shop is. */
function homeCountry([bot]: readonly StoredBot[]): string | null {
  return bot ? (bot.country ?? countryOf(bot.timezone)) : null
}

/** A version is made by the one run that changed the catalog to it. */
function runOf(sources: Sources): RunOfVersion {
  return (botId, version) => {
    const made = sources.runs
      .doneSince('bot', botId, 0)
      .find(({ catalog_version }) => catalog_version === version)
    if (!made) return null
    const { id, source_id, source_name, reason } = made
    return { run_id: id, source_id, source_name, reason }
  }
}
