import type { RunCounts } from '#shared/schemas/source.ts'
import { syncResultSchema } from '#shared/schemas/sync.ts'
import type { UploadAnswer } from './send.ts'

type Trouble = { readonly code: string; readonly detail: string }

/** What an answer means for the merchant; null: it went through. */
export function troubleOf({ status, tries, body, error }: UploadAnswer): Trouble | null {
  if (status !== null && status >= 200 && status < 300) return null
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

/** What changed there, where it tells. */
export function remoteCounts(body: string): Partial<RunCounts> | null {
  const parsed = syncResultSchema.partial().safeParse(jsonOf(body))
  if (!parsed.success) return null
  const { created, updated, unchanged, removed } = parsed.data
  return {
    ...(created === undefined ? {} : { created }),
    ...(updated === undefined ? {} : { updated }),
    ...(unchanged === undefined ? {} : { unchanged }),
    ...(removed === undefined ? {} : { removed }),
  }
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
