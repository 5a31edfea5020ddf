import { problem } from '#shared/problem.ts'
import type { Handlers } from '#shared/rpc/contract.ts'
import type { DesktopCallName } from '#shared/rpc/desktop.ts'

/** What a hub without a window answers to calls that only the desktop app can do. */
export const headlessDesktop: Handlers<DesktopCallName> = {
  'desktop.state': () => ({
    available: false,
    platform: process.platform,
    start_at_login_possible: false,
    keep_awake_possible: false,
    notifications_possible: false,
    updates_possible: false,
  }),
  'desktop.revealDataFolder': () => refuse('open a folder'),
  'desktop.choosePath': () => refuse('ask for a file'),
  'desktop.openKiosk': () => refuse('lock a screen'),
  'desktop.openExternal': () => refuse('open a browser'),
  'desktop.checkForUpdates': () => refuse('update itself'),
}

function refuse(what: string): never {
  throw problem(
    'not_found',
    `Shopbell runs without a window here, so it cannot ${what}. The desktop app can.`,
  )
}
