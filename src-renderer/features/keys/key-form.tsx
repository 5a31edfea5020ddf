import { useController } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { emptyIsNull } from '#renderer/lib/empty-is-null.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { FormSheet } from '#renderer/ui/form-sheet.tsx'
import type { NewSecret } from '#renderer/ui/secret-sheet.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { showToast } from '#renderer/ui/toast.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import type { Bot } from '#shared/schemas/bot.ts'
import { type ApiKey, keyCreateSchema } from '#shared/schemas/key.ts'

const schema = keyCreateSchema.omit({ bot_id: true })

type KeyFormProps = {
  readonly bot: Bot
  /** Null: a new one. */
  readonly apiKey: ApiKey | null
  readonly onMade: (created: NewSecret) => void
  readonly onClose: () => void
}

export function KeyForm({ bot, apiKey, onMade, onClose }: KeyFormProps) {
  const t = useT()
  const form = useFormOf(schema, {
    name: apiKey?.name ?? '',
    mirror_url: apiKey?.mirror_url ?? null,
    mirror_allow_local: apiKey?.mirror_allow_local ?? false,
  })
  const { isDirty, isSubmitting } = form.formState
  const local = useController({ control: form.control, name: 'mirror_allow_local' }).field
  const hasMirror = Boolean(form.watch('mirror_url'))

  const save = form.handleSubmit(async (values) => {
    try {
      if (apiKey) {
        const { name, mirror_url } = await rpc('keys.update', { key_id: apiKey.id, ...values })
        showToast(t(mirror_url && !apiKey.mirror_url ? 'keys.saved_mirror' : 'keys.saved', { name }))
        onClose()
        return
      }
      const made = await rpc('keys.create', { bot_id: bot.id, ...values })
      onMade({
        title: t('keys.created_title'),
        hint: t('keys.created_hint', { name: made.name, bot: bot.name }),
        label: t('keys.key'),
        secret: made.key,
        ...(made.mirror_url ? { more: t('keys.mirror_signed') } : {}),
      })
    } catch (error) {
      showRefusal(form, error)
    }
  })

  return (
    <FormSheet
      title={t(apiKey ? 'keys.edit_title' : 'keys.create_title')}
      hint={t('keys.create_hint', { bot: bot.name })}
      act={t(apiKey ? 'act.save' : 'keys.create')}
      busy={isSubmitting && t(apiKey ? 'act.saving' : 'keys.creating')}
      dirty={isDirty}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <TextField
        label={t('keys.name')}
        hint={t('keys.name_hint')}
        {...registerField(form, 'name')}
        maxLength={100}
      />
      <TextField
        label={t('keys.mirror')}
        hint={t('keys.mirror_hint')}
        {...registerField(form, 'mirror_url', { setValueAs: emptyIsNull })}
        type="url"
        example="https://example.com"
      />
      <Switch
        label={t('keys.mirror_local')}
        hint={t('keys.mirror_local_hint')}
        checked={local.value ?? false}
        disabled={!hasMirror}
        onChange={local.onChange}
      />
    </FormSheet>
  )
}
