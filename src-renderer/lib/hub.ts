import { createResource } from '#renderer/lib/resource.ts'
import { rpc } from '#renderer/rpc/index.ts'

/** What every page may need to know of the hub. */
export const useSettings = createResource(() => rpc('settings.get', {}), ['settings.changed'])
export const useHubStatus = createResource(
  () => rpc('hub.status', {}),
  ['hub.changed', 'bots.changed', 'catalog.synced', 'settings.changed', 'storage.changed'],
)
export const useDesktop = createResource(() => rpc('desktop.state', {}))
