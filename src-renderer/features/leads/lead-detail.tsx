import { Contact, X } from 'lucide-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { useKeys } from '#renderer/lib/keys.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { onPush } from '#renderer/rpc/index.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Choice } from '#renderer/ui/choice.tsx'
import { Pick } from '#renderer/ui/list-pane.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { type Lead, leadStatuses } from '#shared/schemas/lead.ts'
import { ContactLine } from './contact.tsx'
import { History } from './history.tsx'
import { Note } from './note.tsx'
import { RemoveLead } from './remove-lead.tsx'
import { exportLeads, leadList, leadOf, setStatus } from './store.ts'

/** One person: how to reach them, where it stands, and all that happened. */
export function LeadDetail({ id }: { readonly id: string }) {
  const t = useT()
  const { data, problem, refresh } = useLoad(leadOf(id))
  const listed = leadList.use(({ items }) => items?.find((lead) => lead.id === id))
  useEffect(
    () =>
      onPush(['leads.changed', 'events.new'], (push) => {
        if (push.type === 'events.new' ? push.kind !== 'api' : push.lead_id === id) void refresh()
      }),
    [id, refresh],
  )
  const lead = data ?? listed
  if (problem?.code === 'not_found') return <Pick title={t('leads.gone')} text={t('leads.gone_text')} />
  if (!lead)
    return problem ? (
      <div className="p-6">
        <ProblemView problem={problem} onRetry={refresh} />
      </div>
    ) : null
  return (
    <article className="flex flex-col gap-6 px-6 py-5">
      <Head lead={lead} />
      <StatusChoice lead={lead} />
      <dl className="flex flex-col gap-3">
        {lead.emails.map((email) => (
          <Line key={email} label={t('events.email')}>
            <ContactLine kind="email" value={email} />
          </Line>
        ))}
        {lead.phones.map((phone) => (
          <Line key={phone} label={t('events.phone')}>
            <ContactLine kind="phone" value={phone} />
          </Line>
        ))}
        <Line label={t('personal.source')}>
          <Agreement lead={lead} />
        </Line>
        {lead.message && (
          <Line label={t('events.message')}>
            <span className="whitespace-pre-wrap">{lead.message}</span>
          </Line>
        )}
      </dl>
      <Note lead={lead} />
      <History lead={lead} history={data?.history ?? []} />
      <div className="flex flex-wrap gap-2">
        <Button icon={Contact} onClick={() => void exportLeads('vcard', id)}>
          {t('leads.card')}
        </Button>
        <RemoveLead lead={lead} name={nameOf(lead) ?? t('leads.nameless')} />
      </div>
    </article>
  )
}

/** How the shop came to the address, and what they agreed to. */
function Agreement({ lead: { source, consent } }: { readonly lead: Lead }) {
  const t = useT()
  return (
    <>
      {t(`personal.sources.${source}`)}
      {consent && (
        <span className="block text-meta text-quiet">
          “{consent.text}” <Time at={consent.at} />
        </span>
      )}
    </>
  )
}

function Head({ lead }: { readonly lead: Lead }) {
  const t = useT()
  return (
    <header className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-title font-semibold break-words">{nameOf(lead) ?? t('leads.nameless')}</h2>
        <p className="text-meta text-quiet">
          {t('leads.changed')} <Time at={lead.updated_at} />
          {' · '}
          {t('leads.since')} <Time at={lead.created_at} />
        </p>
      </div>
      <IconButton icon={X} label={t('act.close')} onClick={() => navigate('/leads')} />
    </header>
  )
}

export function nameOf({ name, email, phone }: Lead): string | null {
  return name ?? email ?? phone
}

function StatusChoice({ lead }: { readonly lead: Lead }) {
  const t = useT()
  const keys = useMemo(
    () =>
      Object.fromEntries(
        leadStatuses.map((status, at) => [String(at + 1), () => void setStatus(lead, status)] as const),
      ),
    [lead],
  )
  useKeys(keys)
  return (
    <Choice
      label={t('leads.status')}
      value={lead.status}
      options={leadStatuses.map((value) => ({ value, label: t(`leads.statuses.${value}`) }))}
      onChange={(status) => void setStatus(lead, status)}
    />
  )
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-meta text-quiet">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
