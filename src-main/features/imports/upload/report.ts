import { z } from 'zod'
import type { RowFault, RunCounts } from '#shared/schemas/source.ts'
import { syncErrorSchema } from '#shared/schemas/sync.ts'
import type { UploadAnswer } from './send.ts'

type Trouble = { readonly code: string; readonly detail: string }

/** What an answer means for the merchant. */
export type ReadAnswer = {
  /** The service has the catalog now, or what it took of it. */
  readonly isTaken: boolean
  readonly trouble: Trouble | null
  readonly counts: Partial<RunCounts>
  /** Products that it refused, and those it names. */
  readonly rejected: number
  readonly faults: readonly RowFault[]
}

/** `rows`: where in the file each product that was sent stands. */
export function readAnswer(answer: UploadAnswer, rows: ArrayLike<number>): ReadAnswer {
  const refused = (trouble: Trouble): ReadAnswer => ({
    isTaken: false,
    trouble,
    counts: {},
    rejected: 0,
    faults: [],
  })
  const { status, body } = answer
  if (status === null || status < 200 || status >= 300) return refused(troubleOf(answer))
  const parsed = answerSchema.safeParse(jsonOf(body))
  if (!parsed.success) return refused(somethingElse)
  const { errors, rejected = errors.length, ...counts } = parsed.data
  const faults = errors.map(
    ({ index, id, field, message }): RowFault => ({
      row: rows[index] ?? null,
      column: field || null,
      id: id ?? null,
      severity: 'error',
      message: `The service refused it: ${JSON.stringify(message.slice(0, maxMessage))}`,
    }),
  )
  const isTaken = rejected === 0 || rejected < rows.length
  const trouble = rejected === 0 ? null : rejectedOf(rejected, rows.length)
  return { isTaken, trouble, counts, rejected, faults }
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
    .array(syncErrorSchema.partial({ id: true, field: true }))
    .catch([])
    .default([]),
})

const somethingElse: Trouble = {
  code: 'remote_no_sync',
  detail:
    'The address answered with something else than a sync service does, so nothing tells whether the catalog arrived. ' +
    'Look at the widget address of the connection: is it the one of the service, and not of the shop or a sign-in page?',
}

function rejectedOf(rejected: number, sent: number): Trouble {
  const refused = `${rejected} of the ${sent} products that were sent`
  return {
    code: rejected < sent ? 'remote_rejected' : 'remote_refused',
    detail: `The service refused ${refused}. What it says of them stands with the rows; mend them in the shop, then run again.`,
  }
}

function troubleOf({ status, tries, body, error }: UploadAnswer): Trouble {
  const said = detailOf(body)
  const words = said ? ` It says: ${said}` : ''
  const often = tries > 1 ? ` It was tried ${tries} times.` : ''
  if (status === null)
    return {
      code: 'remote_unreachable',
      detail: `${error ?? 'Nothing answered.'}${often} It stays as it was there.`,
    }
  if (status === 401 || status === 403)
    return {
      code: 'remote_refused_key',
      detail: `The service refuses the sync key. Enter the right one under Settings, Connections.${words}`,
    }
  if (status === 404)
    return {
      code: 'remote_not_found',
      detail: `There is no sync at this address. Look at the widget address of the connection.${words}`,
    }
  if (status === 413)
    return {
      code: 'remote_too_large',
      detail: `The catalog is too large for the service. Split the file into several sources with the mode "merge".${words}`,
    }
  if (status === 429) return { code: 'remote_busy', detail: `The service asks to wait.${often}${words}` }
  if (status >= 500)
    return {
      code: 'remote_fault',
      detail: `The service has a fault of its own (HTTP ${status}).${often}${words}`,
    }
  if (status >= 300 && status < 400)
    return {
      code: 'remote_elsewhere',
      detail: `The service points elsewhere (HTTP ${status}). Enter the address it points to in the connection.`,
    }
  return { code: 'remote_refused', detail: `The service refuses this catalog (HTTP ${status}).${words}` }
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
