import { z } from 'zod'
import { invalidRequest } from '#shared/issues.ts'

/** What orders a list, taken from the last row of a page; the row number comes last and keeps equal rows apart. */
type CursorValues = readonly (string | number | null)[]

/** The `next` of a page: opaque to callers, so that the order of a list may change. */
export function encodeCursor(values: CursorValues): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** The values of a cursor that this list made; any other text is refused. */
export function decodeCursor<T extends z.ZodType>(after: string, schema: T): z.output<T> {
  const decoded = schema.safeParse(valuesIn(after))
  if (decoded.success) return decoded.data
  throw invalidRequest([{ path: 'after', message: 'must be the `next` of an earlier page of this list' }])
}

function valuesIn(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Of one row more than was asked for: those to show, and the cursor of the rest. */
export function pageOf<T>(
  rows: readonly T[],
  limit: number,
  valuesOf: (row: T) => CursorValues,
): { readonly shown: readonly T[]; readonly next: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next: last !== undefined && rows.length > limit ? encodeCursor(valuesOf(last)) : null }
}

const rowNumber = z.tuple([z.int()])

/** Where a list by row number goes on; `first` is below or above all rows, depending on its direction. */
export function rowAfter(after: string | undefined, first: number): number {
  return after === undefined ? first : decodeCursor(after, rowNumber)[0]
}

const timeAndRow = z.tuple([z.int(), z.int()])

/** Where a list by time goes on, newest first. */
export function timeBefore(after: string | undefined) {
  const newest = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] as const
  const [before_at, before_no] = after === undefined ? newest : decodeCursor(after, timeAndRow)
  return { before_at, before_no }
}
