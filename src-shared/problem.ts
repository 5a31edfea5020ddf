import type { Problem, ProblemCode, ProblemIssue } from './schemas/problem.ts'
import { problemStatus, problemTitle } from './schemas/problem.ts'

export type ProblemExtras = {
  readonly errors?: readonly ProblemIssue[]
  readonly headers?: Readonly<Record<string, string>>
}

/** The one error that crosses our borders: made where the fact is known, shown unchanged in HTTP, RPC and UI. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode
  readonly status: number
  readonly errors: readonly ProblemIssue[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ProblemCode, detail: string, extras: ProblemExtras = {}) {
    super(detail)
    this.code = code
    this.status = problemStatus[code]
    this.errors = extras.errors
    this.headers = extras.headers ?? {}
  }
}

export function problem(code: ProblemCode, detail: string, extras?: ProblemExtras): ProblemError {
  return new ProblemError(code, detail, extras)
}

export function toProblem(error: ProblemError): Problem {
  return {
    type: `urn:shopbell:problem:${error.code}`,
    title: problemTitle[error.code],
    status: error.status,
    detail: error.message,
    code: error.code,
    ...(error.errors ? { errors: [...error.errors] } : {}),
  }
}

export function isProblem(error: unknown): error is ProblemError {
  return error instanceof ProblemError
}
