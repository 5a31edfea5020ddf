import type { LeadStatus } from '#shared/schemas/lead.ts'
import type { Contact } from './contacts.ts'
import type { createLeadRepository, LeadRow, NewLead } from './repository.ts'

/** How far the shop got with somebody. After a merge a sale stays a sale. */
const steps: readonly LeadStatus[] = ['new', 'contacted', 'lost', 'won']

/** `more` are contacts that are saved unless they belong to somebody else, and by which nobody is recognized. */
type PersonInput = Omit<NewLead, 'email' | 'phone'> & {
  /** The name was said to be theirs; otherwise it is a guess. */
  readonly isIntroduced: boolean
  readonly contacts: readonly Contact[]
  readonly more?: readonly Contact[]
}
/** `isFirstHere`: the conversation was not this person's before. */
type UpsertedPerson = {
  readonly no: number
  readonly change: 'created' | 'updated' | 'same'
  readonly isFirstHere: boolean
}

/** Decides who is who: a known lead or a new one. Two leads that turn out to be one person are merged. */
export function createPeople(repository: ReturnType<typeof createLeadRepository>) {
  function emailsOf(no: number): string[] {
    return repository
      .contacts(no)
      .filter(({ kind }) => kind === 'email')
      .map(({ value }) => value)
  }

  /** A family or an office may share a number: with another email address it is another person. */
  function findKnown(met: PersonInput): { readonly all: number[]; readonly sure: ReadonlySet<number> } {
    const owners = (kind: Contact['kind']) =>
      met.contacts.filter((contact) => contact.kind === kind).map((contact) => repository.ofContact(contact))
    const bySession = met.conversation_no === null ? undefined : repository.ofSession(met.conversation_no)
    const sure = new Set([...owners('email'), bySession].filter((no) => no !== undefined))
    const hasEmail =
      met.contacts.some(({ kind }) => kind === 'email') || [...sure].some((no) => emailsOf(no).length > 0)
    const byPhone = owners('phone').filter((no) => no !== undefined)
    const same = byPhone.filter((no) => sure.has(no) || !hasEmail || emailsOf(no).length === 0)
    const all = [...new Set([...sure, ...same])].sort((a, b) => a - b)
    return { all: met.conversation_no === null ? all : claimed(all, met, owners('email')), sure }
  }

  /**
   * Whoever types an address may not be its owner: two people the shop knows from elsewhere do not become one by that. The
   * conversation is then with whom it names now.
   */
  function claimed(all: number[], met: PersonInput, named: readonly (number | undefined)[]): number[] {
    const own = all.filter((no) => repository.isKnownBy(no, met.conversation_no))
    const others = all.filter((no) => !own.includes(no))
    const now = others.find((no) => named.includes(no)) ?? others[0]
    return now === undefined ? own : [now, ...own]
  }

  function join(into: number, from: number): void {
    const [older, younger] = [repository.byNo(into), repository.byNo(from)]
    if (!older || !younger) return
    repository.join(older, younger, {
      status: steps.indexOf(younger.status) > steps.indexOf(older.status) ? younger.status : older.status,
      note: [older.note, younger.note].filter((note) => note !== '').join('\n'),
    })
  }

  function saveContacts(no: number, met: PersonInput): void {
    for (const contact of [...met.contacts, ...(met.more ?? [])]) repository.putContact(no, contact)
    if (met.conversation_no !== null) repository.putSession(met.conversation_no, no)
  }

  /**
   * Only its owner replaces a known name: by stating it explicitly, in the one conversation that everything about them comes
   * from. A guess, or a stranger who knows the address, renames nobody.
   */
  function nameAfter(met: PersonInput, before: LeadRow, isSure: boolean): string | null {
    if (before.name === null || met.name === null) return before.name ?? met.name
    if (met.conversation_no === null) return mergedName(met.name, before.name)
    const isTheirs = isSure && repository.isKnownBy(before.no, met.conversation_no)
    return isTheirs && met.isIntroduced ? met.name : before.name
  }

  return {
    /** Finds or creates the lead for somebody, and adds what is new about them. */
    upsert: (whom: PersonInput): UpsertedPerson => {
      const [email, phone] = (['email', 'phone'] as const).map((kind) =>
        whom.contacts.find((contact) => contact.kind === kind),
      )
      const met = { ...whom, contacts: whom.contacts.filter(({ isMadeUp }) => !isMadeUp) }
      const shown = { email: email?.shown ?? null, phone: phone?.shown ?? null }
      const { all, sure } = findKnown(met)
      const [oldest, ...others] = all
      const before = oldest === undefined ? undefined : repository.byNo(oldest)
      if (!before) {
        const no = repository.insert({ ...met, ...shown })
        saveContacts(no, met)
        return { no, change: 'created', isFirstHere: true }
      }
      const name = nameAfter(met, before, sure.size > 0)
      const isFirstHere =
        met.conversation_no !== null &&
        ![before.no, ...others].includes(repository.ofSession(met.conversation_no) ?? -1)
      for (const other of others) join(before.no, other)
      const isNew =
        others.length > 0 ||
        isFirstHere ||
        met.contacts.some((contact) => repository.ofContact(contact) === undefined) ||
        isOther(name, before.name)
      const changed = phone?.isMadeUp && before.phone !== null ? { ...shown, phone: null } : shown
      repository.touch({ ...met, ...changed, name, no: before.no })
      saveContacts(before.no, met)
      return { no: before.no, change: isNew ? 'updated' : 'same', isFirstHere }
    },

    /** The lead with one of these contacts; none is created. */
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

/** A name does not replace another one, but what is received may complete it. */
function mergedName(given: string, stored: string): string {
  return given.toLowerCase().includes(stored.toLowerCase()) ? given : stored
}

function isOther(given: string | null, stored: string | null): boolean {
  return given !== null && given !== stored
}
