import { z } from 'zod'
import { silences } from '../schemas/notice.ts'
import { call, nothing } from './call.ts'

export const noticeCalls = {
  /** Rings the bell once, on every open window and in the desktop app. */
  'notices.test': call(
    nothing,
    z.object({ silenced_by: z.enum(silences).nullable().describe('What would keep a real one quiet now') }),
  ),
}
