import { PackageOpen, Plus } from 'lucide-react'
import { useBots } from '#renderer/features/bots/index.ts'
import { useConnections } from '#renderer/features/settings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { Page } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import type { Source } from '#shared/schemas/source.ts'
import { EditSource, NewSource } from './editor.tsx'
import { RunDetail } from './run-detail.tsx'
import { RunRow } from './run-list.tsx'
import { SourceCard } from './source-card.tsx'
import { SourcePage } from './source-page.tsx'
import { useLooseRuns, useSources } from './store.ts'
import { useCatalogDrop } from './use-catalog-drop.ts'

const newPath = '/imports/new'

/** Where the products come from: `/imports`, `/new`, `/<source>`, `/<source>/<run>`, `/<source>/edit`, `/runs/<run>`. */
export function ImportsPage({ rest }: PageProps) {
  const t = useT()
  const [first, second] = rest
  const { data: sources, problem, refresh } = useLoad(useSources)
  useLoad(useBots)
  useLoad(useConnections)
  const source = sources?.find(({ id }) => id === first)
  useCatalogDrop(first === 'new' || (source !== undefined && (second === 'edit' || source.copy !== null)))
  if (first === 'new') return <NewSource />
  if (first === 'runs' && second) return <LooseRun id={second} />
  if (source && second === 'edit') return <EditSource key={source.id} source={source} />
  if (source) return <SourcePage key={source.id} source={source} runId={second} />
  return (
    <Page
      title={t('sidebar.imports')}
      hint={t('catalogs.hint')}
      act={
        sources &&
        sources.length > 0 && (
          <Button look="primary" icon={Plus} to={newPath}>
            {t('catalogs.add')}
          </Button>
        )
      }
    >
      {sources && first !== undefined && <Gone />}
      {sources && first === undefined && <List sources={sources} />}
      {!sources && (
        <Pending problem={problem} onRetry={refresh}>
          <Bone className="h-56 rounded-card" />
        </Pending>
      )}
    </Page>
  )
}

function List({ sources }: { readonly sources: readonly Source[] }) {
  const t = useT()
  return (
    <div className="flex flex-col gap-4">
      {sources.length === 0 && (
        <Empty icon={PackageOpen} title={t('catalogs.none')} text={t('catalogs.none_text')}>
          <Button look="primary" to={newPath}>
            {t('catalogs.add')}
          </Button>
        </Empty>
      )}
      {sources.map((source) => (
        <SourceCard key={source.id} source={source} inList />
      ))}
      <LooseRuns />
    </div>
  )
}

/** Loads without a source; nothing is shown where there are none. */
function LooseRuns() {
  const t = useT()
  const { data } = useLoad(useLooseRuns)
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="loose-runs" className="mt-4">
      <h2 id="loose-runs" className="font-semibold">
        {t('catalogs.loose')}
      </h2>
      <p className="mb-2 text-meta text-quiet">{t('catalogs.loose_hint')}</p>
      <ul className="max-w-xl">
        {data.slice(0, 20).map((run) => (
          <li key={run.id}>
            <RunRow
              run={run}
              href={`#/imports/runs/${run.id}`}
              open={false}
              title={run.reason === 'sent' ? t('catalogs.reasons.sent') : run.source_name}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LooseRun({ id }: { readonly id: string }) {
  const t = useT()
  return (
    <Page title={t('sidebar.imports')} act={<Button to="/imports">{t('catalogs.all')}</Button>}>
      <RunDetail key={id} id={id} source={null} />
    </Page>
  )
}

function Gone() {
  const t = useT()
  return (
    <Empty icon={PackageOpen} title={t('catalogs.gone')} text={t('catalogs.gone_text')}>
      <Button to="/imports">{t('catalogs.all')}</Button>
    </Empty>
  )
}
