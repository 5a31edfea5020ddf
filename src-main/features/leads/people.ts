import type { LeadStatus } from '#shared/schemas/lead.ts'
import type { Contact } from './contacts.ts'
import type { createLeadRepository, LeadRow, NewLead } from './repository.ts'

/** How far one got with somebody. A sale stays a sale, whatever came of the other half. */
const steps: readonly LeadStatus[] = ['new', 'contacted', 'lost', 'won']

/** `more`: ways that are kept where they are nobody else's, and by which nobody is known. */
type Met = Omit<NewLead, 'email' | 'phone'> & {
  readonly contacts: readonly Contact[]
  readonly more?: readonly Contact[]
}
type Person = { readonly no: number; readonly change: 'created' | 'updated' | 'same' }

/** Who is who: whoever is met is somebody known, or new; two known ones who turn out to be one become one. */
export function createPeople(repository: ReturnType<typeof createLeadRepository>) {
  function emailsOf(no: number): string[] {
    return repository
      .contacts(no)
      .filter(({ kind }) => kind === 'email')
      .map(({ value }) => value)
  }

  /** A family or an office shares a number: who has another e-mail address is somebody else. */
  function known(met: Met): { readonly all: number[]; readonly sure: ReadonlySet<number> } {
    const owners = (kind: Contact['kind']) =>
      met.contacts.filter((contact) => contact.kind === kind).map((contact) => repository.ofContact(contact))
    const bySession = met.conversation_no === null ? undefined : repository.ofSession(met.conversation_no)
    const sure = new Set([...owners('email'), bySession].filter((no) => no !== undefined))
    const hasEmail =
      met.contacts.some(({ kind }) => kind === 'email') || [...sure].some((no) => emailsOf(no).length > 0)
    const byPhone = owners('phone').filter((no) => no !== undefined)
    const same = byPhone.filter((no) => sure.has(no) || !hasEmail || emailsOf(no).length === 0)
    return { all: [...new Set([...sure, ...same])].sort((a, b) => a - b), sure }
  }

  function join(into: number, from: number): void {
    const [older, younger] = [repository.byNo(into), repository.byNo(from)]
    if (!older || !younger) return
    repository.join(older, younger, {
      status: steps.indexOf(younger.status) > steps.indexOf(older.status) ? younger.status : older.status,
      note: [older.note, younger.note].filter((note) => note !== '').join('\n'),
    })
  }

  function keepWays(no: number, met: Met): void {
    for (const contact of [...met.contacts, ...(met.more ?? [])]) repository.putContact(no, contact)
    if (met.conversation_no !== null) repository.putSession(met.conversation_no, no)
  }

  return {
    /** To be run in a transaction. */
    meet: (whom: Met): Person => {
      const [email, phone] = (['email', 'phone'] as const).map((kind) =>
        whom.contacts.find((contact) => contact.kind === kind),
      )
      const met = { ...whom, contacts: whom.contacts.filter(({ isMadeUp }) => !isMadeUp) }
      const shown = { email: email?.shown ?? null, phone: phone?.shown ?? null }
      const { all, sure } = known(met)
      const [oldest, ...others] = all
      const before = oldest === undefined ? undefined : repository.byNo(oldest)
      if (!before) {
        const no = repository.insert({ ...met, ...shown })
        keepWays(no, met)
        return { no, change: 'created' }
      }
      for (const other of others) join(before.no, other)
      const name = sure.size > 0 ? met.name : nameBeside(met.name, before.name)
      const tellsMore =
        others.length > 0 ||
        (met.conversation_no !== null && repository.ofSession(met.conversation_no) === undefined) ||
        met.contacts.some((contact) => repository.ofContact(contact) === undefined) ||
        isOther(name, before.name)
      const told = phone?.isMadeUp && before.phone !== null ? { ...shown, phone: null } : shown
      repository.touch({ ...met, ...told, name, no: before.no })
      keepWays(before.no, met)
      return { no: before.no, change: tellsMore ? 'updated' : 'same' }
    },

    /** One of these ways leads to somebody known; nobody is made for it. */
    find: (contacts: readonly Contact[]): LeadRow | null => {
      for (const contact of contacts) {
        if (contact.isMadeUp) continue
        const no = repository.ofContact(contact)
        if (no !== undefined) return repository.byNo(no) ?? null
      }
      return null
    },
  }
}

/** Where only a number is shared, a name does not take the place of another one, but may complete it. */
function nameBeside(told: string | null, known: string | null): string | null {
  if (told === null || known === null) return told ?? known
  return told.toLowerCase().includes(known.toLowerCase()) ? told : known
}

function isOther(told: string | null, known: string | null): boolean {
  return told !== null && told !== known
}
