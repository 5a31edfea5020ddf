import { useT } from '#renderer/i18n/index.ts'
import { useHubStatus } from '#renderer/lib/hub.ts'
import { CodeView } from '#renderer/ui/code.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { chatExample, syncExample } from './examples.ts'

/** For whoever writes the program that uses the key. */
export function Technical({ bot }: { readonly bot: Bot }) {
  const t = useT()
  const { data: status } = useHubStatus()
  const urls = status?.url ? [status.url, ...status.lan_urls] : []
  const url = urls[0]
  return (
    <Fold title={t('keys.details')}>
      <div className="grid max-w-3xl grid-cols-[10rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3">
        <span className="pt-3">{t('keys.bot_id')}</span>
        <CodeView label={t('keys.bot_id')} text={bot.id} />
        <span className="pt-3">{t('keys.base_url')}</span>
        {url ? (
          <CodeView label={t('keys.base_url')} text={urls.join('\n')} />
        ) : (
          <p className="pt-3 text-quiet">{t('keys.not_listening')}</p>
        )}
        {url && (
          <>
            <span className="pt-3">{t('keys.curl_chat')}</span>
            <CodeView label={t('keys.curl_chat')} text={chatExample({ url, botId: bot.id })} />
            <span className="pt-3">{t('keys.curl_sync')}</span>
            <CodeView label={t('keys.curl_sync')} text={syncExample({ url })} />
          </>
        )}
      </div>
    </Fold>
  )
}
