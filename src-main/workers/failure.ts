import { isProblem, problem } from '#shared/problem.ts'
import type { ProblemCode, ProblemIssue } from '#shared/schemas/problem.ts'

/** Errors lose their class on the way between threads. */
export type Failure =
  | {
      readonly kind: 'problem'
      readonly code: ProblemCode
      readonly detail: string
      readonly errors: readonly ProblemIssue[]
    }
  | { readonly kind: 'error'; readonly message: string; readonly stack: string }

export function failureOf(error: unknown): Failure {
  if (isProblem(error)) {
    return { kind: 'problem', code: error.code, detail: error.message, errors: error.errors ?? [] }
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { kind: 'error', message, stack }
}

export function errorOf(failure: Failure): Error {
  if (failure.kind === 'problem') {
    return problem(failure.code, failure.detail, failure.errors.length > 0 ? { errors: failure.errors } : {})
  }
  const error = new Error(failure.message)
  error.stack = failure.stack
  return error
}

/** A worker's memory is bounded so that the hub's is: what is too large for it is refused, and the hub goes on. */
export function memoryProblem(error: Error, refusal: () => Error): Error {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refusal() : error
}
