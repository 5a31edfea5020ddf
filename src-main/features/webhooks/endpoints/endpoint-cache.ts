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
 * Every message asks whether somebody wants to hear of it, so the endpoints are kept in cache. What was changed is
 * read from the file again; inside a transaction it is read but not kept, because the transaction may come to nothing.
 */
export function createEndpointCache(db: Db, repository: ReturnType<typeof createEndpointRepository>) {
  let kept: Index | null = null
  /** Rows of `kept` whose health has changed since. */
  const changed = new Set<number>()

  function index(): Index {
    if (kept) return kept
    const read = indexOf(repository.live())
    if (!db.inTransaction) {
      kept = read
      changed.clear()
    }
    return read
  }

  function byNo(no: number): EndpointRow | null {
    const current = index()
    const known = current.live.get(no)
    if (known && !changed.has(no)) return known
    const row = repository.byNo(no)
    if (known && row && current === kept && !db.inTransaction) {
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
      kept = null
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
