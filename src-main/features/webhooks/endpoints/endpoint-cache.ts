import type { Db } from '#main/db/open.ts'
import type { createEndpointRepository, EndpointRow } from './repository.ts'

type Index = {
  readonly live: Map<number, EndpointRow>
  readonly byBot: ReadonlyMap<number, number>
  readonly byKey: ReadonlyMap<string, number>
  readonly byInbox: ReadonlyMap<number, number>
  /** Sent on by hand: by where to. */
  readonly byUrl: ReadonlyMap<string, number>
}

export type EndpointCache = ReturnType<typeof createEndpointCache>

/**
 * Every message asks which endpoints want it, so they are kept in memory. A changed one is read again; inside a
 * transaction it is read but not cached, because the transaction may be rolled back.
 */
export function createEndpointCache(db: Db, repository: ReturnType<typeof createEndpointRepository>) {
  let cached: Index | null = null
  /** Rows of `cached` whose health has changed since. */
  const changed = new Set<number>()

  function index(): Index {
    if (cached) return cached
    const read = indexOf(repository.live())
    if (!db.inTransaction) {
      cached = read
      changed.clear()
    }
    return read
  }

  function byNo(no: number): EndpointRow | null {
    const current = index()
    const before = current.live.get(no)
    if (before && !changed.has(no)) return before
    const row = repository.byNo(no)
    if (before && row && current === cached && !db.inTransaction) {
      current.live.set(no, row)
      changed.delete(no)
    }
    return row
  }

  const found = (no: number | undefined) => (no === undefined ? null : byNo(no))

  return {
    byNo,
    ofBot: (botNo: number) => found(index().byBot.get(botNo)),
    ofKey: (keyId: string) => found(index().byKey.get(keyId)),
    ofInbox: (inboxNo: number) => found(index().byInbox.get(inboxNo)),
    ofUrl: (url: string, allowLocal: boolean) => found(index().byUrl.get(urlName(url, allowLocal))),
    /** Its address, its owner or whether it is on has changed. */
    forget: () => {
      cached = null
    },
    /** Its health alone has changed. */
    forgetHealth: (no: number) => {
      changed.add(no)
    },
  }
}

function indexOf(rows: readonly EndpointRow[]): Index {
  const noBy = <K>(kind: EndpointRow['kind'], keyOf: (row: EndpointRow) => K | null) =>
    new Map(
      rows.flatMap((row) => {
        const key = row.kind === kind ? keyOf(row) : null
        return key === null ? [] : [[key, row.no] as const]
      }),
    )
  return {
    live: new Map(rows.map((row) => [row.no, row])),
    byBot: noBy('integration', (row) => row.bot_no),
    byKey: noBy('mirror', (row) => row.key_id),
    byInbox: noBy('forward', (row) => row.inbox_no),
    byUrl: noBy('forward', (row) => (row.inbox_no === null ? urlName(row.url, row.allow_local) : null)),
  }
}

function urlName(url: string, allowLocal: boolean): string {
  return `${allowLocal ? 'local' : 'public'} ${url}`
}
