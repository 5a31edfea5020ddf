import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import { problem } from '#shared/problem.ts'
import type { EventFilter } from '#shared/schemas/event.ts'
import type { Wanted } from './finding.ts'

export type Marks = {
  readonly read?: boolean | undefined
  readonly starred?: boolean | undefined
  readonly archived?: boolean | undefined
}

/** So many are changed in one transaction: others have their turn between two. */
const batchSize = 500

/** Read, starred, put away: of some, or of all that a filter finds. */
export function createMarking(deps: {
  readonly db: Db
  readonly commits: Commits
  readonly find: (wanted: Wanted) => number[]
}) {
  const { commits, find } = deps
  const set = deps.db.prepare<{
    no: number
    read: 0 | 1 | null
    starred: 0 | 1 | null
    archived: 0 | 1 | null
  }>(`
    UPDATE events SET is_read = coalesce(@read, is_read), is_starred = coalesce(@starred, is_starred),
      is_archived = coalesce(@archived, is_archived)
    WHERE no = @no AND (is_read <> coalesce(@read, is_read) OR is_starred <> coalesce(@starred, is_starred)
      OR is_archived <> coalesce(@archived, is_archived))`)

  function apply(numbers: readonly number[], marks: Marks): Promise<number> {
    const values = { read: bit(marks.read), starred: bit(marks.starred), archived: bit(marks.archived) }
    return commits.run(() => numbers.reduce((sum, no) => sum + set.run({ no, ...values }).changes, 0))
  }

  return {
    these: async (numbers: readonly number[], marks: Marks): Promise<number> => {
      refuseNothing(marks)
      return apply(numbers, marks)
    },

    all: async (filter: EventFilter | null, marks: Marks): Promise<number> => {
      refuseNothing(marks)
      if (filter === null) throw problem('invalid_request', 'Say which events: `event_ids` or a `filter`.')
      let changed = 0
      let beforeNo = Number.MAX_SAFE_INTEGER
      while (true) {
        const numbers = find({ filter, search: null, beforeNo, limit: batchSize })
        const last = numbers.at(-1)
        if (last === undefined) return changed
        changed += await apply(numbers, marks)
        beforeNo = last
      }
    },
  }
}

function refuseNothing({ read, starred, archived }: Marks): void {
  if (read === undefined && starred === undefined && archived === undefined)
    throw problem('invalid_request', 'Say what to mark them as: `read`, `starred` or `archived`.')
}

function bit(value: boolean | undefined): 0 | 1 | null {
  return value === undefined ? null : value ? 1 : 0
}
