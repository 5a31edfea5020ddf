import { useBots } from '#renderer/features/bots/index.ts'
import { useConnections } from './store.ts'

type Target =
  | { readonly kind: 'bot'; readonly bot_id: string }
  | { readonly kind: 'connection'; readonly connection_id: string }

/** The name of a bot or of an external service; `gone` where it was removed, nothing as long as that isn't known. */
export function useTargetName(target: Target, gone: string): string {
  const { data: bots } = useBots()
  const { data: connections } = useConnections()
  const name =
    target.kind === 'bot'
      ? bots?.bots.find(({ id }) => id === target.bot_id)?.name
      : connections?.connections.find(({ id }) => id === target.connection_id)?.name
  const isLoaded = target.kind === 'bot' ? bots : connections
  return name ?? (isLoaded ? gone : '')
}
