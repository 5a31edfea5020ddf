import { useT } from '#renderer/i18n/index.ts'
import { Status, type Tone } from '#renderer/ui/status.tsx'
import { Table } from '#renderer/ui/table.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { Lead, LeadStatus } from '#shared/schemas/lead.ts'
import { nameOf } from './lead-detail.tsx'

type TableProps = { readonly leads: readonly Lead[]; readonly chosen: string | null }

const tones: Readonly<Record<LeadStatus, Tone>> = { new: 'info', contacted: 'none', won: 'good', lost: 'bad' }
const keyOf = ({ id }: Lead) => id

export function LeadTable({ leads, chosen }: TableProps) {
  const t = useT()
  return (
    <Table
      label={t('nav.leads')}
      rows={leads}
      keyOf={keyOf}
      chosen={chosen}
      columns={[
        {
          id: 'who',
          title: t('events.who'),
          cell: (lead) => <Who lead={lead} chosen={chosen === lead.id} />,
        },
        // Beside an open lead there is no room for it.
        ...(chosen === null
          ? [{ id: 'message', title: t('events.message'), cell: (lead: Lead) => <Message lead={lead} /> }]
          : []),
        {
          id: 'status',
          title: t('leads.status'),
          cell: ({ status }) => <Status tone={tones[status]}>{t(`leads.statuses.${status}`)}</Status>,
        },
        {
          id: 'when',
          title: t('leads.changed'),
          align: 'right',
          cell: (lead) => (
            <span className="text-meta whitespace-nowrap text-quiet">
              <Time at={lead.updated_at} />
            </span>
          ),
        },
      ]}
    />
  )
}

function Who({ lead, chosen }: { readonly lead: Lead; readonly chosen: boolean }) {
  const t = useT()
  const others = [lead.email, lead.phone].filter((way) => way !== null && way !== nameOf(lead))
  return (
    <>
      <a
        href={`#/leads/${lead.id}`}
        aria-current={chosen ? 'true' : undefined}
        className="block min-w-40 font-medium break-words after:absolute after:inset-0"
      >
        {nameOf(lead) ?? t('leads.nameless')}
      </a>
      <p className="flex flex-wrap gap-x-3 text-meta text-quiet">
        {others.map((way) => (
          <span key={way}>{way}</span>
        ))}
      </p>
    </>
  )
}

function Message({ lead }: { readonly lead: Lead }) {
  return <p className="line-clamp-2 max-w-96 min-w-40 break-words text-quiet">{lead.message}</p>
}
