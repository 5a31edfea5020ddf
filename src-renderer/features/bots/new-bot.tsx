import { useEffect, useState } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { registerField, showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import { languageCodes } from '#shared/schemas/common.ts'
import { newBotSchema } from './form.ts'
import { LanguageSelect } from './language-select.tsx'
import { botPath } from './sections.ts'
import { useBots } from './store.ts'
import { placeOfThisPc } from './this-shop.ts'

export function NewBot() {
  const t = useT()
  const { code } = useLanguage()
  const [place] = useState(placeOfThisPc)
  const [madeId, setMadeId] = useState<string | null>(null)
  const form = useFormOf(newBotSchema, {
    name: '',
    language: languageCodes.find((language) => language === code) ?? place.language,
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  // Only once the form is clean: before, the guard would ask.
  useEffect(() => {
    if (madeId !== null && !isDirty) navigate(botPath(madeId))
  }, [madeId, isDirty])

  const create = form.handleSubmit(async (values) => {
    try {
      const { id } = await rpc('bots.create', { ...place, ...values })
      form.reset(values)
      await useBots.getState().refresh()
      setMadeId(id)
    } catch (error) {
      showRefusal(form, error)
    }
  })

  return (
    <Card hint={t('bots.new_hint')}>
      <form noValidate onSubmit={(event) => void create(event)} className="flex flex-col gap-5">
        <div className="grid grid-cols-2 gap-5">
          <TextField
            label={t('bots.name')}
            {...registerField(form, 'name')}
            example={t('bots.name_placeholder')}
          />
          <Field label={t('bots.language')} error={errors.language?.message}>
            {(wiring) => <LanguageSelect {...wiring} {...form.register('language')} />}
          </Field>
        </div>
        <div className="flex justify-end gap-2">
          <Button to="/bots">{t('act.cancel')}</Button>
          <Button type="submit" look="primary" busy={isSubmitting && t('bots.creating')}>
            {t('bots.create')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
