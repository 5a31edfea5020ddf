import { emailsIn } from './emails.ts'
import { type NameOptions, nameIn } from './names.ts'
import { phonesIn } from './phones.ts'

export type Contacts = {
  readonly emails: readonly string[]
  /** International: +4930123456. */
  readonly phones: readonly string[]
  readonly name: string | null
  /** The name was introduced as one; otherwise it is a guess, which replaces nothing. */
  readonly isIntroduced: boolean
}

/** Nobody leaves their address behind more text than this. */
const maxRead = 2000
/** Nothing of these is an address, a number or a name; reading them closely would take long. */
const manyBlanks = /\s{3,}/gu
const manyDigits = /\d(?:[\s()./-]{0,3}\d){24,}/gu
const longWord = /[^\s@.]{120,}|(?:[^\s@.]{0,120}[@.]){12,}/gu
/** A name ends where an address begins. */
const addresses = /[^\s@]{1,64}@\S{1,255}/gu

/** How to reach the visitor, as far as a message says. `country` is where numbers without a prefix are dialled. */
export function contactsIn(
  message: string,
  country: string | null,
  isShopWord?: NameOptions['isShopWord'],
): Contacts {
  const text = message
    .slice(0, maxRead)
    .normalize('NFKC')
    .replaceAll(manyBlanks, (blanks) => (blanks.includes('\n') ? '\n\n' : '  '))
    .replaceAll(manyDigits, ';')
    .replaceAll(longWord, ';')
  const emails = emailsIn(text)
  const phones = phonesIn(text, country)
  const hasContact = emails.length + phones.length > 0
  const found = nameIn(text.replaceAll(addresses, ';'), { hasContact, isShopWord })
  return { emails, phones, name: found?.name ?? null, isIntroduced: found?.isIntroduced ?? false }
}
