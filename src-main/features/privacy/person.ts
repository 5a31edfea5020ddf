import { contactsIn, emailContact, phoneContact } from '#main/features/leads/index.ts'

/** Whether a text mentions the person. */
export type TellsOf = (text: string) => boolean

/** By the addresses and numbers themselves, however they are written. */
export function tellsOfContacts(
  contacts: readonly {
    readonly kind: 'email' | 'phone'
    readonly value: string
    readonly national: string
  }[],
): TellsOf {
  const emails = contacts.flatMap(({ kind, value }) => (kind === 'email' ? [value] : []))
  const numbers = contacts.flatMap(({ kind, national }) => (kind === 'phone' ? [national] : []))
  return (text) => {
    const lower = plain(text).toLowerCase()
    if (emails.some((email) => hasEmail(lower, email))) return true
    return numbers.length > 0 && hasNumber(lower, numbers)
  }
}

/** By what only its hash is left of: each address and number in a text is hashed and looked up. */
export function tellsOfHashes(
  isErased: (kind: 'email' | 'phone', value: string) => boolean,
  country: string | null,
): TellsOf {
  return (text) => {
    const read = plain(text)
    for (let at = 0; at < read.length; at += pieceLength - overlap) {
      const piece = read.slice(at, at + pieceLength)
      if (!piece.includes('@') && !/\d(?:\D{0,3}\d){5}/.test(piece)) continue
      const { emails, phones } = contactsIn(piece, country)
      const contacts = [
        ...emails.map((email) => emailContact(email)),
        ...phones.map((phone) => phoneContact(phone, null)),
      ]
      if (contacts.some((contact) => contact && isErased(contact.kind, contact.value))) return true
    }
    return false
  }
}

/** Contacts are read from the beginning of a text alone; an address cut in two is whole in the next piece. */
const pieceLength = 2000
const overlap = 330

/** As forms and some senders of JSON write it. */
function plain(text: string): string {
  return text
    .replaceAll(/%40|\\u0040/gi, '@')
    .replaceAll(/%2b|\\u002b/gi, '+')
    .replaceAll(/\\[nrt]/g, ' ')
}

/** "ann@shop.example" is not in "joann@shop.example". */
function hasEmail(text: string, email: string): boolean {
  for (let at = text.indexOf(email); at >= 0; at = text.indexOf(email, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text.slice(at + email.length, at + email.length + 2)]
    if (!/[\p{L}\p{N}._+-]/u.test(before) && !/^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u.test(after)) return true
  }
  return false
}

/** A number may have as much before it as the way to dial it from abroad. */
const maxPrefix = 6

function hasNumber(text: string, numbers: readonly string[]): boolean {
  const joined = text.replaceAll(/(?<=\d)[\s()./+-]{1,3}(?=\d)/g, '')
  for (const [digits] of joined.matchAll(/\d{6,40}/g))
    if (numbers.some((number) => digits.endsWith(number) && digits.length - number.length <= maxPrefix))
      return true
  return false
}
