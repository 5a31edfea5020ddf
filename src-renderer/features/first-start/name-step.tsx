import { useEffect } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { useSettings } from '#renderer/lib/hub.ts'
import { Button } from '#renderer/ui/button.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import { nameSchema } from '#shared/schemas/common.ts'
import { settingsSchema } from '#shared/schemas/settings.ts'
import { setDraft, useDraft } from './draft.ts'
import { PlaceFields } from './place-fields.tsx'
import { goOn, StepCard } from './step-card.tsx'
import { saveName } from './store.ts'

const shopNameSchema = settingsSchema.pick({ shop_name: true }).extend({ shop_name: nameSchema })

const noGuard = { guard: false, checksOnSubmit: true }

export function NameStep() {
  const t = useT()
  const saved = useSettings((state) => state.data?.shop_name ?? '')
  const typed = useDraft((draft) => draft.name)
  // What is typed is kept as it is typed, so leaving loses nothing.
  const form = useFormOf(shopNameSchema, { shop_name: typed ?? saved }, noGuard)
  const { isSubmitting } = form.formState
  const { setFocus, watch } = form
  useEffect(() => setFocus('shop_name'), [setFocus])
  useEffect(() => {
    const watching = watch(({ shop_name }) => setDraft({ name: shop_name ?? null }))
    return () => watching.unsubscribe()
  }, [watch])
  const submit = form.handleSubmit(async ({ shop_name }) => {
    try {
      await saveName(shop_name)
      goOn('name')
    } catch (error) {
      showRefusal(form, error)
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <StepCard
        step="name"
        act={
          <Button type="submit" look="primary" busy={isSubmitting && t('act.saving')}>
            {t('first_start.continue')}
          </Button>
        }
      >
        <div className="flex max-w-lg flex-col gap-4">
          <TextField
            label={t('first_start.name_label')}
            {...registerField(form, 'shop_name')}
            example={t('first_start.name_example')}
          />
          <PlaceFields />
        </div>
      </StepCard>
    </form>
  )
}
