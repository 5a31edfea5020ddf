import type { z } from 'zod'
import type { ProblemError } from './problem.ts'
import { problem } from './problem.ts'
import type { ProblemIssue } from './schemas/problem.ts'

/** The longest list of faults worth sending back: past this nobody reads on. */
const maxIssues = 50

export function issuesOf(error: { readonly issues: readonly z.core.$ZodIssue[] }): ProblemIssue[] {
  return error.issues.slice(0, maxIssues).map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }))
}

export function invalidRequest(issues: readonly ProblemIssue[]): ProblemError {
  // The first fault of a place is the one to mend; the others are often only its echo.
  const errors = issues.filter((issue, at) => issues.findIndex(({ path }) => path === issue.path) === at)
  const [first] = errors
  const detail = first
    ? `${first.path === '' ? 'The body' : `\`${first.path}\``}: ${first.message}`
    : 'The request does not fit its schema.'
  return problem('invalid_request', detail, { errors })
}

/** Parses with a schema of the contract; what does not fit becomes an `invalid_request` that names each place. */
export function parseRequest<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw invalidRequest(issuesOf(result.error))
}
