import type { ReactNode } from 'react'
import { useBots } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Page } from '#renderer/ui/page.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import { KeysOfBot } from './keys-of-bot.tsx'
import { BotGone, NoBot } from './nothing.tsx'
import { useKeysOfAll } from './store.ts'

export function KeysPage({ rest }: PageProps) {
  const bots = useLoad(useBots)
  const keys = useLoad(useKeysOfAll)
  const problem = (!bots.data && bots.problem) || (!keys.data && keys.problem)
  const retry = () => void Promise.all([bots.refresh(), keys.refresh()])
  if (problem) return <Framed content={<ProblemView problem={problem} onRetry={retry} />} />
  if (!bots.data || !keys.data) return <Framed content={<KeysSkeleton />} />
  if (bots.data.bots.length === 0) return <Framed content={<NoBot />} />
  const bot = rest[0] ? bots.data.bots.find(({ id }) => id === rest[0]) : bots.data.bots[0]
  if (!bot) return <Framed content={<BotGone />} />
  return (
    <KeysOfBot
      key={bot.id}
      bot={bot}
      bots={bots.data.bots}
      keys={keys.data.keys.filter((key) => key.bot_id === bot.id)}
    />
  )
}

function Framed({ content }: { readonly content: ReactNode }) {
  const t = useT()
  return (
    <Page title={t('keys.title')} hint={t('keys.hint')}>
      {content}
    </Page>
  )
}

function KeysSkeleton() {
  return (
    <Skeleton>
      <div className="flex flex-col gap-6">
        <Bone className="h-56 rounded-card" />
        <Bone className="h-32 rounded-card" />
      </div>
    </Skeleton>
  )
}
