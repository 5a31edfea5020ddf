import { Archive, KeyRound } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { emptyIsNull } from '#renderer/lib/empty-is-null.ts'
import { Button } from '#renderer/ui/button.tsx'
import { CopyButton } from '#renderer/ui/copy.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { useBotForm } from './use-bot-form.ts'

export function EventsPart() {
  const t = useT()
  const { register, formState } = useBotForm()
  return (
    <Card title={t('bots.events')}>
      <Field
        label={t('bots.webhook')}
        hint={t('bots.webhook_hint')}
        error={formState.errors.webhook_url?.message}
        className="max-w-xl"
      >
        {(wiring) => (
          <Input
            {...wiring}
            {...register('webhook_url', { setValueAs: emptyIsNull })}
            type="url"
            example="https://shop.example"
          />
        )}
      </Field>
      <p className="mt-3 text-meta">
        <TextLink to="/webhooks">{t('bots.webhook_more')}</TextLink>
      </p>
    </Card>
  )
}

export function ArchivePart({ onArchive }: { readonly onArchive: () => void }) {
  const t = useT()
  return (
    <Card title={t('bots.archive_title')}>
      <div className="flex items-center justify-between gap-8">
        <p className="text-quiet">{t('bots.archive_hint')}</p>
        <Button look="danger" icon={Archive} onClick={onArchive}>
          {t('bots.archive')}
        </Button>
      </div>
    </Card>
  )
}

export function AboutPart({ bot }: { readonly bot: Bot }) {
  const t = useT()
  return (
    <div className="flex items-start justify-between gap-6">
      <Fold title={t('bots.details')}>
        <dl className="grid grid-cols-[max-content_1fr] items-center gap-x-6 gap-y-1">
          <dt className="text-quiet">{t('bots.bot_id')}</dt>
          <dd className="flex items-center gap-2">
            <code className="font-mono text-meta break-all">{bot.id}</code>
            <CopyButton text={bot.id} />
          </dd>
          <dt className="text-quiet">{t('bots.created')}</dt>
          <dd>
            <Time at={bot.created_at} />
          </dd>
          <dt className="text-quiet">{t('bots.updated')}</dt>
          <dd>
            <Time at={bot.updated_at} />
          </dd>
        </dl>
      </Fold>
      <a
        href={`#/keys/${bot.id}`}
        className="inline-flex items-center gap-2 text-meta text-quiet hover:text-ink"
      >
        <KeyRound aria-hidden className="size-3.5" />
        {t('bots.keys_link')}
      </a>
    </div>
  )
}
