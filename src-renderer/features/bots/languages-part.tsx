import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import { fieldMessage } from '#renderer/lib/field-message.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Select } from '#renderer/ui/input.tsx'
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
          <CountryField />
          <CurrencyField />
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

function CountryField() {
  const t = useT()
  const { code } = useLanguage()
  const { control } = useBotForm()
  const { field, fieldState } = useController({ control, name: 'country' })
  // Hundreds of names, which would make opening the page slow for those who never look at them.
  const [all, setAll] = useState(false)
  const show = () => setAll(true)
  const own = field.value ? [{ code: field.value, name: countryName(field.value, code) }] : []
  const countries = all ? countriesIn(code) : own
  return (
    <Field label={t('bots.country')} hint={t('bots.country_hint')} error={fieldState.error?.message}>
      {(wiring) => (
        <Select
          {...wiring}
          value={field.value ?? ''}
          onChange={(event) => field.onChange(event.target.value || null)}
          onBlur={field.onBlur}
          onPointerDown={show}
          onFocus={show}
        >
          <option value="">{t('bots.country_by_timezone')}</option>
          {countries.map((country) => (
            <option key={country.code} value={country.code}>
              {country.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function CurrencyField() {
  const t = useT()
  const { code } = useLanguage()
  const { control } = useBotForm()
  const { field, fieldState } = useController({ control, name: 'currency' })
  const [all, setAll] = useState(false)
  const show = () => setAll(true)
  const own = field.value ? [{ code: field.value, name: currencyName(field.value, code) }] : []
  return (
    <Field label={t('bots.currency')} hint={t('bots.currency_hint')} error={fieldState.error?.message}>
      {(wiring) => (
        <Select
          {...wiring}
          value={field.value ?? ''}
          onChange={(event) => field.onChange(event.target.value || null)}
          onBlur={field.onBlur}
          onPointerDown={show}
          onFocus={show}
        >
          <option value="">{t('bots.currency_none')}</option>
          {(all ? currenciesIn(code) : own).map((currency) => (
            <option key={currency.code} value={currency.code}>
              {currency.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
