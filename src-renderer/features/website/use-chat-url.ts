import { useHubStatus, useSettings } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'

/** Where a website loads the chat from. */
export type ChatUrl = { readonly url: string; readonly isPublic: boolean }

/** The public address, or until there is one this PC's own; null while neither is known. */
export function useChatUrl(): ChatUrl | null {
  const { data: settings } = useLoad(useSettings)
  const { data: status } = useLoad(useHubStatus)
  if (!settings || !status) return null
  if (settings.public_url) return { url: settings.public_url, isPublic: true }
  return { url: status.url ?? `http://127.0.0.1:${settings.port}`, isPublic: false }
}
