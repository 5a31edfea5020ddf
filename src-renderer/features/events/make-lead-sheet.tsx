import { z } from 'zod'
import { t as translate, useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { FormSheet } from '#renderer/ui/form-sheet.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { showToast } from '#renderer/ui/toast.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import type { HubEvent } from '#shared/schemas/event.ts'

const schema = z.object({
  name: z.string().trim().max(200),
  email: z.string().trim().max(320),
  phone: z.string().trim().max(60),
})

type MakeLeadProps = {
  readonly event: HubEvent
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The person an event names, to check and complete before saving them as a lead. */
export function MakeLeadSheet({ event, onClose, onDone }: MakeLeadProps) {
  const t = useT()
  const { name, email, phone } = event.card
  const form = useFormOf(
    schema,
    { name: name ?? '', email: email ?? '', phone: phone ?? '' },
    { guard: false },
  )
  const { isSubmitting, isDirty } = form.formState
  const save = form.handleSubmit(async (values) => {
    try {
      const { id } = await rpc('leads.make', { event_id: event.id, ...values })
      showToast(translate('personal.lead_made'), undefined, {
        label: translate('personal.see_lead'),
        path: `/leads/${id}`,
      })
      onDone()
      onClose()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <FormSheet
      title={t('personal.make_lead')}
      hint={t('personal.make_lead_hint')}
      act={t('personal.make_lead')}
      busy={isSubmitting && t('act.saving')}
      dirty={isDirty}
      onSubmit={(submitted) => void save(submitted)}
      onClose={onClose}
    >
      <TextField label={t('personal.name')} {...registerField(form, 'name')} />
      <TextField label={t('events.email')} type="email" {...registerField(form, 'email')} />
      <TextField label={t('events.phone')} type="tel" {...registerField(form, 'phone')} />
    </FormSheet>
  )
}
