import type { Fault } from '#shared/faults/fault.ts'
import { faultProblem, isProblem, ProblemError } from '#shared/problem.ts'
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
  | {
      readonly kind: 'error'
      readonly message: string
      readonly stack: string
      /** Of the system or SQLite, by which it is mapped where it is shown. */
      readonly code: string | null
    }

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
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
  return { kind: 'error', message, stack, code }
}

export function errorOf(failure: Failure): Error {
  if (failure.kind === 'problem') {
    const { code, detail, errors, fault } = failure
    return new ProblemError(code, detail, { ...(errors && { errors }), ...(fault && { fault }) })
  }
  const error = new Error(failure.message)
  error.stack = failure.stack
  return failure.code === null ? error : Object.assign(error, { code: failure.code })
}

/** A worker's memory is bounded so that the hub's is: what is too large for it fails with `found`, and the hub goes on. */
export function memoryProblem(error: Error, found: Fault): Error {
  const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isOutOfMemory ? faultProblem('payload_too_large', found) : error
}
