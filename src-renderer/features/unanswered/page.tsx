import { CircleHelp } from 'lucide-react'
import { BotOfPage } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { PaneProblem } from '#renderer/ui/list-pane.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { Groups } from './groups.tsx'
import { useTaught, waitingOf } from './store.ts'

/** What visitors asked and did not get answered: to be taught, once for all. */
export function UnansweredPage({ rest }: PageProps) {
  const t = useT()
  const [botId, groupId = null] = rest
  return (
    <BotOfPage title={t('nav.unanswered')} hint={t('unanswered.hint')} botId={botId}>
      {(bot) => (
        <div className="flex h-full min-h-112 flex-col">
          <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-8 pt-6 pb-4">
            <div className="flex-1 basis-80">
              <h1 className="text-title font-semibold">{t('nav.unanswered')}</h1>
              <p className="text-quiet">{t('unanswered.hint')}</p>
            </div>
          </header>
          <OfBot key={bot.id} bot={bot} groupId={groupId} />
        </div>
      )}
    </BotOfPage>
  )
}

function OfBot({ bot, groupId }: { readonly bot: Bot; readonly groupId: string | null }) {
  const { data, problem, refresh } = useLoad(waitingOf(bot.id))
  const taught = useTaught((all) => (groupId === null ? undefined : all[groupId]))
  if (data?.groups.length === 0 && !taught) return <NothingWaits />
  if (!data && problem) return <PaneProblem problem={problem} onRetry={refresh} />
  return <Groups bot={bot} groupId={groupId} waiting={data} />
}

function NothingWaits() {
  const t = useT()
  return (
    <div className="px-8">
      <Empty
        icon={CircleHelp}
        title={t('unanswered.empty_title')}
        text={t('unanswered.empty_text')}
        act={<Button to="/knowledge">{t('unanswered.to_knowledge')}</Button>}
      />
    </div>
  )
}
