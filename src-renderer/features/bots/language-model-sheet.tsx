import { useId, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { ConfirmLeave } from '#renderer/ui/confirm-leave.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { SecretField } from '#renderer/ui/secret-field.tsx'
import { Sheet } from '#renderer/ui/sheet.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import { showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import type { Phrasing } from '#shared/schemas/phrasing.ts'
import { languageModelFormOf, languageModelFormSchema, languageModelInput } from './language-model-form.ts'
import { languageModelOf } from './language-model-store.ts'
import { LanguageModelTest } from './language-model-test.tsx'
import { ServerField } from './server-field.tsx'

type LanguageModelSheetProps = {
  readonly botId: string
  readonly phrasing: Phrasing | null
  readonly onClose: () => void
}

export function LanguageModelSheet({ botId, phrasing, onClose }: LanguageModelSheetProps) {
  const t = useT()
  const formId = useId()
  const form = useFormOf(languageModelFormSchema, languageModelFormOf(phrasing))
  const { errors, isDirty, isSubmitting, isSubmitted } = form.formState
  const [asking, setAsking] = useState<'close' | 'remove' | null>(null)
  const close = () => (isDirty ? setAsking('close') : onClose())
  const refresh = () => languageModelOf(botId).getState().refresh()

  const save = form.handleSubmit(async (values) => {
    try {
      await rpc('phrasing.save', { bot_id: botId, ...languageModelInput(values) })
      await refresh()
      showToast(t('bots.phrasing_saved'))
      onClose()
    } catch (error) {
      showRefusal(form, error)
    }
  })
  const remove = async () => {
    try {
      await rpc('phrasing.remove', { bot_id: botId })
      await refresh()
      showToast(t('bots.phrasing_removed'))
      onClose()
    } catch (error) {
      showProblem(error)
    }
  }

  return (
    <Sheet
      open
      title={t('bots.phrasing_title')}
      onClose={close}
      footer={
        <>
          {phrasing && (
            <Button look="danger" className="mr-auto" onClick={() => setAsking('remove')}>
              {t('act.remove')}
            </Button>
          )}
          <Button onClick={close}>{t('act.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={isSubmitting && t('act.saving')}>
            {t('act.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          // The sheet hangs in the bot's own form, which must not be saved by this.
          event.stopPropagation()
          void save(event)
        }}
      >
        <p className="text-quiet">{t('bots.phrasing_about')}</p>
        <Switch
          label={t('bots.phrasing_use')}
          hint={t('bots.phrasing_use_hint')}
          checked={form.watch('enabled')}
          onChange={(enabled) => form.setValue('enabled', enabled, { shouldDirty: true })}
        />
        <ServerField
          url={form.watch('base_url')}
          error={errors.base_url?.message}
          onChange={(url) =>
            form.setValue('base_url', url, { shouldDirty: true, shouldValidate: isSubmitted })
          }
        />
        <Field
          label={t('bots.phrasing_model')}
          hint={t('bots.phrasing_model_hint')}
          error={errors.model?.message}
        >
          {(wiring) => <Input {...wiring} {...form.register('model')} example="llama3.2" />}
        </Field>
        <SecretField
          label={t('bots.phrasing_key')}
          hint={t('bots.phrasing_key_hint')}
          kept={phrasing?.key ?? null}
          value={form.watch('key')}
          error={errors.key?.message}
          onChange={(key) => form.setValue('key', key, { shouldDirty: true, shouldValidate: isSubmitted })}
        />
        <Field
          label={t('bots.phrasing_seconds')}
          hint={t('bots.phrasing_seconds_hint')}
          error={errors.seconds?.message}
        >
          {(wiring) => (
            <Input
              {...wiring}
              type="number"
              min={0.5}
              max={60}
              step={0.5}
              {...form.register('seconds', { valueAsNumber: true })}
              className="max-w-28"
            />
          )}
        </Field>
        <LanguageModelTest botId={botId} form={form} />
      </form>
      <ConfirmLeave open={asking === 'close'} onLeave={onClose} onStay={() => setAsking(null)} />
      <Confirm
        open={asking === 'remove'}
        title={t('bots.phrasing_remove_title')}
        text={t('bots.phrasing_remove_text')}
        act={t('act.remove')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(null)}
      />
    </Sheet>
  )
}
