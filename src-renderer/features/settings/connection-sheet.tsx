import { useEffect, useId, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { SecretField } from '#renderer/ui/secret-field.tsx'
import { Sheet } from '#renderer/ui/sheet.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { showToast } from '#renderer/ui/toast.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import type { SecretProtection } from '#shared/rpc/connections.ts'
import { type Connection, secretsToEnterAgain } from '#shared/schemas/connection.ts'
import { connectionFormSchema, formValues } from './connection-form.ts'

type ConnectionSheetProps = {
  /** Null: a new one. */
  readonly connection: Connection | null
  readonly protection: SecretProtection
}

/** It has an address of its own, so leaving it unsaved asks like leaving a page does. */
const close = () => navigate('/settings/connections')

export function ConnectionSheet({ connection, protection }: ConnectionSheetProps) {
  const t = useT()
  const formId = useId()
  const form = useFormOf(connectionFormSchema, formValues(connection))
  const { errors, isDirty, isSubmitting } = form.formState
  const [saved, setSaved] = useState(false)
  // Only once the form is clean: before, the guard would ask.
  useEffect(() => {
    if (saved && !isDirty) close()
  }, [saved, isDirty])

  const save = form.handleSubmit(async (values) => {
    try {
      const { name } = await rpc('connections.save', connection ? { ...values, id: connection.id } : values)
      form.reset(values)
      setSaved(true)
      showToast(t('connections.saved', { name }))
    } catch (error) {
      showRefusal(form, error)
    }
  })
  const moved = connection
    ? secretsToEnterAgain(connection, {
        base_url: form.watch('base_url'),
        widget_base_url: form.watch('widget_base_url'),
      })
    : null
  const secret = (name: 'api_key' | 'sync_key') => ({
    label: t(`connections.${name}`),
    hint: t(`connections.${name}_hint`),
    kept: connection?.[name] ?? null,
    isMoved: moved?.has(name) ?? false,
    value: form.watch(name),
    error: errors[name]?.message,
    onChange: (value: string | null | undefined) => {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    },
  })

  return (
    <Sheet
      open
      title={connection ? t('connections.edit_title') : t('connections.new_title')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('act.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={isSubmitting && t('act.saving')}>
            {t('act.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className="flex flex-col gap-5" noValidate>
        <TextField
          label={t('connections.name')}
          hint={t('connections.name_hint')}
          {...registerField(form, 'name')}
        />
        <TextField
          label={t('connections.base_url')}
          hint={t('connections.base_url_hint')}
          type="url"
          {...registerField(form, 'base_url', { setValueAs: trimmed })}
        />
        <TextField
          label={t('connections.widget_base_url')}
          hint={t('connections.widget_base_url_hint')}
          type="url"
          {...registerField(form, 'widget_base_url', { setValueAs: textOrNull })}
        />
        <TextField
          label={t('connections.bot_id')}
          hint={t('connections.bot_id_hint')}
          {...registerField(form, 'bot_id')}
        />
        <SecretField {...secret('api_key')} />
        <SecretField {...secret('sync_key')} />
        <p className="text-meta text-quiet">{t(`connections.kept_${protection}`)}</p>
      </form>
    </Sheet>
  )
}

function trimmed(value: string): string {
  return value.trim()
}

function textOrNull(value: string | null): string | null {
  return value?.trim() || null
}
