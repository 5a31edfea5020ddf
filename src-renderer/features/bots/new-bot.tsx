import { useEffect, useState } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { type NewSecret, SecretSheet } from '#renderer/ui/secret-sheet.tsx'
import { showRefusal, useFormOf } from '#renderer/ui/use-form-of.ts'
import { botDefaults } from '#shared/schemas/bot.ts'
import { languageCodes } from '#shared/schemas/common.ts'
import { newBotSchema } from './form.ts'
import { LanguageSelect } from './language-select.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { botPath } from './sections.ts'
import { useBots } from './store.ts'

type Made = { readonly id: string; readonly created: NewSecret }

export function NewBot() {
  const t = useT()
  const { code } = useLanguage()
  const [made, setMade] = useState<Made | null>(null)
  const form = useFormOf(newBotSchema, {
    name: '',
    language: languageCodes.find((language) => language === code) ?? botDefaults.language,
    plan: botDefaults.plan,
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])

  const create = form.handleSubmit(async (values) => {
    try {
      const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const bot = await rpc('bots.create', { ...values, timezone })
      form.reset(values)
      const created = {
        title: t('bots.created_title', { name: bot.name }),
        hint: t('bots.created_hint'),
        label: t('bots.sync_key'),
        secret: bot.sync_key,
      }
      setMade({ id: bot.id, created })
    } catch (error) {
      showRefusal(form, error)
    }
  })

  async function open(id: string): Promise<void> {
    setMade(null)
    await useBots.getState().refresh()
    navigate(botPath(id))
  }

  return (
    <Card hint={t('bots.new_hint')}>
      <form noValidate onSubmit={(event) => void create(event)} className="flex flex-col gap-5">
        <div className="grid grid-cols-2 gap-5">
          <Field label={t('bots.name')} error={errors.name?.message}>
            {(wiring) => (
              <Input {...wiring} {...form.register('name')} example={t('bots.name_placeholder')} />
            )}
          </Field>
          <Field label={t('bots.language')} error={errors.language?.message}>
            {(wiring) => <LanguageSelect {...wiring} {...form.register('language')} />}
          </Field>
        </div>
        <PlanChoice register={form.register('plan')} />
        <div className="flex justify-end gap-2">
          <Button onClick={() => navigate('/bots')}>{t('act.cancel')}</Button>
          <Button type="submit" look="primary" busy={isSubmitting && t('bots.creating')}>
            {t('bots.create')}
          </Button>
        </div>
      </form>
      {made && <SecretSheet created={made.created} onStored={() => void open(made.id)} />}
    </Card>
  )
}
