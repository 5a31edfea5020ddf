import { Bot as BotIcon } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { replacePath } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { Page } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { ArchivedBot } from './archived-bot.tsx'
import { BotEditor } from './bot-editor.tsx'
import { openedBot } from './chosen-bot.ts'
import { useCurrentBot } from './current-bot.ts'
import { NewBot } from './new-bot.tsx'
import { botPath, type SectionId, sectionOf } from './sections.ts'
import { useArchivedBots, useBots } from './store.ts'

/** The settings of a bot, `#/bots/bot_…/basics`, and `#/bots/new`. Without a bot it is the one chosen in the sidebar. */
export function BotsPage({ rest }: PageProps) {
  const t = useT()
  const [id, section] = rest
  if (id === 'new')
    return (
      <Page title={t('bots.new_title')}>
        <NewBot />
      </Page>
    )
  return <Settings id={id} name={section} />
}

function Settings({ id, name }: { readonly id: string | undefined; readonly name: string | undefined }) {
  const bots = useLoad(useBots)
  const archived = useLoad(useArchivedBots)
  const current = useCurrentBot()
  const section = sectionOf(name)
  const bot = id
    ? [...(bots.data?.bots ?? []), ...(archived.data ?? [])].find((one) => one.id === id)
    : current
  useEffect(() => {
    if (!bot) return
    if (!bot.archived) openedBot(bot.id)
    if (id !== bot.id || name !== section) replacePath(botPath(bot.id, section))
  }, [bot, id, name, section])

  const problem = (!bots.data && bots.problem) || (!archived.data && archived.problem) || null
  const retry = () => void Promise.all([bots.refresh(), archived.refresh()])
  if (bot) return <BotSettings bot={bot} section={section} />
  if (!bots.data || !archived.data)
    return (
      <Framed>
        <Pending problem={problem} onRetry={retry}>
          <Bone className="h-64 rounded-card" />
          <Bone className="mt-6 h-64 rounded-card" />
        </Pending>
      </Framed>
    )
  return <Framed>{id ? <Gone /> : archived.data.length > 0 ? <AllArchived /> : <NoBots />}</Framed>
}

function BotSettings({ bot, section }: { readonly bot: Bot; readonly section: SectionId }) {
  const t = useT()
  return (
    <Page title={bot.name} hint={t('bot_settings.title')}>
      {bot.archived ? <ArchivedBot bot={bot} /> : <BotEditor key={bot.id} bot={bot} section={section} />}
    </Page>
  )
}

function Framed({ children }: { readonly children: ReactNode }) {
  const t = useT()
  return <Page title={t('bot_settings.title')}>{children}</Page>
}

function NoBots() {
  const t = useT()
  return (
    <Empty icon={BotIcon} title={t('bots.none')} text={t('bots.none_text')}>
      <Button look="primary" to="/bots/new">
        {t('bots.create')}
      </Button>
      <Button to="/">{t('lost.home')}</Button>
    </Empty>
  )
}

function AllArchived() {
  const t = useT()
  return (
    <Empty icon={BotIcon} title={t('bots.all_archived')} text={t('bot_settings.all_archived_text')}>
      <Button look="primary" to="/bots/new">
        {t('bots.create')}
      </Button>
    </Empty>
  )
}

function Gone() {
  const t = useT()
  return <Empty icon={BotIcon} title={t('bots.gone')} text={t('bots.gone_text')} />
}
