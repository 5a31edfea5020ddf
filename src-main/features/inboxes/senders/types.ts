import type { HeaderOf } from '#main/features/events/index.ts'

/** What a system's payload says, in the words of a card; an empty text says nothing. */
export type SenderEvent = {
  readonly event_type: string
  /** Somebody the shop can write to or call: they become a lead. */
  readonly isLead: boolean
  readonly person: { readonly name: string; readonly email: string; readonly phone: string }
  readonly message: string
  readonly products: readonly object[]
  /** As it came; empty: it does not say. */
  readonly occurred_at: string
}

export type Sender = {
  /** The sender's own id of it: the same sent twice is one event. */
  readonly id: (payload: unknown, header: HeaderOf) => string | null
  readonly read: (payload: unknown, header: HeaderOf) => SenderEvent
}
