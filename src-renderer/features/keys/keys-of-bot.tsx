import { KeyRound, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { Select } from '#renderer/ui/input.tsx'
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
  readonly bots: readonly Bot[]
  readonly keys: readonly ApiKey[]
}

export function KeysOfBot({ bot, bots, keys }: KeysOfBotProps) {
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
        {bots.length > 1 && <BotChoice bot={bot} bots={bots} />}
        {!allowed && <StarterNotice bot={bot} />}
        {valid.map((key) => (
          <KeyCard key={key.id} bot={bot} apiKey={key} onOpen={setDialog} />
        ))}
        {allowed && valid.length === 0 && (
          <Empty
            icon={KeyRound}
            title={t('keys.none')}
            text={t('keys.none_text', { limit: dailyQuota })}
            act={create}
          />
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

function BotChoice({ bot, bots }: { readonly bot: Bot; readonly bots: readonly Bot[] }) {
  const t = useT()
  const id = useId()
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="font-medium">
        {t('keys.bot')}
      </label>
      <Select
        id={id}
        value={bot.id}
        onChange={(event) => navigate(`/keys/${event.target.value}`)}
        className="max-w-72"
      >
        {bots.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Select>
    </div>
  )
}

function StarterNotice({ bot }: { readonly bot: Bot }) {
  const t = useT()
  return (
    <Notice tone="info">
      <p>{t('keys.starter', { bot: bot.name })}</p>
      <a href={`#/bots/${bot.id}`} className="font-medium underline underline-offset-2">
        {t('keys.change_plan', { bot: bot.name })}
      </a>
    </Notice>
  )
}
