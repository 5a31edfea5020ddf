import { fold } from '#main/lib/text/fold.ts'
import type { Contact } from './contacts.ts'
import type { LeadRow } from './repository.ts'

type Matches = (row: LeadRow, contacts: readonly Contact[]) => boolean

/** Fewer would be in every number. */
const leastDigits = 3

/** Every word must be somewhere in what is known of somebody; a number also as it is dialled at home. Null: all fit. */
export function matcher(query: string): Matches | null {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  const digits = /^[\d\s()+/.-]+$/.test(query) ? query.replaceAll(/\D/g, '').replace(/^0+/, '') : ''
  return (row, contacts) => {
    if (
      digits.length >= leastDigits &&
      contacts.some(({ kind, value }) => kind === 'phone' && value.includes(digits))
    )
      return true
    const text = fold(
      [row.name, row.email, row.phone, row.message, row.note, ...contacts.map(({ shown }) => shown)].join(
        '\n',
      ),
    )
    return words.every((word) => text.includes(word))
  }
}
