import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { botPath } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { Page } from '#renderer/ui/page.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { type Bot, chatApiPlans } from '#shared/schemas/bot.ts'
import { type ApiKey, dailyQuota } from '#shared/schemas/key.ts'
import { Dialogs, type OpenDialog } from './dialogs.tsx'
import { KeyCard } from './key-card.tsx'
import { RevokedKeys } from './revoked-keys.tsx'
import { SyncKeyCard } from './sync-key-card.tsx'
import { Technical } from './technical.tsx'

type KeysOfBotProps = {
  readonly bot: Bot
  readonly keys: readonly ApiKey[]
}

export function KeysOfBot({ bot, keys }: KeysOfBotProps) {
  const t = useT()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const valid = keys.filter((key) => key.state === 'valid')
  const revoked = keys.filter((key) => key.state === 'revoked')
  const allowed = chatApiPlans.includes(bot.plan)
  const create = allowed && (
    <Button look="primary" icon={Plus} onClick={() => setDialog({ kind: 'create' })}>
      {t('keys.new')}
    </Button>
  )
  return (
    <Page title={t('keys.title')} hint={t('keys.hint')} act={valid.length > 0 && create}>
      <div className="flex flex-col gap-6">
        {!allowed && <StarterNotice bot={bot} />}
        {valid.map((key) => (
          <KeyCard key={key.id} bot={bot} apiKey={key} onOpen={setDialog} />
        ))}
        {allowed && valid.length === 0 && (
          <Empty icon={KeyRound} title={t('keys.none')} text={t('keys.none_text', { limit: dailyQuota })}>
            {create}
          </Empty>
        )}
        <SyncKeyCard bot={bot} onNew={() => setDialog({ kind: 'new_sync_key' })} />
        <div className="flex flex-col gap-3">
          {revoked.length > 0 && <RevokedKeys keys={revoked} />}
          <Technical bot={bot} />
        </div>
      </div>
      {dialog && <Dialogs bot={bot} open={dialog} onOpen={setDialog} />}
    </Page>
  )
}

function StarterNotice({ bot }: { readonly bot: Bot }) {
  const t = useT()
  return (
    <Notice tone="info">
      <p>{t('keys.starter', { bot: bot.name })}</p>
      <a href={`#${botPath(bot.id)}`} className="font-medium underline underline-offset-2">
        {t('keys.change_plan', { bot: bot.name })}
      </a>
    </Notice>
  )
}
