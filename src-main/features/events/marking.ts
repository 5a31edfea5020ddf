import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import { problem } from '#shared/problem.ts'
import { maxNamedEvents } from '#shared/schemas/event.ts'

export type Marks = {
  readonly read?: boolean | undefined
  readonly starred?: boolean | undefined
  readonly archived?: boolean | undefined
}

export type Marked = { readonly changed: number; readonly event_ids: string[] | null }

/** Events changed in one transaction: other writes run in between. */
const batchSize = 500

/** Read, starred, archived: all of these numbers, which come a batch at a time from the newest down. */
export function createMarking(deps: { readonly db: Db; readonly commits: Commits }) {
  const { commits } = deps
  const set = deps.db
    .prepare<{ no: number; read: 0 | 1 | null; starred: 0 | 1 | null; archived: 0 | 1 | null }, string>(`
    UPDATE events SET is_read = coalesce(@read, is_read), is_starred = coalesce(@starred, is_starred),
      is_archived = coalesce(@archived, is_archived)
    WHERE no = @no AND (is_read <> coalesce(@read, is_read) OR is_starred <> coalesce(@starred, is_starred)
      OR is_archived <> coalesce(@archived, is_archived))
    RETURNING id`)
    .pluck()

  /** The ids of those it changed. */
  function apply(numbers: readonly number[], marks: Marks): Promise<string[]> {
    const values = { read: bit(marks.read), starred: bit(marks.starred), archived: bit(marks.archived) }
    return commits.run(() => numbers.flatMap((no) => set.get({ no, ...values }) ?? []))
  }

  return async (batch: (beforeNo: number, limit: number) => number[], marks: Marks): Promise<Marked> => {
    refuseNothing(marks)
    let changed = 0
    const ids: string[] = []
    let beforeNo = Number.MAX_SAFE_INTEGER
    while (true) {
      const numbers = batch(beforeNo, batchSize)
      const last = numbers.at(-1)
      if (last === undefined) return { changed, event_ids: changed > maxNamedEvents ? null : ids }
      const some = await apply(numbers, marks)
      changed += some.length
      if (changed <= maxNamedEvents) ids.push(...some)
      beforeNo = last
    }
  }
}

function refuseNothing({ read, starred, archived }: Marks): void {
  if (read === undefined && starred === undefined && archived === undefined)
    throw problem('invalid_request', 'Choose how to mark them: `read`, `starred` or `archived`.')
}

function bit(value: boolean | undefined): 0 | 1 | null {
  return value === undefined ? null : value ? 1 : 0
}
