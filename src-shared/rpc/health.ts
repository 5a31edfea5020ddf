import { z } from 'zod'
import { healthSchema } from '../schemas/health.ts'
import { call, nothing } from './call.ts'

export const healthCalls = {
  'health.get': call(nothing, healthSchema),
  /** What somebody who helps needs to see: no keys, no addresses with passwords, no words of visitors. */
  'health.diagnostics': call(
    nothing,
    z.object({ file_name: z.string(), base64: z.string().describe('A ZIP file') }),
  ),
}
