import { FileUp, MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { FirstStartCard, useDraft } from '#renderer/features/first-start/index.ts'
import { openAsSource } from '#renderer/features/imports/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { chooseFile } from '#renderer/lib/choose-file.ts'
import { useHubStatus, useSettings } from '#renderer/lib/hub.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { replacePath } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Page } from '#renderer/ui/page.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import { AttentionList } from './attention.tsx'
import { DemoCard } from './demo-card.tsx'
import { Figures } from './figures.tsx'
import { NextRuns } from './next-runs.tsx'
import { Quotas } from './quotas.tsx'
import { ServiceCard } from './service-card.tsx'
import { useHome } from './store.ts'

/** Once a page load: what is read of the shop may be a moment old when somebody comes back. */
let wasLed = false

export function HomePage(_: PageProps) {
  const t = useT()
  const { data: summary, problem, refresh } = useLoad(useHome)
  const { data: settings } = useSettings()
  const { data: status } = useHubStatus()
  const ready = summary && settings && status
  const isNew = ready && !settings.setup_done && settings.shop_name === '' && summary.bots === 0
  const hasBegun = useDraft((draft) => draft.step !== null)
  // Nothing to see here yet; whoever comes back from there wants to be here.
  useEffect(() => {
    if (!isNew || hasBegun || wasLed) return
    wasLed = true
    replacePath('/welcome')
  }, [isNew, hasBegun])
  return (
    <Page
      title={settings?.shop_name || t('nav.home')}
      hint={
        summary &&
        summary.bots > 0 &&
        t('first_start.knows', {
          products: t('first_start.knows_products', { count: summary.products }),
          answers: t('first_start.knows_answers', { count: summary.answers }),
        })
      }
      act={
        settings?.setup_done && (
          <div className="flex gap-2">
            <Button icon={FileUp} onClick={() => chooseFile(openAsSource)}>
              {t('home.load')}
            </Button>
            <Button look="primary" icon={MessageCircle} to="/test-chat">
              {t('home.try')}
            </Button>
          </div>
        )
      }
    >
      {problem && !summary && <ProblemView problem={problem} onRetry={() => void refresh()} />}
      {!ready && !problem && <Waiting />}
      {ready && (
        <>
          {!settings.setup_done && <FirstStartCard />}
          <div className="grid grid-cols-3 gap-4">
            <ServiceCard status={status} className="col-span-2" />
            <AttentionList attention={summary.attention} />
            <Figures summary={summary} />
            <NextRuns runs={summary.next_runs} />
            <Quotas quotas={summary.quotas} className="col-span-2" />
            <DemoCard hubUrl={status.url} className="col-span-3" />
          </div>
        </>
      )}
    </Page>
  )
}

function Waiting() {
  return (
    <Skeleton>
      <div className="grid grid-cols-3 gap-4">
        <Bone className="col-span-2 h-44" />
        <Bone className="h-44" />
        <Bone className="h-40" />
        <Bone className="h-40" />
        <Bone className="h-40" />
        <Bone className="h-40" />
        <Bone className="col-span-2 h-40" />
      </div>
    </Skeleton>
  )
}
