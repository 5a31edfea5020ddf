import type { LeadStatus } from '#shared/schemas/lead.ts'
import type { Contact } from './contacts.ts'
import type { createLeadRepository, LeadRow, NewLead } from './repository.ts'

/** How far one got with somebody. A sale stays a sale, whatever came of the other half. */
const steps: readonly LeadStatus[] = ['new', 'contacted', 'lost', 'won']

export type Met = Omit<NewLead, 'email' | 'phone'> & { readonly contacts: readonly Contact[] }
export type Person = { readonly no: number; readonly change: 'created' | 'updated' | 'same' }

/** Who is who: whoever is met is somebody known, or new; two known ones who turn out to be one become one. */
export function createPeople(repository: ReturnType<typeof createLeadRepository>) {
  function known(met: Met): number[] {
    const found = met.contacts.map((contact) => repository.ofContact(contact))
    if (met.session_no !== null) found.push(repository.ofSession(met.session_no))
    return [...new Set(found.filter((no) => no !== undefined))].sort((a, b) => a - b)
  }

  function join(into: number, from: number): void {
    const [older, younger] = [repository.byNo(into), repository.byNo(from)]
    if (!older || !younger) return
    repository.join(older, younger, {
      status: steps.indexOf(younger.status) > steps.indexOf(older.status) ? younger.status : older.status,
      note: [older.note, younger.note].filter((note) => note !== '').join('\n'),
    })
  }

  return {
    /** To be run in a transaction. */
    meet: (met: Met): Person => {
      const [email = null, phone = null] = (['email', 'phone'] as const).map(
        (kind) => met.contacts.find((contact) => contact.kind === kind)?.shown ?? null,
      )
      const [oldest, ...others] = known(met)
      const before = oldest === undefined ? undefined : repository.byNo(oldest)
      if (!before) {
        const no = repository.insert({ ...met, email, phone })
        keepWays(no)
        return { no, change: 'created' }
      }
      for (const other of others) join(before.no, other)
      const tellsMore =
        others.length > 0 ||
        (met.session_no !== null && repository.ofSession(met.session_no) === undefined) ||
        met.contacts.some((contact) => repository.ofContact(contact) === undefined) ||
        isOther(met.name, before.name)
      repository.touch({ ...met, no: before.no, email, phone })
      keepWays(before.no)
      return { no: before.no, change: tellsMore ? 'updated' : 'same' }

      function keepWays(no: number): void {
        for (const contact of met.contacts) repository.putContact(no, contact)
        if (met.session_no !== null) repository.putSession(met.session_no, no)
      }
    },

    /** One of these ways leads to somebody known; nobody is made for it. */
    find: (contacts: readonly Contact[]): LeadRow | null => {
      for (const contact of contacts) {
        const no = repository.ofContact(contact)
        if (no !== undefined) return repository.byNo(no) ?? null
      }
      return null
    },
  }
}

function isOther(told: string | null, known: string | null): boolean {
  return told !== null && told !== known
}
