import { Bot as BotIcon } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { Page } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { openedBot } from './chosen-bot.ts'
import { useCurrentBot } from './current-bot.ts'
import { useBots } from './store.ts'

type BotOfPageProps = {
  readonly title: string
  readonly hint: string
  /** As the address names it; without one it is the bot chosen in the sidebar. */
  readonly botId: string | undefined
  readonly children: (bot: Bot) => ReactNode
}

/** A page about one bot; drawn as soon as it is known which. */
export function BotOfPage({ title, hint, botId, children }: BotOfPageProps) {
  const { data, problem, refresh } = useLoad(useBots)
  const current = useCurrentBot()
  const bot = botId ? data?.bots.find(({ id }) => id === botId) : current
  useEffect(() => {
    if (bot) openedBot(bot.id)
  }, [bot])
  if (bot) return children(bot)
  return (
    <Page title={title} hint={hint}>
      {data ? (
        <NoSuchBot any={data.bots.length > 0} />
      ) : (
        <Pending problem={problem} onRetry={refresh}>
          <Bone className="h-96 rounded-card" />
        </Pending>
      )}
    </Page>
  )
}

function NoSuchBot({ any }: { readonly any: boolean }) {
  const t = useT()
  if (any) {
    return (
      <Empty icon={BotIcon} title={t('knowledge.bot_gone')} text={t('knowledge.bot_gone_text')}>
        <Button to="/bots">{t('knowledge.to_bots')}</Button>
      </Empty>
    )
  }
  return (
    <Empty icon={BotIcon} title={t('knowledge.no_bot')} text={t('knowledge.no_bot_text')}>
      <Button look="primary" to="/bots/new">
        {t('knowledge.create_bot')}
      </Button>
      <Button to="/">{t('lost.home')}</Button>
    </Empty>
  )
}
