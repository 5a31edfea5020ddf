import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import { fieldMessage } from '#renderer/lib/field-message.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Options, Select } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { type LanguageCode, languageCodes } from '#shared/schemas/common.ts'
import { countriesIn, countryName } from './countries.ts'
import { currenciesIn, currencyName } from './currencies.ts'
import { useBotForm } from './use-bot-form.ts'

/** Whom it understands and answers, and where the shop is. */
export function LanguagesPart() {
  const t = useT()
  return (
    <Card title={t('bots.languages_title')}>
      <div className="flex flex-col gap-6">
        <LanguagesField />
        <div className="grid grid-cols-2 gap-5">
          <CodeField
            name="country"
            label={t('bots.country')}
            hint={t('bots.country_hint')}
            none={t('bots.country_by_timezone')}
            nameOf={countryName}
            namesIn={countriesIn}
          />
          <CodeField
            name="currency"
            label={t('bots.currency')}
            hint={t('bots.currency_hint')}
            none={t('bots.currency_none')}
            nameOf={currencyName}
            namesIn={currenciesIn}
          />
        </div>
      </div>
    </Card>
  )
}

function LanguagesField() {
  const t = useT()
  const { code } = useLanguage()
  const { control, watch } = useBotForm()
  const { field, fieldState } = useController({ control, name: 'languages' })
  const own = watch('language')
  const set = (language: LanguageCode, on: boolean) =>
    field.onChange(languageCodes.filter((one) => (one === language ? on : field.value.includes(one))))
  return (
    <fieldset>
      <legend className="font-medium">{t('bots.languages')}</legend>
      <p className="mb-2 text-meta text-quiet">{t('bots.languages_hint')}</p>
      <div className="grid grid-cols-3 gap-2 min-[1280px]:grid-cols-4">
        {languageCodes.map((language) => (
          <label key={language} className="flex cursor-pointer items-center gap-2.5 py-0.5">
            <input
              type="checkbox"
              // Its own language is always among them.
              checked={language === own || field.value.includes(language)}
              disabled={language === own}
              onChange={(event) => set(language, event.target.checked)}
              onBlur={field.onBlur}
              className="size-4 shrink-0 accent-accent"
            />
            {languageName(language, code)}
          </label>
        ))}
      </div>
      {fieldState.error?.message && (
        <p role="alert" className="mt-1 text-meta text-bad">
          {fieldMessage(fieldState.error.message)}
        </p>
      )}
    </fieldset>
  )
}

type CodeFieldProps = {
  readonly name: 'country' | 'currency'
  readonly label: string
  readonly hint: string
  /** What it says while none is chosen. */
  readonly none: string
  readonly nameOf: (value: string, language: string) => string
  readonly namesIn: (language: string) => readonly { readonly code: string; readonly name: string }[]
}

/** Hundreds of names, which would make opening the page slow for those who never look at them. */
function CodeField({ name, label, hint, none, nameOf, namesIn }: CodeFieldProps) {
  const { code } = useLanguage()
  const { control } = useBotForm()
  const { field, fieldState } = useController({ control, name })
  const [all, setAll] = useState(false)
  const show = () => setAll(true)
  const own = field.value ? [{ code: field.value, name: nameOf(field.value, code) }] : []
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(wiring) => (
        <Select
          {...wiring}
          value={field.value ?? ''}
          onChange={(event) => field.onChange(event.target.value || null)}
          onBlur={field.onBlur}
          onPointerDown={show}
          onFocus={show}
        >
          <option value="">{none}</option>
          <Options of={(all ? namesIn(code) : own).map((one) => [one.code, one.name])} />
        </Select>
      )}
    </Field>
  )
}
