import type { Log } from '#main/lib/log.ts'
import { problemOf } from '#main/lib/problems.ts'
import { type Fault, fault } from '#shared/faults/fault.ts'
import { faultText } from '#shared/faults/text.ts'
import type { ProblemError } from '#shared/problem.ts'
import type { ProblemCode } from '#shared/schemas/problem.ts'
import type { Run } from '#shared/schemas/source.ts'
import type { ApprovalReason } from './approval.ts'

/** What scripts know a failure by; one kind may have several faults. */
type FailureKind =
  | `approval_${ApprovalReason}`
  | 'declined'
  | 'undone'
  | 'interrupted'
  | 'stopped'
  | 'still_written'
  | RemoteFailureKind
  | ProblemCode

export type RemoteFailureKind =
  | 'remote_unreachable'
  | 'remote_refused_key'
  | 'remote_not_found'
  | 'remote_no_sync'
  | 'remote_too_large'
  | 'remote_busy'
  | 'remote_fault'
  | 'remote_elsewhere'
  | 'remote_refused'
  | 'remote_rejected'

/** Why a run did not change the catalog, or only a part of it. */
export type RunFailure = Fault & { readonly kind: FailureKind }

export function failureOf(error: unknown, log: Pick<Log, 'error'>): RunFailure {
  return failureOfProblem(problemOf(error, log, 'an import failed'))
}

export function failureOfProblem(found: ProblemError): RunFailure {
  return { kind: found.code, ...(found.fault ?? fault('other', { text: found.message })) }
}

/** As the contract shows it: codes of earlier versions stay, since scripts use them. */
export function showFailure({ kind, code, params }: RunFailure): NonNullable<Run['trouble']> {
  const found: Fault = { code, params }
  return {
    code: wireCode(kind),
    detail: faultText(found),
    ...(kind.startsWith('approval_') ? { names: namesOf(found) } : {}),
    fault: found,
  }
}

function wireCode(kind: FailureKind): string {
  if (kind === 'declined') return 'kept'
  return kind === 'undone' ? 'taken_back' : kind.replace(/^approval_/, 'brake_')
}

/** The columns, fields or source that a fault names, or the one inside of it. */
function namesOf({ params }: Fault): string[] {
  const { columns, fields, source, reason } = params
  const named = columns ?? fields ?? source
  if (named !== undefined) return [named].flat() as string[]
  return typeof reason === 'object' && 'code' in reason ? namesOf(reason) : []
}
