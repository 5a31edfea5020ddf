import { Notification, shell } from 'electron'
import type { Handlers } from '#shared/rpc/contract.ts'
import type { DesktopCallName } from '#shared/rpc/desktop.ts'
import { canKeepAwake } from './keep-awake.ts'
import { canStartAtLogin } from './login-item.ts'
import type { Updates } from './updates.ts'

/** What the hub can do only because there is a desktop around it. */
export function desktopCalls(deps: {
  readonly dataPath: string
  readonly updates: Updates
  readonly choosePath: (kind: 'file' | 'folder') => Promise<string | null>
  readonly openExternal: (url: string) => Promise<boolean>
  readonly openKiosk: (botId: string, pin: string) => void
}): Pick<Handlers, DesktopCallName> {
  return {
    'desktop.state': () => ({
      available: true,
      platform: process.platform,
      start_at_login_possible: canStartAtLogin(),
      keep_awake_possible: canKeepAwake(),
      notifications_possible: Notification.isSupported(),
      updates_possible: deps.updates.possible,
    }),
    'desktop.revealDataFolder': async () => ({ done: (await shell.openPath(deps.dataPath)) === '' }),
    'desktop.choosePath': async ({ kind }) => ({ path: await deps.choosePath(kind) }),
    'desktop.openKiosk': ({ bot_id, pin }) => {
      deps.openKiosk(bot_id, pin)
      return { done: true }
    },
    'desktop.openExternal': async ({ url }) => ({ done: await deps.openExternal(url) }),
    'desktop.checkForUpdates': async () => ({ newer: await deps.updates.check() }),
  }
}
