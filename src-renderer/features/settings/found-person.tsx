import type { ReactNode } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { TextLink } from '#renderer/ui/text-link.tsx'
import type { PersonData } from '#shared/schemas/privacy.ts'

/** More than these are counted, not listed. */
const maxListed = 5

/** What is kept of somebody, each with where to see it. */
export function FoundPerson({ data, query }: { readonly data: PersonData; readonly query: string }) {
  const t = useT()
  const { leads, conversations, events, mentions } = data
  if (leads.length + conversations.length + events.length + mentions.length === 0)
    return <p className="text-quiet">{t('personal.nothing', { query })}</p>
  return (
    <dl className="flex flex-col gap-3">
      <Kind
        label={t('personal.leads', { count: leads.length })}
        rows={leads.map(({ id, name, email, phone }) => ({
          id,
          path: `/leads/${id}`,
          text: name ?? email ?? phone ?? id,
        }))}
      />
      <Kind
        label={t('personal.conversations', { count: conversations.length })}
        rows={conversations.map(({ id, last_message }) => ({
          id,
          path: `/conversations/${id}`,
          text: last_message || id,
        }))}
      />
      <Kind
        label={t('personal.events', { count: events.length })}
        rows={events.map(({ id, event_type }) => ({ id, path: `/events/${id}`, text: event_type }))}
      />
      {mentions.length > 0 && (
        <Kind
          label={t('personal.mentions', { count: mentions.length })}
          rows={mentions.map(({ id, title, kind }) => ({
            id,
            path: kind === 'entry' ? `/knowledge/${id}` : `/knowledge/documents/${id}`,
            text: title,
          }))}
        >
          <p className="text-meta text-quiet">{t('personal.mentions_hint')}</p>
        </Kind>
      )}
    </dl>
  )
}

type Row = { readonly id: string; readonly path: string; readonly text: string }

function Kind({
  label,
  rows,
  children,
}: {
  readonly label: string
  readonly rows: readonly Row[]
  readonly children?: ReactNode
}) {
  const t = useT()
  return (
    <div>
      <dt className="font-medium">{label}</dt>
      {rows.slice(0, maxListed).map(({ id, path, text }) => (
        <dd key={id} className="truncate">
          <TextLink to={path}>{text}</TextLink>
        </dd>
      ))}
      {rows.length > maxListed && (
        <dd className="text-meta text-quiet">{t('personal.more', { count: rows.length - maxListed })}</dd>
      )}
      {children && <dd>{children}</dd>}
    </div>
  )
}
