import { Download } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { Card } from '#renderer/ui/page.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { loaderName, loaderUrl } from './snippet.ts'
import { Steps } from './steps.tsx'
import type { ChatUrl } from './use-chat-url.ts'

/** A copy of the script on the merchant's own site still has something to say when this PC has not. */
export function LoaderPart({ bot, chat }: { readonly bot: Bot; readonly chat: ChatUrl }) {
  const t = useT()
  return (
    <Card title={t('website.loader')} hint={t('website.loader_hint')}>
      <div className="flex flex-col items-start gap-4">
        <a
          href={loaderUrl(chat.url, bot.id)}
          download={loaderName}
          target="_blank"
          rel="noreferrer"
          className="inline-flex h-9 items-center gap-2 rounded-control border border-line bg-surface px-3 font-medium hover:bg-hover"
        >
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          {t('website.loader_download', { file: loaderName })}
        </a>
        <Steps text={t('website.loader_steps', { file: loaderName })} />
      </div>
    </Card>
  )
}
