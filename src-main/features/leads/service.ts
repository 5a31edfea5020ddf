import type { Db } from '#main/db/open.ts'
import { type Clock, isoTime } from '#main/lib/clock.ts'
import { newId } from '#main/lib/ids.ts'
import { pageOf, pageStart } from '#main/lib/paging.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { Lead } from '#shared/schemas/lead.ts'
import type { Contacts } from './detect/index.ts'
import { createLeadRepository, type LeadRow } from './repository.ts'

export type Leads = ReturnType<typeof createLeads>

export type Told = {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
}

/** Who left a name, an address or a number: one lead a session, updated and not doubled. */
export function createLeads(deps: {
  readonly db: Db
  readonly clock: Clock
  readonly push: (push: Push) => void
}) {
  const { clock, push } = deps
  const repository = createLeadRepository(deps.db)

  /** To be run in the transaction of the message; returns what tells of it afterwards. */
  function keep(sessionNo: number, botId: string, told: Told, message: string): () => void {
    const at = clock.now()
    const kept = repository.save({ ...told, id: newId('lead', at), session_no: sessionNo, message, at })
    return () => {
      if (kept) push({ type: 'leads.changed', bot_id: botId, lead_id: kept.id })
    }
  }

  return {
    keep,

    /** The same for what a message was read to tell; nothing told, nothing kept. */
    keepFrom: (
      sessionNo: number,
      botId: string,
      contacts: Contacts | null,
      message: string,
    ): (() => void) => {
      const [email = null] = contacts?.emails ?? []
      const [phone = null] = contacts?.phones ?? []
      const name = contacts?.name ?? null
      if (email === null && phone === null && name === null) return () => {}
      return keep(sessionNo, botId, { email, phone, name }, message)
    },

    list: (filter: {
      readonly bot_id?: string | undefined
      readonly after?: string | undefined
      readonly limit: number
    }): { leads: Lead[]; next: string | null } => {
      const rows = repository.list({
        bot_id: filter.bot_id ?? null,
        ...pageStart(filter.after),
        limit: filter.limit + 1,
      })
      const { shown, next } = pageOf(rows, filter.limit)
      return { leads: shown.map(show), next }
    },
  }
}

function show({ no: _, ...row }: LeadRow): Lead {
  return { ...row, created_at: isoTime(row.created_at), updated_at: isoTime(row.updated_at) }
}
