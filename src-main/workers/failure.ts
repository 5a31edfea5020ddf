import type { Fault } from '#shared/faults/fault.ts'
import { isProblem, ProblemError } from '#shared/problem.ts'
import type { ProblemCode, ProblemIssue } from '#shared/schemas/problem.ts'

/** Errors lose their class on the way between threads. */
export type Failure =
  | {
      readonly kind: 'problem'
      readonly code: ProblemCode
      readonly detail: string
      readonly errors: readonly ProblemIssue[] | undefined
      readonly fault: Fault | undefined
    }
  | { readonly kind: 'error'; readonly message: string; readonly stack: string }

export function failureOf(error: unknown): Failure {
  if (isProblem(error)) {
    return {
      kind: 'problem',
      code: error.code,
      detail: error.message,
      errors: error.errors,
      fault: error.fault,
    }
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { kind: 'error', message, stack }
}

export function errorOf(failure: Failure): Error {
  if (failure.kind === 'problem') {
    const { code, detail, errors, fault } = failure
    return new ProblemError(code, detail, { ...(errors && { errors }), ...(fault && { fault }) })
  }
  const error = new Error(failure.message)
  error.stack = failure.stack
  return error
}
