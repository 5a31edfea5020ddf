import { useHubStatus, useSettings } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'

/** Where a website loads the chat from: the public address, or until there is one this PC's own. */
export function useChatUrl(): { readonly url: string; readonly isPublic: boolean } | null {
  const { data: settings } = useLoad(useSettings)
  const { data: status } = useLoad(useHubStatus)
  if (!settings || !status) return null
  if (settings.public_url) return { url: settings.public_url, isPublic: true }
  return { url: status.url ?? `http://127.0.0.1:${settings.port}`, isPublic: false }
}
