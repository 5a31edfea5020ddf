import { ArrowLeft } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Page } from '#renderer/ui/page.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import type { Source } from '#shared/schemas/source.ts'
import { RunDetail } from './run-detail.tsx'
import { RunList } from './run-list.tsx'
import { SourceCard } from './source-card.tsx'
import { runsOf } from './store.ts'

type SourcePageProps = { readonly source: Source; readonly runId: string | undefined }

const columns = 'mt-6 grid gap-6 min-[1180px]:grid-cols-[17rem_minmax(0,1fr)]'

/** One source, and beside the list of its runs the one that is open: the newest, if none is named. */
export function SourcePage({ source, runId }: SourcePageProps) {
  const t = useT()
  const { data, problem, refresh } = useLoad(runsOf(source.id))
  const openId = runId ?? data?.runs[0]?.id ?? null
  return (
    <Page
      wide
      title={source.name}
      hint={t('catalogs.source_hint')}
      act={
        <Button icon={ArrowLeft} to="/imports">
          {t('catalogs.all')}
        </Button>
      }
    >
      <SourceCard source={source} inList={false} openRun={openId} />
      {!data && problem && (
        <div className="mt-6">
          <ProblemView problem={problem} onRetry={() => void refresh()} />
        </div>
      )}
      {!data && !problem && (
        <Skeleton>
          <div className={columns}>
            <Bone className="h-64" />
            <Bone className="h-96 rounded-card" />
          </div>
        </Skeleton>
      )}
      {data && openId !== null && (
        <div className={columns}>
          <RunList sourceId={source.id} recent={data} openId={openId} />
          <RunDetail key={openId} id={openId} source={source} />
        </div>
      )}
      {data && openId === null && <p className="mt-6 text-quiet">{t('catalogs.no_runs')}</p>}
    </Page>
  )
}
