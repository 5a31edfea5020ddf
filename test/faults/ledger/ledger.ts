/** What the hub has acknowledged, as its callers wrote it down: nothing is added before a 2xx has arrived whole. */
export type Ledger = {
  /** Words of visitors and programs, each sent until it was answered. */
  readonly said: string[]
  readonly widgetSessions: string[]
  readonly received: { readonly id: string; readonly body: string }[]
  readonly revoked: { readonly id: string; readonly key: string }[]
  /** By key: how many calls were answered, and whether one was refused since. */
  readonly edge: Map<string, { answered: number; isUsedUp: boolean }>
  readonly replies: { readonly session: string; readonly text: string }[]
  readonly forgotten: { readonly session: string; readonly mark: string }[]
  readonly synced: Versions
  readonly imported: Versions
  /** What must never happen, seen while it happened. */
  readonly broken: string[]
}
type Versions = { attempted: number; acknowledged: number; times: number }

export function newLedger(): Ledger {
  return {
    said: [],
    widgetSessions: [],
    received: [],
    revoked: [],
    edge: new Map(),
    replies: [],
    forgotten: [],
    synced: { attempted: 0, acknowledged: 0, times: 0 },
    imported: { attempted: 0, acknowledged: 0, times: 0 },
    broken: [],
  }
}

/** What there was, in one line. */
export function countsOf(ledger: Ledger): string {
  const { said, received, revoked, edge, replies, forgotten, synced, imported } = ledger
  const charged = [...edge.values()].reduce((sum, { answered }) => sum + answered, 0)
  return [
    `${said.length} messages`,
    `${received.length} webhooks received`,
    `${revoked.length} keys revoked`,
    `${charged} calls at the edge of the quota`,
    `${replies.length} replies of a person`,
    `${forgotten.length} people deleted`,
    `${synced.times} syncs`,
    `${imported.times} imports`,
  ].join(', ')
}

/** Whether something of each kind was acknowledged. */
export function isEverySide(ledger: Ledger): boolean {
  const { said, received, revoked, edge, replies, forgotten, synced, imported } = ledger
  const lists = [said, received, revoked, replies, forgotten]
  const isUsedUp = [...edge.values()].some((one) => one.isUsedUp)
  return lists.every((list) => list.length > 0) && isUsedUp && synced.times > 0 && imported.times > 0
}
