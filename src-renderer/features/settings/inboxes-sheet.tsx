import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { z } from 'zod'
import { useT } from '#renderer/i18n/index.ts'
import { emptyIsNull } from '#renderer/lib/empty-is-null.ts'
import { navigate } from '#renderer/lib/router.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { FormSheet } from '#renderer/ui/form-sheet.tsx'
import { Options, Select, Textarea } from '#renderer/ui/input.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { showToast } from '#renderer/ui/toast.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import {
  type Inbox,
  type InboxSettings,
  inboxDefaults,
  inboxPresets,
  inboxSettingsSchema,
} from '#shared/schemas/inbox.ts'
import { InboxSecret } from './inboxes-secret.tsx'

const schema = inboxSettingsSchema.extend({
  /** Absent: as it was; null takes it away. */
  secret: z.string().trim().min(1, 'must not be empty').max(500).nullish(),
})

/** It has an address of its own, so leaving it unsaved asks like leaving a page does. */
const close = () => navigate('/settings/inboxes')

/** Null: a new one. */
export function InboxSheet({ inbox }: { readonly inbox: Inbox | null }) {
  const t = useT()
  const form = useFormOf(schema, { ...inboxDefaults, name: '', ...settingsOf(inbox), secret: undefined })
  const { errors, isDirty, isSubmitting } = form.formState
  const [saved, setSaved] = useState(false)
  const refuse = useController({ control: form.control, name: 'refuse_bad' }).field
  const local = useController({ control: form.control, name: 'forward_allow_local' }).field
  const preset = form.watch('preset')
  // Only once the form is clean: before, the guard would ask.
  useEffect(() => {
    if (saved && !isDirty) close()
  }, [saved, isDirty])

  const save = form.handleSubmit(async (values) => {
    // Where nothing is checked there is nothing to refuse, and the switch is out of sight.
    const settings = { ...values, refuse_bad: values.refuse_bad && values.preset !== 'none' }
    try {
      const { name } = await (inbox
        ? rpc('inboxes.update', { inbox_id: inbox.id, ...settings })
        : rpc('inboxes.create', settings))
      form.reset(values)
      setSaved(true)
      showToast(t(inbox ? 'act.saved' : 'inboxes.made', { name }))
    } catch (error) {
      showRefusal(form, error)
    }
  })

  return (
    <FormSheet
      title={t(inbox ? 'inboxes.change' : 'inboxes.add')}
      hint={t('inboxes.hint')}
      act={t('act.save')}
      busy={isSubmitting && t('act.saving')}
      // The address asks already.
      dirty={false}
      onSubmit={(event) => void save(event)}
      onClose={close}
    >
      <TextField label={t('inboxes.name')} hint={t('inboxes.name_hint')} {...registerField(form, 'name')} />
      <Field label={t('inboxes.preset')} hint={t(`inboxes.presets.${preset}_hint`)}>
        {(wiring) => (
          <Select {...wiring} {...form.register('preset')}>
            <Options of={inboxPresets.map((one) => [one, t(`inboxes.presets.${one}`)])} />
          </Select>
        )}
      </Field>
      {preset !== 'none' && preset !== 'form' && (
        <>
          {preset === 'header' && (
            <TextField
              label={t('inboxes.header')}
              hint={t('inboxes.header_hint')}
              example="X-Webhook-Secret"
              {...registerField(form, 'header_name', { setValueAs: emptyIsNull })}
            />
          )}
          <InboxSecret
            inbox={inbox}
            value={form.watch('secret')}
            error={errors.secret?.message}
            onChange={(secret) =>
              form.setValue('secret', secret, {
                shouldDirty: true,
                shouldValidate: form.formState.isSubmitted,
              })
            }
          />
          <Switch
            label={t('inboxes.refuse')}
            hint={t('inboxes.refuse_hint')}
            checked={refuse.value}
            onChange={refuse.onChange}
          />
        </>
      )}
      <TextField
        label={t('inboxes.forward')}
        hint={t('inboxes.forward_hint')}
        type="url"
        example="https://example.com/webhook"
        {...registerField(form, 'forward_url', { setValueAs: emptyIsNull })}
      />
      {form.watch('forward_url') && (
        <Switch
          label={t('keys.mirror_local')}
          hint={t('keys.mirror_local_hint')}
          checked={local.value}
          onChange={local.onChange}
        />
      )}
      <Fold
        title={t('inboxes.answer')}
        open={JSON.stringify(inbox?.answer ?? inboxDefaults.answer) !== usual}
      >
        <div className="flex flex-col gap-5">
          <p className="text-meta text-quiet">{t('inboxes.answer_hint')}</p>
          <div className="grid grid-cols-2 items-start gap-4">
            <TextField
              label={t('inboxes.status')}
              inputMode="numeric"
              {...registerField(form, 'answer.status', { valueAsNumber: true })}
            />
            <TextField
              label={t('inboxes.delay')}
              inputMode="numeric"
              {...registerField(form, 'answer.delay_ms', { valueAsNumber: true })}
            />
          </div>
          <Field label={t('inboxes.body')} hint={t('inboxes.body_hint')} error={errors.answer?.body?.message}>
            {(wiring) => (
              <Textarea
                {...wiring}
                className="font-mono text-meta"
                {...form.register('answer.body', { setValueAs: (text) => text || null })}
              />
            )}
          </Field>
        </div>
      </Fold>
    </FormSheet>
  )
}

const usual = JSON.stringify(inboxDefaults.answer)

function settingsOf(inbox: Inbox | null): Partial<InboxSettings> {
  return inbox ? inboxSettingsSchema.parse(inbox) : {}
}
