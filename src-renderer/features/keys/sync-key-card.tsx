import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { Bot } from '#shared/schemas/bot.ts'

type SyncKeyCardProps = { readonly bot: Bot; readonly onNew: () => void }

export function SyncKeyCard({ bot, onNew }: SyncKeyCardProps) {
  const t = useT()
  return (
    <Card
      title={t('keys.sync')}
      hint={t('keys.sync_hint', { bot: bot.name })}
      act={<Button onClick={onNew}>{t('keys.sync_new')}</Button>}
    >
      <dl className="flex gap-10">
        <div>
          <dt className="text-meta text-quiet">{t('keys.sync_ends')}</dt>
          <dd>
            <code className="font-mono">…{bot.sync_key_last4}</code>
          </dd>
        </div>
        <div>
          <dt className="text-meta text-quiet">{t('keys.sync_since')}</dt>
          <dd>
            <Time at={bot.sync_key_created_at} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
