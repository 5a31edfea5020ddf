import type { ShopFactName } from '#shared/schemas/bot.ts'

/** What can be asked of every shop; contact is all the ways to reach it together. */
export type FactSubject = ShopFactName | 'contact'

export type FactWords = {
  /** Said above the fact. */
  readonly names: Readonly<Record<FactSubject, string>>
  readonly wordings: Readonly<Record<FactSubject, readonly string[]>>
  /** Asked in like words about something else: by subject, so that a fact is not told for them. */
  readonly others: Readonly<Record<OtherSubject, readonly string[]>>
}

export const otherSubjects = ['order', 'hours', 'product', 'discount', 'account', 'visitor'] as const
export type OtherSubject = (typeof otherSubjects)[number]
