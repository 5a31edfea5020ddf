import { createResource, createResources } from '#renderer/lib/resource.ts'
import { rpc } from '#renderer/rpc/index.ts'

export const useHome = createResource(
  () => rpc('home.summary', {}),
  [
    'session.message',
    'session.status',
    'session.changed',
    'sessions.removed',
    'usage.changed',
    'keys.changed',
    'leads.changed',
    'unanswered.changed',
    'bots.changed',
    'knowledge.changed',
    'catalog.synced',
    'endpoints.changed',
    'deliveries.changed',
    'sources.changed',
    'runs.changed',
    'website.changed',
    'settings.changed',
  ],
)

/** Simulated visitors of a bot. */
export const useVisitors = createResources(
  (bot_id) => rpc('demo.visitorsStatus', { bot_id }),
  ['demo.visitors', 'sessions.removed'],
)
