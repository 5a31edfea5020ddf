import type { UseFormReturn } from 'react-hook-form'
import { useT } from '#renderer/i18n/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { Select } from '#renderer/ui/input.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { registerField } from '#renderer/ui/use-form-of.ts'
import { CurrencyOptions } from './currency-options.tsx'
import type { LanguageModelForm } from './language-model-form.ts'

type ModelLimitsProps = { readonly form: UseFormReturn<LanguageModelForm> }
type LimitName = 'calls_per_day' | 'price_in' | 'price_out' | 'monthly_budget'

/** How much may be asked and spent, and what happens then. */
export function ModelLimits({ form }: ModelLimitsProps) {
  const t = useT()
  const number = (name: LimitName, step: number | 'any') => (
    <TextField
      label={t(`ai_model.${name}`)}
      hint={t(`ai_model.${name}_hint`)}
      type="number"
      min={0}
      step={step}
      ifEmpty={t(name.startsWith('price') ? 'ai_model.unknown' : 'ai_model.no_limit')}
      {...registerField(form, name, { setValueAs: numberOrNull })}
    />
  )
  const { errors } = form.formState
  const hasTrouble = errors.calls_per_day || errors.price_in || errors.price_out || errors.monthly_budget
  return (
    <Fold title={t('ai_model.limits')} open={Boolean(hasTrouble)}>
      <div className="flex flex-col gap-4">
        <p className="text-quiet">{t('ai_model.limits_hint')}</p>
        {number('calls_per_day', 1)}
        <div className="grid grid-cols-2 gap-4">
          {number('price_in', 'any')}
          {number('price_out', 'any')}
          {number('monthly_budget', 'any')}
          <Field label={t('ai_model.currency')} hint={t('ai_model.currency_hint')}>
            {(wiring) => (
              <Select {...wiring} {...form.register('currency')}>
                <CurrencyOptions />
              </Select>
            )}
          </Field>
        </div>
      </div>
    </Fold>
  )
}

/** A field left empty is no limit. */
function numberOrNull(given: string | number | null): number | null {
  return given === '' || given === null ? null : Number(given)
}
