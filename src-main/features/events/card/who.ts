import { type Fields, type PayloadObject, readableText, textAt } from './values.ts'

export type Who = {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  /** Where several addresses stand in one field. */
  readonly more_emails: readonly string[]
}

const persons = new Set(
  'lead leads customer contact contactinfo contactdetails visitor user person client guest profile subscriber prospect buyer sender from author enduser requester kunde'.split(
    ' ',
  ),
)
/** Whose names and addresses are not those of who wrote: the shop's own side, and things. */
const others = new Set(
  `bot agent operator assignee assignedto owner employee staff team product products item lineitems shop store
  merchant workspace endpoint repository headcommit response sources lastmessages messages transcript history`.split(
    /\s+/,
  ),
)
/** These too, but somebody may be named inside of them: `metadata.customer`, `account.contact`. */
const around = new Set(
  'event metadata meta account company organization cart items webhook app integration'.split(' '),
)
/** And these may be about somebody themselves, where nothing else is. */
const loose = new Set(['event', 'metadata', 'meta'])

const prefixes = ['', 'customer', 'contact', 'visitor', 'lead', 'user', 'client', 'your']
const named = (...names: readonly string[]) =>
  prefixes.flatMap((prefix) => names.map((name) => prefix + name))
const emailNames = [...named('email', 'emailaddress', 'mail'), 'emails', 'emailid']
const phoneNames = [
  ...named(
    'phone',
    'phonenumber',
    'telephone',
    'mobile',
    'mobilephone',
    'tel',
    'whatsapp',
    'telefon',
    'cell',
  ),
  'phones',
  'cellphone',
]
const nameNames = [...named('fullname', 'name', 'displayname'), 'username']
const firstNames = ['firstname', 'givenname', 'forename', 'vorname']
const lastNames = ['lastname', 'surname', 'familyname', 'nachname']

/** Who it is about: the object that looks most like a person, filled up from those beside it. */
export function whoIn(places: readonly PayloadObject[]): Who {
  const found = places
    .filter(({ path }) => !path.some((name) => others.has(name)))
    .map((place) => candidate(place, isAround(place.path)))
    .filter(({ who }) => who.email !== null || who.phone !== null || who.name !== null)
    .sort((a, b) => b.score - a.score)
  const with_ = (field: 'name' | 'email' | 'phone') => found.find(({ who }) => who[field] !== null)?.who
  return {
    name: with_('name')?.name ?? null,
    email: with_('email')?.email ?? null,
    phone: with_('phone')?.phone ?? null,
    more_emails: with_('email')?.more_emails ?? [],
  }
}

/** How far what is around somebody can be believed to be about them. */
function isAround(path: readonly string[]): 'no' | 'loosely' | 'yes' {
  const last = path.findLastIndex((name) => around.has(name))
  if (last === -1 || path.slice(last + 1).some((name) => persons.has(name))) return 'no'
  return loose.has(path[last] ?? '') ? 'loosely' : 'yes'
}

const nobody: Who = { name: null, email: null, phone: null, more_emails: [] }

function candidate(
  { path, fields }: PayloadObject,
  isAround: 'no' | 'loosely' | 'yes',
): { readonly who: Who; readonly score: number } {
  if (isAround === 'yes') return { who: nobody, score: 0 }
  const isPerson = path.some((name) => persons.has(name))
  const { emails, called } = emailsIn(fields)
  const [email = null, ...more_emails] = emails
  const phone = phoneIn(fields)
  // A thing has a name too; only beside a way to reach them, or where a person is expected, it is somebody's.
  const isNamed = isPerson || email !== null || phone !== null || path.length === 0 || path.at(-1) === 'data'
  const name = isNamed ? (nameIn(fields) ?? called) : null
  const score =
    (isPerson ? 4 : 0) +
    (email === null ? 0 : 4) +
    (phone === null ? 0 : 3) +
    (name === null ? 0 : 1) -
    (isAround === 'loosely' ? 5 : 0) -
    path.length / 10
  return { who: { name, email, phone, more_emails }, score }
}

/** Also "Max Muster <max@muster.de>", and several with commas between. */
function emailsIn(fields: Fields): { readonly emails: readonly string[]; readonly called: string | null } {
  const text = textAt(fields, emailNames, 1000) ?? ''
  const emails = text
    .split(/[\s,;<>"]+/)
    .map((word) => word.replace(/^mailto:/i, ''))
    .filter((word) => /^[^\s@]+@[^\s@]+$/.test(word) && word.length <= 320)
  const before = text.slice(0, Math.max(0, text.indexOf('<')))
  const called = before.trim().replace(/^"/, '').replace(/"$/, '')
  const isName = called.length > 1 && called.length <= 100 && !/[">@]/.test(called)
  return { emails: [...new Set(emails)], called: isName ? readableText(called, 100) : null }
}

function phoneIn(fields: Fields): string | null {
  const text = textAt(fields, phoneNames, 60)?.replace(/^tel:/i, '') ?? null
  return text !== null && /\d(?:\D*\d){4}/.test(text) ? text : null
}

function nameIn(fields: Fields): string | null {
  const first = textAt(fields, firstNames, 100)
  const last = textAt(fields, lastNames, 100)
  const both = [first, last].filter((part) => part !== null).join(' ')
  return both === '' ? textAt(fields, nameNames, 200) : both
}
