import type { Fault } from './faults/fault.ts'
import { faultText } from './faults/text.ts'
import type { Problem, ProblemCode, ProblemIssue, PublicProblem } from './schemas/problem.ts'
import { problemStatus, problemTitle } from './schemas/problem.ts'

type ProblemExtras = {
  readonly errors?: readonly ProblemIssue[]
  readonly fault?: Fault
  readonly headers?: Readonly<Record<string, string>>
}

/** The one error that crosses our borders: made where the fact is known, shown unchanged in HTTP, RPC and UI. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode
  readonly status: number
  readonly errors: readonly ProblemIssue[] | undefined
  readonly fault: Fault | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ProblemCode, detail: string, extras: ProblemExtras = {}) {
    super(detail)
    this.code = code
    this.status = problemStatus[code]
    this.errors = extras.errors
    this.fault = extras.fault
    this.headers = extras.headers ?? {}
  }
}

export function problem(code: ProblemCode, detail: string, extras?: ProblemExtras): ProblemError {
  return new ProblemError(code, detail, extras)
}

/** One whose detail is the English text of a fault. */
export function faultProblem(code: ProblemCode, fault: Fault): ProblemError {
  return new ProblemError(code, faultText(fault), { fault })
}

/** What the public API answers: the fields of the contract, no more. */
export function toPublicProblem(error: ProblemError): PublicProblem {
  const { fault: _, errors, ...rest } = toProblem(error)
  return { ...rest, ...(errors && { errors: errors.map(({ path, message }) => ({ path, message })) }) }
}

export function toProblem(error: ProblemError): Problem {
  return {
    type: `urn:shopbell:problem:${error.code}`,
    title: problemTitle[error.code],
    status: error.status,
    detail: error.message,
    code: error.code,
    ...(error.errors ? { errors: [...error.errors] } : {}),
    ...(error.fault ? { fault: error.fault } : {}),
  }
}

export function isProblem(error: unknown): error is ProblemError {
  return error instanceof ProblemError
}
