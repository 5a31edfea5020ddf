import { createRecent } from '#main/lib/recent.ts'
import { foldFully } from '#main/lib/text/fold.ts'
import type { FindRows } from './rows.ts'
import type { ProductDetails } from './types.ts'

/** Products as a search looks at them. */
export type LookedAt = Pick<FindRows, 'details' | 'byId'> & {
  /** The description, folded; empty where there is none. */
  readonly describedAs: (no: number) => string
}

export function lookedAt({ details, byId, description }: FindRows): LookedAt {
  return { details, byId, describedAs: (no) => foldFully(description(no) ?? '') }
}

/** A message searches more than once, and visitors ask for the same goods all day. */
const remembered = 5000

/** The same, remembered: only for rows that cannot change until `forget`. */
export function createLookedAt(rows: FindRows): { readonly rows: LookedAt; readonly forget: () => void } {
  const plain = lookedAt(rows)
  const seen = createRecent<number, ProductDetails>(remembered)
  const described = createRecent<number, string>(remembered)
  return {
    forget: () => {
      seen.clear()
      described.clear()
    },
    rows: {
      byId: plain.byId,
      details: (no) => {
        const before = seen.get(no)
        if (before) return before
        const row = plain.details(no)
        if (row) seen.set(no, row)
        return row
      },
      describedAs: (no) => {
        const before = described.get(no)
        if (before !== undefined) return before
        const text = plain.describedAs(no)
        described.set(no, text)
        return text
      },
    },
  }
}
