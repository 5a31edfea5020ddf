import { Contact, Download, MoreHorizontal, UserRound } from 'lucide-react'
import { useEffect } from 'react'
import { WaysIn } from '#renderer/features/events/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { focusFirst } from '#renderer/lib/focus-first.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { useAddressFilter } from '#renderer/lib/use-address-filter.ts'
import { useListKeys } from '#renderer/lib/use-list-keys.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Choice } from '#renderer/ui/choice.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { PaneProblem, RowBones } from '#renderer/ui/list-pane.tsx'
import { Menu } from '#renderer/ui/menu.tsx'
import { FullPage } from '#renderer/ui/page.tsx'
import { SearchBox } from '#renderer/ui/search-box.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import { leadStatuses } from '#shared/schemas/lead.ts'
import { LeadDetail } from './lead-detail.tsx'
import { LeadTable } from './lead-table.tsx'
import { allFilter, exportLeads, leadList, takeFilter } from './store.ts'

const choices = { status: leadStatuses, tests: ['with'] }

/** People who left contact details. */
export function LeadsPage({ rest }: PageProps) {
  const t = useT()
  const id = rest[0] ?? null
  const { items: leads, filter, problem } = leadList.use()
  useAddressFilter({ filter, usual: allFilter, choices, take: takeFilter })
  useEffect(() => void leadList.refresh(), [])
  useListKeys(leads, id, '/leads')
  const isUnfiltered = filter.bot === null && filter.status === null && filter.query.trim() === ''
  return (
    <FullPage
      title={t('nav.leads')}
      hint={t('leads.hint')}
      act={
        <Menu
          items={[
            { label: t('leads.export_csv'), icon: Download, onSelect: () => void exportLeads('csv') },
            { label: t('leads.export_vcard'), icon: Contact, onSelect: () => void exportLeads('vcard') },
          ]}
        >
          <IconButton icon={MoreHorizontal} label={t('act.more')} />
        </Menu>
      }
    >
      {!leads && problem && <PaneProblem problem={problem} onRetry={leadList.refresh} />}
      {!leads && !problem && <RowBones />}
      {leads?.length === 0 && isUnfiltered && id === null && (
        <Empty className="mx-8" icon={UserRound} title={t('leads.empty_title')} text={t('leads.empty_text')}>
          <WaysIn />
        </Empty>
      )}
      {leads && (leads.length > 0 || !isUnfiltered || id !== null) && (
        <div className="flex min-h-0 flex-1 border-t border-line">
          <div
            className={cx(
              'flex min-w-0 flex-1 flex-col gap-4 overflow-y-auto px-8 py-5',
              id !== null && 'max-[64rem]:hidden',
            )}
          >
            <Filters />
            <List chosen={id} />
          </div>
          {id !== null && (
            <section
              aria-label={t('leads.detail')}
              className="w-104 shrink-0 overflow-y-auto border-l border-line bg-surface max-[64rem]:w-full"
            >
              <LeadDetail key={id} id={id} />
            </section>
          )}
        </div>
      )}
    </FullPage>
  )
}

const lookOn = () => void leadList.refresh().then(() => focusFirst('/leads'))

function Filters() {
  const t = useT()
  const { filter } = leadList.use()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-72 flex-1">
        <SearchBox
          label={t('leads.search')}
          value={filter.query}
          onChange={(query) => leadList.setFilter({ query })}
          onEnter={lookOn}
          onDown={lookOn}
        />
      </div>
      <Choice
        label={t('leads.status')}
        value={filter.status ?? 'all'}
        options={[
          { value: 'all', label: t('leads.all') },
          ...leadStatuses.map((value) => ({ value, label: t(`leads.statuses.${value}`) })),
        ]}
        onChange={(value) =>
          leadList.setFilter({ status: leadStatuses.find((status) => status === value) ?? null })
        }
      />
      <label className="flex items-center gap-2 text-meta">
        <input
          type="checkbox"
          checked={filter.tests === 'with'}
          onChange={(event) => leadList.setFilter({ tests: event.target.checked ? 'with' : null })}
          className="size-4 accent-accent"
        />
        {t('conversations.show_tests')}
      </label>
    </div>
  )
}

function List({ chosen }: { readonly chosen: string | null }) {
  const t = useT()
  const { items: leads, next } = leadList.use()
  if (leads?.length === 0)
    return (
      <div className="flex items-center gap-4">
        <p className="text-quiet">{t('leads.nothing_found')}</p>
        <Button onClick={() => takeFilter(allFilter)}>{t('conversations.show_all')}</Button>
      </div>
    )
  return (
    <>
      <LeadTable leads={leads ?? []} chosen={chosen} />
      {next !== null && (
        <div>
          <Button onClick={() => void leadList.loadMore().catch(showProblem)}>{t('leads.more')}</Button>
        </div>
      )}
    </>
  )
}
