import { useT } from '#renderer/i18n/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { useFormOf } from '#renderer/ui/use-form-of.ts'
import { type Settings, settingsSchema } from '#shared/schemas/settings.ts'
import { SettingsCard } from './settings-card.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const kinds = ['conversations', 'events', 'leads', 'documents'] as const
const schema = settingsSchema.pick({
  keep_conversations_days: true,
  keep_events_days: true,
  keep_leads_days: true,
  keep_documents_days: true,
})

/** How long each kind is kept; an empty field keeps it until somebody deletes it. */
export function RetentionForm({ settings }: { readonly settings: Settings }) {
  const t = useT()
  const stored = schema.parse(settings)
  const form = useFormOf(schema, stored)
  const { errors } = form.formState
  const save = useSettingsForm(form, stored, (values) => values)
  return (
    <SettingsCard title={t('personal.retention')} form={form.formState} onSubmit={save}>
      <p className="text-meta text-quiet">{t('personal.retention_hint')}</p>
      <div className="grid grid-cols-2 items-start gap-4">
        {kinds.map((kind) => (
          <Field
            key={kind}
            label={t(`personal.keep.${kind}`)}
            hint={t(`personal.keep.${kind}_hint`)}
            error={errors[`keep_${kind}_days`]?.message}
          >
            {(wiring) => (
              <Input
                {...wiring}
                {...form.register(`keep_${kind}_days`, { setValueAs: daysOrNull })}
                inputMode="numeric"
                ifEmpty={t('personal.keep.always')}
                className="max-w-48"
              />
            )}
          </Field>
        ))}
      </div>
    </SettingsCard>
  )
}

function daysOrNull(value: string | number | null): number | null {
  return value === null || value === '' ? null : Number(value)
}
