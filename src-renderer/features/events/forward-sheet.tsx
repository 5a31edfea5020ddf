import { useController } from 'react-hook-form'
import { z } from 'zod'
import { t as translate, useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { FormSheet } from '#renderer/ui/form-sheet.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { showToast } from '#renderer/ui/toast.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import { httpUrlSchema } from '#shared/schemas/common.ts'

type ForwardProps = {
  readonly eventId: string
  readonly onClose: () => void
  readonly onDone: () => void
}

const schema = z.object({ url: httpUrlSchema, allow_local: z.boolean() })

/** Sends it on once, to any address. */
export function ForwardSheet({ eventId, onClose, onDone }: ForwardProps) {
  const t = useT()
  const form = useFormOf(schema, { url: '', allow_local: false }, { guard: false })
  const { isSubmitting, isDirty } = form.formState
  const local = useController({ control: form.control, name: 'allow_local' }).field
  const send = form.handleSubmit(async (values) => {
    try {
      const { id } = await rpc('events.forward', { event_id: eventId, ...values })
      showToast(translate('events.forwarded'), undefined, {
        label: translate('events.see_delivery'),
        path: `/webhooks/${id}`,
      })
      onDone()
      onClose()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <FormSheet
      title={t('events.forward')}
      hint={t('events.forward_hint')}
      act={t('conversations.send')}
      busy={isSubmitting && t('conversations.sending')}
      dirty={isDirty}
      className="gap-5"
      onSubmit={(event) => void send(event)}
      onClose={onClose}
    >
      <TextField
        label={t('events.forward_url')}
        type="url"
        example="https://example.com/webhook"
        {...registerField(form, 'url')}
      />
      <Switch
        label={t('keys.mirror_local')}
        hint={t('keys.mirror_local_hint')}
        checked={local.value}
        onChange={local.onChange}
      />
    </FormSheet>
  )
}
