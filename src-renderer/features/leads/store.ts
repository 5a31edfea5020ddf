import { create } from 'zustand'
import { t } from '#renderer/i18n/index.ts'
import { download } from '#renderer/lib/download.ts'
import { oneAtATime } from '#renderer/lib/one-at-a-time.ts'
import { createResources } from '#renderer/lib/resource.ts'
import { onPush, onReset, problemOf, rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { Lead, LeadStatus } from '#shared/schemas/lead.ts'
import type { Problem } from '#shared/schemas/problem.ts'

type Filter = { readonly status: LeadStatus | null; readonly query: string }

type ListState = {
  readonly filter: Filter
  readonly leads: readonly Lead[] | null
  readonly next: string | null
  readonly problem: Problem | null
}

const pageSize = 100
const mostAtOnce = 500

export const allFilter: Filter = { status: null, query: '' }
export const useLeadList = create<ListState>(() => ({
  filter: allFilter,
  leads: null,
  next: null,
  problem: null,
}))
const { getState: get, setState: set } = useLeadList

/** Read again by the page that shows it. */
export const leadOf = createResources((lead_id) => rpc('leads.get', { lead_id }))

let wanted = false
const readAgain = oneAtATime(async () => {
  const { filter, leads } = get()
  const limit = Math.min(Math.max(leads?.length ?? 0, pageSize), mostAtOnce)
  try {
    const page = await rpc('leads.list', { ...wantedBy(filter), limit })
    if (get().filter === filter) set({ ...page, problem: null })
  } catch (error) {
    set({ problem: problemOf(error) })
  }
})

export function refreshLeads(): Promise<void> {
  wanted = true
  return readAgain()
}

function wantedBy({ status, query }: Filter) {
  return { ...(status ? { status } : {}), ...(query.trim() ? { query: query.trim().slice(0, 200) } : {}) }
}

export async function moreLeads(): Promise<void> {
  const { filter, leads, next: after } = get()
  if (after === null) return
  try {
    const page = await rpc('leads.list', { ...wantedBy(filter), limit: mostAtOnce, after })
    const known = new Set(leads?.map(({ id }) => id))
    if (get().next === after)
      set({ leads: [...(leads ?? []), ...page.leads.filter(({ id }) => !known.has(id))], next: page.next })
  } catch (error) {
    showProblem(error)
  }
}

/** The rows stay in sight until the others are there. */
export function setFilter(change: Partial<Filter>): void {
  set(({ filter }) => ({ filter: { ...filter, ...change } }))
  void refreshLeads()
}

export async function setStatus(lead: Lead, status: LeadStatus): Promise<void> {
  if (lead.status === status) return
  const put = (next: LeadStatus) => update(lead.id, { status: next })
  try {
    await put(status)
    showToast(t('leads.now', { status: t(`leads.statuses.${status}`) }), () => put(lead.status))
  } catch (error) {
    showProblem(error)
  }
}

export async function update(
  lead_id: string,
  change: { readonly status?: LeadStatus; readonly note?: string },
): Promise<void> {
  const lead = await rpc('leads.update', { lead_id, ...change })
  leadOf(lead_id).setState(({ data }) => ({ data: data && { ...data, ...lead } }))
  set(({ leads }) => ({ leads: leads?.map((one) => (one.id === lead_id ? lead : one)) ?? null }))
}

/** Of one lead, or of all that the list finds. */
export async function exportLeads(format: 'csv' | 'vcard', leadId?: string): Promise<void> {
  try {
    const which = leadId ? { lead_ids: [leadId] } : wantedBy(get().filter)
    const file = await rpc('leads.export', { ...which, format })
    download(file.file_name, file.text)
  } catch (error) {
    showProblem(error)
  }
}

const gatherMs = 200
let soon: ReturnType<typeof setTimeout> | null = null
function refreshSoon(): void {
  if (!wanted || soon !== null) return
  soon = setTimeout(() => {
    soon = null
    void refreshLeads()
  }, gatherMs)
}
onPush(['leads.changed'], refreshSoon)
onReset(refreshSoon)
