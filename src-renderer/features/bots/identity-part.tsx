import { useT } from '#renderer/i18n/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { LanguageSelect } from './language-select.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { useBotForm } from './use-bot-form.ts'

export function IdentityPart() {
  const t = useT()
  const { register, formState } = useBotForm()
  const { errors } = formState
  return (
    <Card title={t('bots.identity')}>
      <div className="flex flex-col gap-5">
        <div className="grid grid-cols-2 gap-5">
          <TextField
            label={t('bots.name')}
            hint={t('bots.name_hint')}
            error={errors.name?.message}
            {...register('name')}
          />
          <Field label={t('bots.language')} hint={t('bots.language_hint')} error={errors.language?.message}>
            {(wiring) => <LanguageSelect {...wiring} {...register('language')} />}
          </Field>
        </div>
        <PlanChoice register={register('plan')} />
      </div>
    </Card>
  )
}
