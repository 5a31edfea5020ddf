import { Bot as BotIcon, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { Page } from '#renderer/ui/page.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { ArchivedBot } from './archived-bot.tsx'
import { BotEditor } from './bot-editor.tsx'
import { BotList } from './bot-list.tsx'
import { NewBot } from './new-bot.tsx'
import { useArchivedBots, useBots } from './store.ts'

export function BotsPage({ rest }: PageProps) {
  const bots = useLoad(useBots)
  const archived = useLoad(useArchivedBots)
  const [id = null] = rest
  const problem = (!bots.data && bots.problem) || (!archived.data && archived.problem)
  const retry = () => void Promise.all([bots.refresh(), archived.refresh()])
  if (problem)
    return (
      <Framed>
        <ProblemView problem={problem} onRetry={retry} />
      </Framed>
    )
  if (!bots.data || !archived.data)
    return (
      <Framed>
        <BotsSkeleton />
      </Framed>
    )
  const shown = bots.data.bots
  if (shown.length + archived.data.length === 0 && id !== 'new')
    return (
      <Framed plain>
        <NoBots />
      </Framed>
    )
  const openId = id ?? shown[0]?.id ?? null
  return (
    <Framed plain={id === 'new'}>
      <div className="grid gap-8 min-[1180px]:grid-cols-[15rem_minmax(0,1fr)]">
        <BotList bots={shown} archived={archived.data} openId={openId} />
        <Detail id={openId} bots={[...shown, ...archived.data]} />
      </div>
    </Framed>
  )
}

function Detail({ id, bots }: { readonly id: string | null; readonly bots: readonly Bot[] }) {
  if (id === 'new') return <NewBot />
  const bot = bots.find((one) => one.id === id)
  if (!bot) return id === null ? <AllArchived /> : <Gone />
  return bot.archived ? <ArchivedBot bot={bot} /> : <BotEditor key={bot.id} bot={bot} />
}

function Framed({ plain = false, children }: { readonly plain?: boolean; readonly children: ReactNode }) {
  const t = useT()
  const create = !plain && (
    <Button look="primary" icon={Plus} onClick={() => navigate('/bots/new')}>
      {t('bots.new')}
    </Button>
  )
  return (
    <Page wide title={t('bots.title')} hint={t('bots.hint')} act={create}>
      {children}
    </Page>
  )
}

function NoBots() {
  const t = useT()
  return (
    <Empty
      icon={BotIcon}
      title={t('bots.none')}
      text={t('bots.none_text')}
      act={
        <>
          <Button look="primary" onClick={() => navigate('/bots/new')}>
            {t('bots.create')}
          </Button>
          <Button onClick={() => navigate('/')}>{t('lost.home')}</Button>
        </>
      }
    />
  )
}

function AllArchived() {
  const t = useT()
  return <Empty icon={BotIcon} title={t('bots.all_away')} text={t('bots.all_away_text')} />
}

function Gone() {
  const t = useT()
  return <Empty icon={BotIcon} title={t('bots.gone')} text={t('bots.gone_text')} />
}

function BotsSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-8 min-[1180px]:grid-cols-[15rem_minmax(0,1fr)]">
        <Bone className="h-16" />
        <div className="flex flex-col gap-6">
          <Bone className="h-64 rounded-card" />
          <Bone className="h-64 rounded-card" />
        </div>
      </div>
    </Skeleton>
  )
}
