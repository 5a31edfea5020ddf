import { chooseBot, useChosenBot } from '#renderer/features/bots/index.ts'
import { t } from '#renderer/i18n/index.ts'
import { download } from '#renderer/lib/download.ts'
import { createPagedList } from '#renderer/lib/paged-list.ts'
import { createResources } from '#renderer/lib/resource.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import type { Lead, LeadStatus } from '#shared/schemas/lead.ts'

type Filter = {
  /** As chosen in the sidebar; null: all bots. */
  readonly bot: string | null
  readonly status: LeadStatus | null
  readonly query: string
  /** Null: without those met in tests alone. */
  readonly tests: 'with' | null
}

export const allFilter: Filter = { bot: null, status: null, query: '', tests: null }

export const leadList = createPagedList<Lead, Filter>({
  filter: { ...allFilter, bot: useChosenBot.getState().botId },
  pageSize: 100,
  nextPageSize: 500,
  refreshOn: ['leads.changed'],
  version: ({ updated_at }) => updated_at,
  staysWhileFiltering: true,
  async read(filter, page) {
    const { leads, next } = await rpc('leads.list', { ...wantedBy(filter), ...page })
    return { items: leads, next }
  },
})

useChosenBot.subscribe(({ botId }, before) => {
  if (botId !== before.botId) leadList.setFilter({ bot: botId })
})

/** Read again by the page that shows it. */
export const leadOf = createResources((lead_id) => rpc('leads.get', { lead_id }))

function wantedBy({ bot, status, query, tests }: Filter) {
  return {
    ...(bot ? { bot_id: bot } : {}),
    ...(status ? { status } : {}),
    ...(tests ? { tests: true } : {}),
    ...(query.trim() ? { query: query.trim().slice(0, 200) } : {}),
  }
}

export function takeFilter(filter: Filter): void {
  chooseBot(filter.bot)
  leadList.setFilter(filter)
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
  leadList.change((one) => (one.id === lead_id ? lead : one))
}

/** Of one lead, or of all that the list finds. */
export async function exportLeads(format: 'csv' | 'vcard', leadId?: string): Promise<void> {
  try {
    const which = leadId ? { lead_ids: [leadId] } : wantedBy(leadList.use.getState().filter)
    const file = await rpc('leads.export', { ...which, format })
    download(file.file_name, file.text)
  } catch (error) {
    showProblem(error)
  }
}
