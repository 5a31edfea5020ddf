import { CircleHelp } from 'lucide-react'
import { BotOfPage } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { PaneProblem } from '#renderer/ui/list-pane.tsx'
import { FullPage } from '#renderer/ui/page.tsx'
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
        <FullPage title={t('nav.unanswered')} hint={t('unanswered.hint')}>
          <OfBot key={bot.id} bot={bot} groupId={groupId} />
        </FullPage>
      )}
    </BotOfPage>
  )
}

function OfBot({ bot, groupId }: { readonly bot: Bot; readonly groupId: string | null }) {
  const t = useT()
  const { data, problem, refresh } = useLoad(waitingOf(bot.id))
  const taught = useTaught((all) => (groupId === null ? undefined : all[groupId]))
  if (data?.groups.length === 0 && !taught)
    return (
      <Empty
        className="mx-8"
        icon={CircleHelp}
        title={t('unanswered.empty_title')}
        text={t('unanswered.empty_text')}
      >
        <Button to="/knowledge">{t('unanswered.to_knowledge')}</Button>
      </Empty>
    )
  if (!data && problem) return <PaneProblem problem={problem} onRetry={refresh} />
  return <Groups bot={bot} groupId={groupId} waiting={data} />
}
