import { useState } from 'react'
import {
  CurrencyOptions,
  countriesIn,
  countryName,
  LanguageSelect,
  type ShopPlace,
} from '#renderer/features/bots/index.ts'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { languageName } from '#renderer/i18n/language-name.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { Options, Select } from '#renderer/ui/input.tsx'
import { currencyOfCountry } from '#shared/currency-of-country.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import { setDraft, useDraft } from './draft.ts'
import { placeOf } from './store.ts'

/** What this PC says of the shop, in one line that opens to be changed. */
export function PlaceFields() {
  const t = useT()
  const { code } = useLanguage()
  const chosen = useDraft((draft) => draft.place)
  const [ofThisPc] = useState(() => placeOf(null))
  const place = chosen ?? ofThisPc
  const set = (change: Partial<ShopPlace>) => setDraft({ place: { ...place, ...change } })
  const said = [
    languageName(place.language, code),
    place.country && countryName(place.country, code),
    place.currency,
    place.timezone,
  ]
  return (
    <Fold title={t('first_start.place', { place: said.filter(Boolean).join(' · ') })}>
      {() => (
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('bots.language')}>
            {(wiring) => (
              <LanguageSelect
                {...wiring}
                value={place.language}
                onChange={(event) => set({ language: event.target.value as LanguageCode })}
              />
            )}
          </Field>
          <Field label={t('bots.country')}>
            {(wiring) => (
              <Select
                {...wiring}
                value={place.country ?? ''}
                onChange={({ target }) =>
                  set({ country: target.value || null, currency: currencyOfCountry(target.value || null) })
                }
              >
                <option value="">{t('bots.country_by_timezone')}</option>
                <Options of={countriesIn(code).map((country) => [country.code, country.name])} />
              </Select>
            )}
          </Field>
          <Field label={t('bots.currency')} hint={t('bots.currency_hint')}>
            {(wiring) => (
              <Select
                {...wiring}
                value={place.currency ?? ''}
                onChange={(event) => set({ currency: event.target.value || null })}
              >
                <option value="">{t('bots.currency_none')}</option>
                <CurrencyOptions />
              </Select>
            )}
          </Field>
          <Field label={t('bots.timezone')}>
            {(wiring) => (
              <Select
                {...wiring}
                value={place.timezone}
                onChange={(event) => set({ timezone: event.target.value })}
              >
                {zonesWith(place.timezone).map((zone) => (
                  <option key={zone}>{zone}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
    </Fold>
  )
}

/** What a PC calls its zone may be an older name. */
function zonesWith(own: string): readonly string[] {
  return [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
}
