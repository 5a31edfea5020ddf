import { problemSchema } from '#shared/schemas/problem.ts'

/** How every route documents its faults. */
export const problemResponse = {
  description: 'A problem (RFC 9457) with a stable `code`',
  content: { 'application/problem+json': { schema: problemSchema } },
}
