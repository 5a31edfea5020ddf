import type { Availability } from '#shared/schemas/widget.ts'

/** All that the chat says on its own, in one language. */
export type Texts = {
  readonly greeting: string
  readonly placeholder: string
  readonly send: string
  readonly close: string
  readonly menu: string
  readonly person: string
  /** What the button says for the visitor. */
  readonly personAsk: string
  readonly transcript: string
  readonly forget: string
  readonly forgetAsk: string
  readonly forgetYes: string
  readonly forgotten: string
  readonly cancel: string
  readonly typing: string
  readonly status: {
    readonly bot: string
    readonly waiting: string
    readonly human: string
    readonly closed: string
  }
  /** Waiting, but outside opening hours. */
  readonly later: string
  readonly offlineTitle: string
  readonly offlineText: string
  readonly notSent: string
  readonly retry: string
  readonly queued: string
  readonly availability: Readonly<Record<Availability, string>>
  readonly sources: string
  readonly helpful: string
  readonly notHelpful: string
  readonly you: string
  readonly shop: string
  readonly formTitle: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly note: string
  readonly consent: string
  readonly consentNeeded: string
  readonly submit: string
  readonly contactNeeded: string
  readonly products: string
  readonly conversation: string
  /** At a stand. */
  readonly startOver: string
  readonly takeAlong: string
  readonly takeAlongText: string
  readonly stillThere: string
  readonly stillThereYes: string
  readonly leaveDetails: string
}
