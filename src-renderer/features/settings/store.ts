import { t } from '#renderer/i18n/index.ts'
import { useHubStatus, useSettings } from '#renderer/lib/hub.ts'
import { createResource } from '#renderer/lib/resource.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { Settings } from '#shared/schemas/settings.ts'
import { formerOf } from './former.ts'

export const useConnections = createResource(() => rpc('connections.list', {}), ['connections.changed'])

/** Saves, shows the new value at once and offers the former one; a refusal is the caller's. */
export async function saveSettings(change: Partial<Settings>, text?: () => string): Promise<void> {
  const before = useSettings.getState().data
  useSettings.setState({ data: await rpc('settings.update', change) })
  if ('port' in change || 'lan' in change) await useHubStatus.getState().refresh()
  showToast(text?.() ?? t('act.saved'), before ? () => takeBack(formerOf(before, change)) : undefined)
}

/** What saves at once, such as a switch. */
export function changeSettings(change: Partial<Settings>): void {
  void saveSettings(change).catch(showProblem)
}

async function takeBack(former: Partial<Settings>): Promise<void> {
  useSettings.setState({ data: await rpc('settings.update', former) })
}

export async function pauseService(paused: boolean): Promise<void> {
  try {
    useHubStatus.setState({ data: await rpc('hub.pause', { paused }) })
    showToast(t(paused ? 'settings.address.now_paused' : 'settings.address.now_running'), () =>
      rpc('hub.pause', { paused: !paused }),
    )
  } catch (error) {
    showProblem(error)
  }
}

export const useErasures = createResource(() => rpc('privacy.erasures', { limit: 20 }), [])
