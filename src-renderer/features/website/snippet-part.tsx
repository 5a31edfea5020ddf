import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { Choice } from '#renderer/ui/choice.tsx'
import { CodeView } from '#renderer/ui/code.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { type Platform, platforms, policyFor, snippetFor } from './snippet.ts'
import { Steps } from './steps.tsx'
import { websitePath } from './tabs.ts'
import type { ChatUrl } from './use-chat-url.ts'

/** The line to copy, and where exactly it goes. */
export function SnippetPart({ bot, chat }: { readonly bot: Bot; readonly chat: ChatUrl }) {
  const t = useT()
  const [platform, setPlatform] = useState<Platform>('html')
  return (
    <Card title={t('website.snippet')} hint={t('website.snippet_hint')}>
      <div className="flex flex-col gap-5">
        {!chat.isPublic && (
          <Notice tone="warn">
            {t('website.snippet_local')}{' '}
            <TextLink to={websitePath(bot.id, 'address')}>{t('website.snippet_local_link')}</TextLink>
          </Notice>
        )}
        <Choice
          label={t('website.platform')}
          value={platform}
          onChange={setPlatform}
          options={platforms.map((value) => ({ value, label: t(`website.platforms.${value}`) }))}
        />
        <CodeView label={t('website.snippet')} text={snippetFor(platform, chat.url, bot.id)} />
        <Steps text={t(`website.platform_steps.${platform}`)} />
        <Fold title={t('website.policy')}>
          <div className="flex flex-col gap-2">
            <p className="text-quiet">{t('website.policy_hint')}</p>
            <CodeView label={t('website.policy')} text={policyFor(chat.url)} />
          </div>
        </Fold>
      </div>
    </Card>
  )
}
