import type { z } from 'zod'
import type { ProblemError } from './problem.ts'
import { problem } from './problem.ts'
import type { ProblemIssue } from './schemas/problem.ts'

/** The longest list of issues worth sending back: nobody reads more. */
const maxIssues = 50

export function issuesOf(error: { readonly issues: readonly z.core.$ZodIssue[] }): ProblemIssue[] {
  return error.issues.flatMap((issue) => named(issue)).slice(0, maxIssues)
}

/** A field that is not known is named by its own path, also inside of a union. */
function named(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): ProblemIssue[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: pathText([...path, key]), message: 'is not a known field' }))
  if (issue.code === 'invalid_union') {
    const nearest = issue.errors.find((issues) => issues.every(({ code }) => code === 'unrecognized_keys'))
    if (nearest) return nearest.flatMap((inner) => named(inner, path))
  }
  return [{ path: pathText(path), message: issue.message }]
}

function pathText(path: readonly PropertyKey[]): string {
  return path.map(String).join('.')
}

export function invalidRequest(issues: readonly ProblemIssue[]): ProblemError {
  // The first issue of a field is the one to fix; the others often follow from it.
  const errors = issues.filter((issue, at) => issues.findIndex(({ path }) => path === issue.path) === at)
  const [first] = errors
  const detail = first
    ? `${first.path === '' ? 'The body' : `\`${first.path}\``}: ${first.message}`
    : 'The request does not fit its schema.'
  return problem('invalid_request', detail, { errors })
}

/** Parses with a schema of the contract; a mismatch becomes an `invalid_request` that names each field. */
export function parseRequest<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw invalidRequest(issuesOf(result.error))
}
