import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Input, Select } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { languageCodes } from '#shared/schemas/common.ts'
import { PlanChoice } from './plan-choice.tsx'
import { useBotForm } from './use-bot-form.ts'

export function IdentityPart() {
  const t = useT()
  const { code } = useLanguage()
  const { register, formState } = useBotForm()
  const { errors } = formState
  return (
    <Card title={t('bots.identity')}>
      <div className="flex flex-col gap-5">
        <div className="grid grid-cols-2 gap-5">
          <Field label={t('bots.name')} hint={t('bots.name_hint')} error={errors.name?.message}>
            {(wiring) => <Input {...wiring} {...register('name')} />}
          </Field>
          <Field label={t('bots.language')} hint={t('bots.language_hint')} error={errors.language?.message}>
            {(wiring) => (
              <Select {...wiring} {...register('language')}>
                {languageCodes.map((language) => (
                  <option key={language} value={language}>
                    {languageName(language, code)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <PlanChoice register={register('plan')} />
      </div>
    </Card>
  )
}
