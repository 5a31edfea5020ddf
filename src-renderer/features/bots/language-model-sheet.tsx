import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Choice } from '#renderer/ui/choice.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { FormSheet } from '#renderer/ui/form-sheet.tsx'
import { SecretField } from '#renderer/ui/secret-field.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import { modelProviders } from '#shared/model-providers.ts'
import type { Phrasing } from '#shared/schemas/phrasing.ts'
import {
  languageModelFormOf,
  languageModelFormSchema,
  languageModelInput,
  type ModelPlace,
  placeOf,
  providersOf,
} from './language-model-form.ts'
import { languageModelOf } from './language-model-store.ts'
import { LanguageModelTest } from './language-model-test.tsx'
import { ModelLimits } from './model-limits.tsx'
import { ModelMode } from './model-mode.tsx'
import { ServerField } from './server-field.tsx'

const places = ['none', 'local', 'cloud'] as const satisfies ModelPlace[]

type LanguageModelSheetProps = {
  readonly botId: string
  readonly phrasing: Phrasing | null
  readonly onClose: () => void
}

export function LanguageModelSheet({ botId, phrasing, onClose }: LanguageModelSheetProps) {
  const t = useT()
  const form = useFormOf(languageModelFormSchema, languageModelFormOf(phrasing))
  const { errors, isDirty, isSubmitting, isSubmitted } = form.formState
  const refresh = () => languageModelOf(botId).getState().refresh()

  const place = placeOf({ enabled: form.watch('enabled'), provider: form.watch('provider') })
  const needsKey = modelProviders[form.watch('provider')].key === 'needed'
  const choosePlace = (next: ModelPlace) => {
    const set = { shouldDirty: true, shouldValidate: isSubmitted }
    form.setValue('enabled', next !== 'none', set)
    if (next === 'none' || next === placeOf({ enabled: true, provider: form.getValues('provider') })) return
    const [first = 'compatible'] = providersOf[next]
    form.setValue('provider', first, set)
    form.setValue('base_url', modelProviders[first].base_url ?? '', set)
    form.setValue('model', '', set)
  }

  const save = form.handleSubmit(async (values) => {
    try {
      await rpc('phrasing.save', { bot_id: botId, ...languageModelInput(values) })
      await refresh()
      showToast(t('bots.phrasing_saved'))
      onClose()
    } catch (error) {
      const [field] = showRefusal(form, error)
      if (field) form.setFocus(field as 'base_url')
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
    <FormSheet
      title={t('bots.phrasing_title')}
      act={t('act.save')}
      busy={isSubmitting && t('act.saving')}
      dirty={isDirty}
      aside={phrasing && <RemoveModel onRemove={() => void remove()} />}
      className="gap-5"
      onSubmit={(event) => {
        // The sheet hangs in the bot's own form, which must not be saved by this.
        event.stopPropagation()
        event.preventDefault()
        if (place === 'none' && phrasing === null) onClose()
        else void save(event)
      }}
      onClose={onClose}
    >
      <p className="text-quiet">{t('bots.phrasing_about')}</p>
      <div className="flex flex-col gap-1.5">
        <span className="font-medium">{t('ai_model.place_title')}</span>
        <Choice
          label={t('ai_model.place_title')}
          value={place}
          options={places.map((value) => ({ value, label: t(`ai_model.place.${value}`) }))}
          onChange={choosePlace}
        />
        {place === 'none' && <p className="text-meta text-quiet">{t('ai_model.none_hint')}</p>}
      </div>
      {place !== 'none' && (
        <>
          <ServerField botId={botId} form={form} />
          <SecretField
            label={t('bots.phrasing_key')}
            hint={t(needsKey ? 'ai_model.key_hint' : 'bots.phrasing_key_hint')}
            kept={phrasing?.key ?? null}
            value={form.watch('key')}
            error={errors.key?.message}
            onChange={(key) => form.setValue('key', key, { shouldDirty: true, shouldValidate: isSubmitted })}
          />
          <TextField
            label={t('bots.phrasing_seconds')}
            hint={t('bots.phrasing_seconds_hint')}
            type="number"
            min={0.5}
            max={60}
            step={0.5}
            {...registerField(form, 'seconds', { valueAsNumber: true })}
            className="max-w-28"
          />
          <ModelMode form={form} />
          <LanguageModelTest botId={botId} form={form} />
          <ModelLimits form={form} />
        </>
      )}
    </FormSheet>
  )
}

function RemoveModel({ onRemove }: { readonly onRemove: () => void }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="danger" className="mr-auto" onClick={() => setAsking(true)}>
        {t('act.remove')}
      </Button>
      <Confirm
        open={asking}
        title={t('bots.phrasing_remove_title')}
        text={t('bots.phrasing_remove_text')}
        act={t('act.remove')}
        onConfirm={onRemove}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
