import type { EventCard, EventKind } from '#shared/schemas/event.ts'
import type { ReadBody } from './body.ts'
import { productsIn } from './products.ts'
import { lastMessagesIn } from './talk.ts'
import { type Place, placesOf, textAt, textOf } from './values.ts'
import { whoIn } from './who.ts'

export const emptyCard: EventCard = {
  name: null,
  email: null,
  phone: null,
  message: null,
  reason: null,
  products: [],
  last_messages: [],
}

const maxMessage = 2000
/** Of what is no message at all. */
const maxFirstWords = 300

/** What people read of an event: who, what, why, which products, what was said last. */
export function cardOf({ text, payload }: ReadBody, kind: EventKind): EventCard {
  if (payload === undefined) return { ...emptyCard, message: textOf(text, maxFirstWords) }
  const places = placesOf(payload)
  const lastMessages = lastMessagesIn(places)
  const visitor = lastMessages.findLast(({ role }) => role === 'visitor') ?? lastMessages.at(-1)
  return {
    ...whoIn(places),
    message: messageIn(places) ?? visitor?.text ?? (kind === 'other' ? textOf(text, maxFirstWords) : null),
    reason: textNear(
      places,
      ['reason', 'handoverreason', 'handoffreason', 'escalationreason', 'trigger'],
      300,
    ),
    products: productsIn(places),
    last_messages: lastMessages,
  }
}

const messageNames = [
  'message',
  'text',
  'lastmessage',
  'usermessage',
  'firstmessage',
  'question',
  'query',
  'inquiry',
  'enquiry',
  'comment',
  'comments',
  'nachricht',
  'content',
  'body',
  'notes',
  'note',
  'summary',
  'description',
]

function messageIn(places: readonly Place[]): string | null {
  return textNear(places, messageNames, maxMessage)
}

/** In the outer objects only: deep inside, the same names mean other things. */
const nearDepth = 3
const elsewhere =
  /^(?:messages|lastmessages|transcript|history|products?|items|lineitems|bot|agent|sources|response|error)$/

function textNear(places: readonly Place[], names: readonly string[], maxLength: number): string | null {
  for (const { path, fields } of places) {
    if (path.length > nearDepth || path.some((name) => elsewhere.test(name))) continue
    const found = textAt(fields, names, maxLength)
    if (found !== null) return found
  }
  return null
}
