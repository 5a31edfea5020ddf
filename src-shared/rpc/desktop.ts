import { z } from 'zod'
import { fault } from '../faults/fault.ts'
import { httpUrlSchema } from '../schemas/common.ts'
import { call, nothing } from './call.ts'

const done = z.object({ done: z.boolean() })

export const kioskPinSchema = z.object({
  pin: z.string().refine((text) => /^\d{4,8}$/.test(text), {
    error: 'must be 4 to 8 digits',
    params: fault('not_a_pin'),
  }),
})

/** What only the desktop app can do; a headless hub answers `desktop.state` with `available: false` and refuses the rest. */
export const desktopCalls = {
  'desktop.state': call(
    nothing,
    z.object({
      available: z.boolean(),
      platform: z.string(),
      /** Not every Linux desktop has one; null where there is no desktop. */
      start_at_login_possible: z.boolean(),
      keep_awake_possible: z.boolean(),
      notifications_possible: z.boolean(),
      updates_possible: z.boolean().describe('Only an installed app can update itself'),
    }),
  ),
  'desktop.revealDataFolder': call(nothing, done),
  /** The system's own dialog; null: nothing was chosen. */
  'desktop.choosePath': call(
    z.object({ kind: z.enum(['file', 'folder']) }),
    z.object({ path: z.string().nullable() }),
  ),
  /** The chat of a bot on the whole screen, left by the PIN alone. */
  'desktop.openKiosk': call(kioskPinSchema.extend({ bot_id: z.string() }), done),
  'desktop.openExternal': call(z.object({ url: httpUrlSchema }), done),
  'desktop.checkForUpdates': call(
    nothing,
    z.object({ newer: z.string().nullable().describe('The version that could be had') }),
  ),
}
export type DesktopCallName = keyof typeof desktopCalls
