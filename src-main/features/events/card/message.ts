import { type PayloadObject, textAt } from './values.ts'

const maxMessage = 2000

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

export function messageIn(places: readonly PayloadObject[]): string | null {
  return textNear(places, messageNames, maxMessage)
}

/** In the outer objects only: deep inside, the same names mean other things. */
const nearDepth = 3
const elsewhere =
  /^(?:messages|lastmessages|transcript|history|products?|items|lineitems|bot|agent|sources|response|error)$/

export function textNear(
  places: readonly PayloadObject[],
  names: readonly string[],
  maxLength: number,
): string | null {
  for (const { path, fields } of places) {
    if (path.length > nearDepth || path.some((name) => elsewhere.test(name))) continue
    const found = textAt(fields, names, maxLength)
    if (found !== null) return found
  }
  return null
}
