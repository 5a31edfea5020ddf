import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { nearShare } from '#renderer/ui/ring.tsx'
import { Notice, Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { type Bot, chatApiPlans } from '#shared/schemas/bot.ts'
import { type ApiKey, dailyQuota } from '#shared/schemas/key.ts'
import type { OpenDialog } from './dialogs.tsx'
import { KeyMirror } from './key-mirror.tsx'
import { KeyUsage } from './key-usage.tsx'
import { quotaLevel, shortSecret } from './quota.ts'

type KeyCardProps = {
  readonly bot: Bot
  readonly apiKey: ApiKey
  readonly onOpen: (dialog: OpenDialog) => void
}

export function KeyCard({ bot, apiKey, onOpen }: KeyCardProps) {
  const t = useT()
  return (
    <Card
      title={apiKey.name}
      hint={<KeyFacts bot={bot} apiKey={apiKey} />}
      act={
        <div className="flex gap-2">
          {(['change', 'renew', 'revoke'] as const).map((kind) => (
            <Button
              key={kind}
              look={kind === 'revoke' ? 'danger' : 'plain'}
              aria-label={t('keys.of_key', { act: t(`keys.${kind}`), name: apiKey.name })}
              onClick={() => onOpen({ kind, apiKey })}
            >
              {t(`keys.${kind}`)}
            </Button>
          ))}
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <QuotaWarning used={apiKey.used_today} />
        <KeyUsage apiKey={apiKey} />
        {apiKey.mirror_url && <KeyMirror apiKey={apiKey} />}
        {apiKey.retiring.length > 0 && <Retiring apiKey={apiKey} />}
      </div>
    </Card>
  )
}

function KeyFacts({ bot, apiKey }: { readonly bot: Bot; readonly apiKey: ApiKey }) {
  const t = useT()
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
      <KeyState bot={bot} apiKey={apiKey} />
      <code className="font-mono">{shortSecret(apiKey)}</code>
      <span>
        {apiKey.last_used_at ? (
          <>
            {t('keys.last_used')} <Time at={apiKey.last_used_at} />
          </>
        ) : (
          t('keys.never_used')
        )}
      </span>
    </span>
  )
}

function KeyState({ bot, apiKey }: { readonly bot: Bot; readonly apiKey: ApiKey }) {
  const t = useT()
  const level = levelOf(apiKey.used_today)
  if (!chatApiPlans.includes(bot.plan)) return <Status tone="warn">{t('keys.refused')}</Status>
  if (level === 'used_up') return <Status tone="bad">{t('keys.used_up')}</Status>
  if (level === 'near') return <Status tone="warn">{t('keys.near')}</Status>
  return <Status tone="good">{t('keys.works')}</Status>
}

function QuotaWarning({ used }: { readonly used: number }) {
  const t = useT()
  const { code } = useLanguage()
  const level = levelOf(used)
  if (level === 'used_up') {
    return <Notice tone="bad">{t('keys.used_up_text', { limit: dailyQuota })}</Notice>
  }
  if (level === 'fine') return null
  // Cut, not rounded: 99.9 % used must not read as all.
  const share = Math.floor((used / dailyQuota) * 100) / 100
  const percent = new Intl.NumberFormat(code, { style: 'percent' }).format(share)
  return <Notice tone="warn">{t('keys.near_text', { share: percent })}</Notice>
}

function Retiring({ apiKey }: { readonly apiKey: ApiKey }) {
  const t = useT()
  const { code } = useLanguage()
  const whenOf = new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Notice tone="info">
      <p className="font-medium">{t('keys.retiring')}</p>
      <ul>
        {apiKey.retiring.map((secret) => (
          <li key={secret.prefix + secret.last4}>
            {t('keys.retiring_one', {
              secret: shortSecret(secret),
              time: whenOf.format(Date.parse(secret.expires_at)),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function levelOf(used: number) {
  return quotaLevel({ used, limit: dailyQuota, near: nearShare })
}
