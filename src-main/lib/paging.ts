import { problem } from '#shared/problem.ts'

export type PageStart = { readonly before_at: number; readonly before_no: number }

/** Pages go by time, newest first; the number keeps apart what happened in the same millisecond. */
export function pageStart(after: string | undefined): PageStart {
  if (after === undefined) return { before_at: Number.MAX_SAFE_INTEGER, before_no: Number.MAX_SAFE_INTEGER }
  const [at, no] = after.split('.').map(Number)
  if (Number.isSafeInteger(at) && Number.isSafeInteger(no)) return { before_at: at ?? 0, before_no: no ?? 0 }
  throw problem('invalid_request', '`after` must be the `next` of an earlier page.')
}

/** Of one row more than was asked for: those to show, and where the next page begins. */
export function pageOf<T extends { readonly updated_at: number; readonly no: number }>(
  rows: readonly T[],
  limit: number,
): { readonly shown: readonly T[]; readonly next: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next: last && rows.length > limit ? `${last.updated_at}.${last.no}` : null }
}
