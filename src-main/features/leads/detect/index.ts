import { emailsIn } from './emails.ts'
import { nameIn } from './names.ts'
import { phonesIn } from './phones.ts'

export type Contacts = {
  readonly emails: readonly string[]
  /** International: +4930123456. */
  readonly phones: readonly string[]
  readonly name: string | null
}

/** Nobody leaves their address behind more text than this. */
const maxRead = 2000

/** How to reach the visitor, as far as a message says. `country` is where numbers without a prefix are dialled. */
export function contactsIn(message: string, country: string | null): Contacts {
  const text = message.slice(0, maxRead).normalize('NFKC')
  const emails = emailsIn(text)
  const phones = phonesIn(text, country)
  return { emails, phones, name: nameIn(text, emails.length + phones.length > 0) }
}
