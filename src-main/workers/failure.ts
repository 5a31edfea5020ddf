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
  | {
      readonly kind: 'error'
      readonly message: string
      readonly stack: string
      /** Of the system or SQLite, by which it is mapped where it is shown. */
      readonly code: string | null
    }

export function failureOf(error: unknown): Failure {
  if (isProblem(error)) {
    return { kind: 'problem', code: error.code, detail: error.message, errors: error.errors ?? [] }
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
  return { kind: 'error', message, stack, code }
}

export function errorOf(failure: Failure): Error {
  if (failure.kind === 'problem') {
    return problem(failure.code, failure.detail, failure.errors.length > 0 ? { errors: failure.errors } : {})
  }
  const error = new Error(failure.message)
  error.stack = failure.stack
  return failure.code === null ? error : Object.assign(error, { code: failure.code })
}

/** A worker's memory is bounded so that the hub's is: what is too large for it fails with `detail`, and the hub goes on. */
export function memoryProblem(error: Error, detail: string): Error {
  const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isOutOfMemory ? problem('payload_too_large', detail) : error
}
