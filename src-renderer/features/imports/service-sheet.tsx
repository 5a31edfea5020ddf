import { useConnections } from '#renderer/features/settings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { FormSheet } from '#renderer/ui/form-sheet.tsx'
import { SecretField } from '#renderer/ui/secret-field.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import {
  type Connection,
  connectionInputSchema,
  connectionSecretsSchema,
} from '#shared/schemas/connection.ts'

type ServiceSheetProps = {
  readonly connection: Connection | null
  readonly onClose: () => void
  readonly onSaved: (connectionId: string) => void
}

const schema = connectionInputSchema
  .pick({ base_url: true, bot_id: true })
  .extend({ sync_key: connectionSecretsSchema.shape.sync_key })

/** Address and sync key of a service, without leaving the source that is being made. It is a connection like any other. */
export function ServiceSheet({ connection, onClose, onSaved }: ServiceSheetProps) {
  const t = useT()
  const base_url = connection?.widget_base_url ?? connection?.base_url ?? ''
  const form = useFormOf(schema, { base_url, bot_id: connection?.bot_id ?? '', sync_key: undefined })
  const { errors, isDirty, isSubmitting } = form.formState
  const save = form.handleSubmit(async ({ base_url: address, bot_id, sync_key }) => {
    try {
      const { id } = await rpc('connections.save', {
        name: connection?.name ?? new URL(address).host,
        ...(connection ? { id: connection.id } : {}),
        // The chat may be answered elsewhere; here only the address that takes catalogs is meant.
        base_url: connection?.base_url ?? address,
        widget_base_url: connection && connection.base_url !== address ? address : null,
        bot_id,
        ...(sync_key === undefined ? {} : { sync_key }),
      })
      await useConnections.getState().refresh()
      onSaved(id)
      onClose()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <FormSheet
      title={connection?.name ?? t('catalogs.add_service')}
      hint={t('catalogs.service_hint')}
      act={t('act.save')}
      busy={isSubmitting && t('act.saving')}
      dirty={isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('catalogs.address')}
        hint={t('catalogs.address_hint')}
        type="url"
        {...registerField(form, 'base_url')}
      />
      <TextField
        label={t('connections.bot_id')}
        hint={t('connections.bot_id_hint')}
        {...registerField(form, 'bot_id')}
      />
      <SecretField
        label={t('connections.sync_key')}
        hint={t('connections.sync_key_hint')}
        kept={connection?.sync_key ?? null}
        value={form.watch('sync_key')}
        error={errors.sync_key?.message}
        onChange={(value) => form.setValue('sync_key', value, { shouldDirty: true })}
      />
    </FormSheet>
  )
}
