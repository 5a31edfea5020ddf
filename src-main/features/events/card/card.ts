import type { EventCard, EventKind } from '#shared/schemas/event.ts'
import { textNear } from './message.ts'
import type { ReadPart } from './people.ts'
import { productsIn } from './products.ts'
import { lastMessagesIn } from './talk.ts'
import { readableText } from './values.ts'

export const emptyCard: EventCard = {
  name: null,
  email: null,
  phone: null,
  others: 0,
  message: null,
  reason: null,
  products: [],
  last_messages: [],
}

/** Of what is no message at all. */
const maxFirstWords = 300

const reasonNames = ['reason', 'handoverreason', 'handoffreason', 'escalationreason', 'trigger']

/** What people read of an event: who, what, why, which products, what was said last. */
export function cardFromParts(text: string | null, { places, people }: ReadPart, kind: EventKind): EventCard {
  const lastMessages = lastMessagesIn(places)
  const visitor = lastMessages.findLast(({ role }) => role === 'visitor') ?? lastMessages.at(-1)
  const { name = null, email = null, phone = null, message = null } = people[0] ?? {}
  return {
    ...emptyCard,
    ...{ name, email, phone },
    message: message ?? visitor?.text ?? (kind === 'other' ? readableText(text, maxFirstWords) : null),
    reason: textNear(places, reasonNames, 300),
    products: productsIn(places),
    last_messages: lastMessages,
  }
}

/** Of what is no JSON and no form. */
export function plainCard(text: string | null): EventCard {
  return { ...emptyCard, message: readableText(text, maxFirstWords) }
}
