import { z } from 'zod'
import { signedInBrowserSchema } from '../schemas/browser.ts'
import { call, nothing } from './call.ts'

const signedOut = z.object({ signed_out: z.int() })

/** Who is signed in to the headless dashboard; in the desktop app nobody is. */
export const browserCalls = {
  'browsers.list': call(nothing, z.object({ browsers: z.array(signedInBrowserSchema) })),
  'browsers.signOut': call(z.object({ browser_id: z.string() }), signedOut),
  /** All but the one that asks; from a script, all. */
  'browsers.signOutOthers': call(nothing, signedOut),
  /** A fresh link that signs in one browser, once, within an hour. */
  'dashboard.link': call(nothing, z.object({ url: z.string() })),
}
