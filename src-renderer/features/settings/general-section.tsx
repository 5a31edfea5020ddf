import { languageChoices, useT } from '#renderer/i18n/index.ts'
import { Choice } from '#renderer/ui/choice.tsx'
import { Select } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { registerField, useFormOf } from '#renderer/ui/use-form-of.ts'
import { type Settings, settingsSchema, themes } from '#shared/schemas/settings.ts'
import { Row } from './row.tsx'
import { SettingsCard } from './settings-card.tsx'
import { changeSettings } from './store.ts'
import { useSettingsForm } from './use-settings-form.ts'

export function GeneralSection({ settings }: { readonly settings: Settings }) {
  const t = useT()
  return (
    <>
      <ShopName name={settings.shop_name} />
      <Card title={t('settings.general.look')}>
        <div className="flex flex-col gap-5">
          <Row label={t('settings.general.language')} hint={t('settings.general.language_hint')}>
            {(id) => (
              <Select
                id={id}
                value={settings.language ?? ''}
                onChange={(event) => changeSettings({ language: event.target.value || null })}
                className="max-w-56"
              >
                <option value="">{t('settings.general.language_system')}</option>
                {languageChoices.map(({ code, name }) => (
                  <option key={code} value={code} lang={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Row>
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium">{t('settings.general.theme')}</p>
              <p className="text-meta text-quiet">{t('settings.general.theme_hint')}</p>
            </div>
            <Choice
              label={t('settings.general.theme')}
              value={settings.theme}
              options={themes.map((value) => ({ value, label: t(`settings.general.themes.${value}`) }))}
              onChange={(theme) => changeSettings({ theme })}
            />
          </div>
        </div>
      </Card>
    </>
  )
}

const nameSchema = settingsSchema.pick({ shop_name: true })

function ShopName({ name }: { readonly name: string }) {
  const t = useT()
  const form = useFormOf(nameSchema, { shop_name: name })
  const save = useSettingsForm(form, { shop_name: name }, (values) => values)
  return (
    <SettingsCard title={t('settings.general.shop')} form={form.formState} onSubmit={save}>
      <TextField
        label={t('settings.general.shop_name')}
        hint={t('settings.general.shop_name_hint')}
        {...registerField(form, 'shop_name')}
        className="max-w-md"
      />
    </SettingsCard>
  )
}
