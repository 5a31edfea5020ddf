import type { ReactNode } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import { Fold } from '#renderer/ui/fold.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { WebLink } from '#renderer/ui/web-link.tsx'
import type { Session } from '#shared/schemas/session.ts'
import { shortPage, useVisitorName } from './visitor-name.ts'

/** Who writes, from where, and what there was before: beside the conversation, or folded above it where there is no room. */
export function VisitorPane({ session }: { readonly session: Session }) {
  const t = useT()
  return (
    <aside
      aria-label={t('conversations.about_visitor')}
      className="flex w-64 shrink-0 flex-col gap-5 overflow-y-auto border-l border-line px-5 py-4 max-[80rem]:hidden"
    >
      <About session={session} />
    </aside>
  )
}

export function FoldedVisitor({ session }: { readonly session: Session }) {
  const t = useT()
  return (
    <div className="border-b border-line px-6 py-2 min-[80rem]:hidden">
      <Fold title={t('conversations.about_visitor')}>
        {() => (
          <div className="flex max-h-48 flex-wrap gap-x-10 gap-y-4 overflow-y-auto py-2">
            <About session={session} />
          </div>
        )}
      </Fold>
    </div>
  )
}

function About({ session }: { readonly session: Session }) {
  const t = useT()
  const nameOf = useVisitorName()
  const { code } = useLanguage()
  const { visitor, language, pages, earlier } = session
  return (
    <>
      <Part title={t('conversations.visitor_title')}>
        <p className="font-medium break-words">{nameOf(session)}</p>
        {visitor.email && visitor.name && <p className="break-all text-quiet">{visitor.email}</p>}
        <p className="text-meta text-quiet">
          {[
            language && languageName(language, code),
            session.channel === 'api' && t('conversations.channels.api'),
            session.traffic !== 'website' && t(`conversations.traffic.${session.traffic}`),
            session.test && t('conversations.test'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {visitor.lead_id && (
          <TextLink to={`/leads/${visitor.lead_id}`}>{t('conversations.open_lead')}</TextLink>
        )}
      </Part>
      {pages.length > 0 && (
        <Part title={t('conversations.pages')}>
          <ul className="flex flex-col gap-2">
            {pages.map(({ url, title, at }) => (
              <li key={url} className="min-w-0 text-meta">
                <span className="block truncate" title={url}>
                  <WebLink url={url}>{title || shortPage(url)}</WebLink>
                </span>
                <Time at={at} className="text-quiet" />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {earlier.length > 0 && (
        <Part title={t('conversations.earlier_ones')}>
          <ul className="flex flex-col gap-2">
            {earlier.map(({ id, last_question, updated_at }) => (
              <li key={id} className="min-w-0 text-meta">
                <a
                  href={`#/conversations/${id}`}
                  className="block truncate text-accent underline-offset-4 hover:underline"
                >
                  {last_question}
                </a>
                <Time at={updated_at} className="text-quiet" />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-1">
      <h3 className="text-meta font-medium text-quiet">{title}</h3>
      {children}
    </section>
  )
}
