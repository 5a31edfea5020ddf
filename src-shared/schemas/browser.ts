import { z } from 'zod'
import { isoTimeSchema } from './common.ts'

/** A browser that is signed in to the headless dashboard. */
export const signedInBrowserSchema = z.object({
  id: z.string(),
  user_agent: z.string(),
  created_at: isoTimeSchema.describe('When it signed in'),
  seen_at: isoTimeSchema.describe('When it last called; 30 days later it is signed out'),
  current: z.boolean().describe('The one that asks'),
})
export type SignedInBrowser = z.infer<typeof signedInBrowserSchema>
