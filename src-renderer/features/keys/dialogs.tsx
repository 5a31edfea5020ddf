import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { type NewSecret, SecretSheet } from '#renderer/ui/secret-sheet.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import { assertNever } from '#shared/assert-never.ts'
import type { Bot } from '#shared/schemas/bot.ts'
import type { ApiKey } from '#shared/schemas/key.ts'
import { KeyForm } from './key-form.tsx'
import { RenewForm } from './renew-form.tsx'

/** What lies over the page, one at a time. */
export type OpenDialog =
  | { readonly kind: 'create' | 'new_sync_key' }
  | { readonly kind: 'change' | 'renew' | 'revoke'; readonly apiKey: ApiKey }
  | { readonly kind: 'secret'; readonly created: NewSecret }

type DialogsProps = {
  readonly bot: Bot
  readonly open: OpenDialog
  readonly onOpen: (dialog: OpenDialog | null) => void
}

export function Dialogs({ bot, open, onOpen }: DialogsProps) {
  const close = () => onOpen(null)
  const show = (created: NewSecret) => onOpen({ kind: 'secret', created })
  switch (open.kind) {
    case 'create':
      return <KeyForm bot={bot} apiKey={null} onMade={show} onClose={close} />
    case 'change':
      return <KeyForm bot={bot} apiKey={open.apiKey} onMade={show} onClose={close} />
    case 'renew':
      return <RenewForm apiKey={open.apiKey} onMade={show} onClose={close} />
    case 'revoke':
      return <RevokeQuestion apiKey={open.apiKey} onClose={close} />
    case 'new_sync_key':
      return <NewSyncKeyQuestion bot={bot} onMade={show} onClose={close} />
    case 'secret':
      return <SecretSheet created={open.created} onStored={close} />
    default:
      return assertNever(open)
  }
}

function RevokeQuestion({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const t = useT()
  async function revoke(): Promise<void> {
    onClose()
    try {
      await rpc('keys.revoke', { key_id: apiKey.id })
      showToast(t('keys.revoke_done', { name: apiKey.name }))
    } catch (error) {
      showProblem(error)
    }
  }
  return (
    <Confirm
      open
      title={t('keys.revoke_title', { name: apiKey.name })}
      text={t('keys.revoke_text')}
      act={t('keys.revoke')}
      typed={apiKey.name}
      onConfirm={() => void revoke()}
      onCancel={onClose}
    />
  )
}

type NewSyncKeyProps = {
  readonly bot: Bot
  readonly onMade: (created: NewSecret) => void
  readonly onClose: () => void
}

function NewSyncKeyQuestion({ bot, onMade, onClose }: NewSyncKeyProps) {
  const t = useT()
  async function make(): Promise<void> {
    try {
      const { sync_key } = await rpc('bots.rotateSyncKey', { bot_id: bot.id })
      onMade({ title: t('keys.sync_made'), hint: bot.name, label: t('keys.sync'), secret: sync_key })
    } catch (error) {
      onClose()
      showProblem(error)
    }
  }
  return (
    <Confirm
      open
      title={t('keys.sync_title')}
      text={t('keys.sync_text', { bot: bot.name, last4: bot.sync_key_last4 })}
      act={t('keys.sync_new')}
      onConfirm={() => void make()}
      onCancel={onClose}
    />
  )
}
