import { type Fields, type Place, textAt } from './values.ts'

export type Who = {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
}

const persons = new Set(
  'lead leads customer contact contactinfo contactdetails visitor user person client guest profile subscriber prospect buyer sender from author enduser requester kunde'.split(
    ' ',
  ),
)
/** Whose names and addresses are not those of who wrote: the shop's own side, and things. */
const others = new Set(
  `bot agent operator assignee assignedto owner employee staff team product products item items lineitems cart shop store
  merchant company organization account workspace endpoint webhook app integration repository headcommit response sources
  lastmessages messages transcript history event metadata meta`.split(/\s+/),
)

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
export function whoIn(places: readonly Place[]): Who {
  const found = places
    .filter(({ path }) => !path.some((name) => others.has(name)))
    .map((place) => candidate(place))
    .filter(({ who }) => who.email !== null || who.phone !== null || who.name !== null)
    .sort((a, b) => b.score - a.score)
  const pick = (field: keyof Who) => found.find(({ who }) => who[field] !== null)?.who[field] ?? null
  return { name: pick('name'), email: pick('email'), phone: pick('phone') }
}

function candidate({ path, fields }: Place): { readonly who: Who; readonly score: number } {
  const isPerson = path.some((name) => persons.has(name))
  const email = emailIn(fields)
  const phone = phoneIn(fields)
  // A thing has a name too; only beside a way to reach them, or where a person is expected, it is somebody's.
  const isNamed = isPerson || email !== null || phone !== null || path.length === 0 || path.at(-1) === 'data'
  const name = isNamed ? nameIn(fields) : null
  const score =
    (isPerson ? 4 : 0) +
    (email === null ? 0 : 4) +
    (phone === null ? 0 : 3) +
    (name === null ? 0 : 1) -
    path.length / 10
  return { who: { name, email, phone }, score }
}

function emailIn(fields: Fields): string | null {
  const text = textAt(fields, emailNames, 320)?.replace(/^mailto:/i, '') ?? null
  return text !== null && /^[^\s@]+@[^\s@]+$/.test(text) ? text : null
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
