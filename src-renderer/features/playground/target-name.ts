import { useBots } from '#renderer/features/bots/index.ts'
import { useConnections } from '#renderer/features/settings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import type { TesterTarget } from '#shared/schemas/tester.ts'

/** Whom a session talks to, by name. */
export function useTargetName(target: TesterTarget): string {
  const t = useT()
  const { data: bots } = useBots()
  const { data: connections } = useConnections()
  const found =
    target.kind === 'bot'
      ? bots?.bots.find(({ id }) => id === target.bot_id)
      : connections?.connections.find(({ id }) => id === target.connection_id)
  return found?.name ?? t('tester.target_gone')
}
