import type { z } from 'zod'
import { en } from './faults/en.ts'
import { type Fault, fault } from './faults/fault.ts'
import type { ProblemError } from './problem.ts'
import { problem } from './problem.ts'
import type { ProblemIssue } from './schemas/problem.ts'

type Issue = z.core.$ZodIssue

/** The longest list of faults worth sending back: past this nobody reads on. */
const maxIssues = 50

/** What was given is needed to say what is wrong with it; parse with this where faults are made of the issues. */
export const withInput = { reportInput: true } as const

export function issuesOf(error: { readonly issues: readonly Issue[] }): ProblemIssue[] {
  return error.issues.flatMap((issue) => shown(issue)).slice(0, maxIssues)
}

/** A field that is not known is named by its own path, also inside of a union. */
function shown(issue: Issue, above: readonly PropertyKey[] = []): ProblemIssue[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) =>
      issueAt(pathText([...path, key]), 'is not a known field', fault('unknown_fields', { names: [key] })),
    )
  if (issue.code === 'invalid_union') {
    const nearest = issue.errors.find((issues) => issues.every(({ code }) => code === 'unrecognized_keys'))
    if (nearest) return nearest.flatMap((inner) => shown(inner, path))
  }
  return [issueAt(pathText(path), issue.message, faultOfIssue(issue))]
}

function pathText(path: readonly PropertyKey[]): string {
  return path.map(String).join('.')
}

/** What a schema found, as a fault: our own checks carry one as their `params`, those of zod are known by their code. */
export function faultOfIssue(issue: Issue): Fault {
  switch (issue.code) {
    case 'custom':
      return isFault(issue.params) ? issue.params : fault('other', { text: issue.message })
    case 'invalid_type':
      return ofType(issue.expected, issue.input)
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_format':
      return issue.format === 'url' ? ofAddress(issue.input) : fault('invalid')
    case 'invalid_value':
      return fault('not_a_choice', { choices: issue.values.map(String) })
    case 'unrecognized_keys':
      return fault('unknown_fields', { names: issue.keys })
    case 'invalid_union':
      return faultOfIssue(likeliest(issue) ?? { ...issue, code: 'custom' })
    default:
      return fault('invalid')
  }
}

/** Of "fits none of these", what is wrong with the one it most likely should be: the one with the fewest faults. */
export function likeliest(issue: Issue): Issue | null {
  if (issue.code !== 'invalid_union') return issue
  const [first] = [...issue.errors].sort((a, b) => a.length - b.length || depth(b) - depth(a))[0] ?? []
  const inner = first && likeliest(first)
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : null
}

function depth(issues: readonly Issue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length))
}

function isFault(value: unknown): value is Fault {
  return (
    typeof value === 'object' && value !== null && 'code' in value && Object.hasOwn(en, String(value.code))
  )
}

function ofType(expected: string, input: unknown): Fault {
  if (expected === 'int') return fault('not_whole')
  if (expected === 'number' && input !== undefined) return fault('not_a_number')
  return fault(input === undefined ? 'required' : 'invalid')
}

function tooSmall(origin: string, min: number): Fault {
  if (origin === 'string') return min === 1 ? fault('empty') : fault('too_short', { min })
  if (origin === 'array' || origin === 'set')
    return min === 1 ? fault('none_chosen') : fault('too_few_items', { min })
  return fault('too_low', { min })
}

function tooBig(origin: string, max: number): Fault {
  if (origin === 'string') return fault('too_long', { max })
  return origin === 'array' || origin === 'set'
    ? fault('too_many_items', { max })
    : fault('too_high', { max })
}

function ofAddress(input: unknown): Fault {
  return fault(/^https?:\/\//i.test(String(input)) ? 'broken_web_address' : 'not_a_web_address')
}

/** An issue that a feature finds by itself: the message of the contract, and the fault that forms show. */
export function issueAt(path: string, message: string, found: Fault): ProblemIssue {
  return { path, message, ...found }
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
  const result = schema.safeParse(value, withInput)
  if (result.success) return result.data
  throw invalidRequest(issuesOf(result.error))
}
