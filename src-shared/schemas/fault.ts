import { z } from 'zod'
import { en } from '../faults/en.ts'
import type { Fault, FaultCode } from '../faults/fault.ts'

const codes = Object.keys(en) as [FaultCode, ...FaultCode[]]

const paramsSchema: z.ZodType<Fault['params']> = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.string()), z.lazy(() => faultSchema)]),
)

/** Beside an English message: what programs and other languages read. */
export const faultFields = {
  code: z.enum(codes),
  params: paramsSchema.describe('What the text of this code names'),
}

export const faultSchema = z.object(faultFields).meta({ id: 'Fault' })
