import { z } from 'zod'
import { type Fault, fault } from '#shared/faults/fault.ts'
import type { RunCounts } from '#shared/schemas/source.ts'
import { syncErrorSchema } from '#shared/schemas/sync.ts'
import type { RowFault } from '../history/repository.ts'
import type { RemoteFailureKind, RunFailure } from '../runs/failure.ts'
import type { UploadAnswer } from './send.ts'

/** What an answer means for the merchant. */
type ReadAnswer = {
  /** The service has the catalog now, or what it took of it. */
  readonly isTaken: boolean
  readonly failure: RunFailure | null
  readonly counts: Partial<RunCounts>
  /** Products that it refused, and those it names. */
  readonly rejected: number
  readonly faults: readonly RowFault[]
}

/** `rows`: where in the file each product that was sent stands. */
export function readAnswer(answer: UploadAnswer, rows: ArrayLike<number>): ReadAnswer {
  const refused = (failure: RunFailure): ReadAnswer => ({
    isTaken: false,
    failure,
    counts: {},
    rejected: 0,
    faults: [],
  })
  const { status, body } = answer
  if (status === null || status < 200 || status >= 300) return refused(failureIn(answer))
  const parsed = answerSchema.safeParse(jsonOf(body))
  if (!parsed.success) return refused({ kind: 'remote_no_sync', ...fault('service_not_a_sync') })
  const { errors, rejected = errors.length, ...counts } = parsed.data
  const faults = errors.map(
    ({ index, id, field, message }): RowFault => ({
      row: rows[index] ?? null,
      column: field || null,
      id: id ?? null,
      severity: 'error',
      ...fault('refused_by_service', { text: message.slice(0, maxMessage) }),
    }),
  )
  const isTaken = rejected === 0 || rejected < rows.length
  const failure = rejected === 0 ? null : rejectedOf(rejected, rows.length)
  return { isTaken, failure, counts, rejected, faults }
}

const maxMessage = 400

/** What a service must say at least: others than ours may know fewer numbers. */
const answerSchema = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int().default(0),
  removed: z.int().default(0),
  rejected: z.int().min(0).optional(),
  errors: z
    .array(syncErrorSchema.omit({ code: true, params: true }).partial({ id: true, field: true }))
    .catch([])
    .default([]),
})

function rejectedOf(count: number, sent: number): RunFailure {
  return count < sent
    ? { kind: 'remote_rejected', ...fault('service_rejected_some', { count, sent }) }
    : { kind: 'remote_refused', ...fault('service_rejected_all', { count }) }
}

function failureIn({ status, body, fault: noAnswer }: UploadAnswer): RunFailure {
  if (status === null) return { kind: 'remote_unreachable', ...noAnswer }
  const [kind, reason] = refusalOf(status)
  const text = detailOf(body)
  return { kind, ...(text === null ? reason : fault('service_said', { reason, text })) }
}

function refusalOf(status: number): readonly [RemoteFailureKind, Fault] {
  if (status === 401 || status === 403) return ['remote_refused_key', fault('service_refused_key')]
  if (status === 404) return ['remote_not_found', fault('service_not_found')]
  if (status === 413) return ['remote_too_large', fault('service_too_large')]
  if (status === 429) return ['remote_busy', fault('service_busy')]
  if (status >= 500) return ['remote_fault', fault('service_error', { status })]
  if (status >= 300 && status < 400) return ['remote_elsewhere', fault('service_moved', { status })]
  return ['remote_refused', fault('service_refused', { status })]
}

function detailOf(body: string): string | null {
  const parsed = jsonOf(body)
  if (typeof parsed !== 'object' || parsed === null || !('detail' in parsed)) return null
  return typeof parsed.detail === 'string' ? parsed.detail.slice(0, 500) : null
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
