import { BotOfPage } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Page } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { KeysOfBot } from './keys-of-bot.tsx'
import { useKeysOfAll } from './store.ts'

export function KeysPage({ rest }: PageProps) {
  const t = useT()
  return (
    <BotOfPage title={t('keys.title')} hint={t('keys.hint')} botId={rest[0]}>
      {(bot) => <OfBot key={bot.id} bot={bot} />}
    </BotOfPage>
  )
}

function OfBot({ bot }: { readonly bot: Bot }) {
  const t = useT()
  const { data, problem, refresh } = useLoad(useKeysOfAll)
  if (data) return <KeysOfBot bot={bot} keys={data.keys.filter((key) => key.bot_id === bot.id)} />
  return (
    <Page title={t('keys.title')} hint={t('keys.hint')}>
      <Pending problem={problem} onRetry={refresh}>
        <div className="flex flex-col gap-6">
          <Bone className="h-56 rounded-card" />
          <Bone className="h-32 rounded-card" />
        </div>
      </Pending>
    </Page>
  )
}
