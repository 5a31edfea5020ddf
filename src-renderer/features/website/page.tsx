import { useEffect } from 'react'
import { BotOfPage } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { replacePath } from '#renderer/lib/router.ts'
import { Page } from '#renderer/ui/page.tsx'
import { isTab, tabOf, websitePath } from './tabs.ts'
import { WebsiteEditor } from './website-editor.tsx'

/** The chat on the merchant's website: how it looks, how visitors reach it, the line that shows it. */
export function WebsitePage({ rest }: PageProps) {
  const t = useT()
  // `#/website/address` is about the bot that is chosen.
  const [botId, tabName] = isTab(rest[0]) ? [undefined, rest[0]] : rest
  const tab = tabOf(tabName)
  return (
    <BotOfPage title={t('website.title')} hint={t('website.hint')} botId={botId}>
      {(bot) => (
        <Page title={t('website.title')} hint={t('website.hint_bot', { bot: bot.name })}>
          <Addressed path={websitePath(bot.id, tab)} isThere={botId === bot.id && tabName === tab} />
          <WebsiteEditor key={bot.id} bot={bot} tab={tab} />
        </Page>
      )}
    </BotOfPage>
  )
}

/** The address names the bot and the tab, also where a link did not. */
function Addressed({ path, isThere }: { readonly path: string; readonly isThere: boolean }) {
  useEffect(() => {
    if (!isThere) replacePath(path)
  }, [path, isThere])
  return null
}
