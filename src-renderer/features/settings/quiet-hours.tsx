import { useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { registerField, useFormOf } from '#renderer/ui/use-form-of.ts'
import { type QuietHours as Hours, quietHoursSchema } from '#shared/schemas/settings.ts'
import { changeSettings } from './store.ts'
import { useSettingsForm } from './use-settings-form.ts'

/** What a shop most likely wants, to be changed from there. */
const usualHours: Hours = { from: '20:00', to: '08:00' }

export function QuietHours({
  hours,
  disabled,
}: {
  readonly hours: Hours | null
  readonly disabled: boolean
}) {
  const t = useT()
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={t('settings.desktop.quiet')}
        hint={t('settings.desktop.quiet_hint')}
        checked={hours !== null}
        disabled={disabled}
        onChange={(wanted) => changeSettings({ quiet_hours: wanted ? usualHours : null })}
      />
      {hours && <Times hours={hours} disabled={disabled} />}
    </div>
  )
}

function Times({ hours, disabled }: { readonly hours: Hours; readonly disabled: boolean }) {
  const t = useT()
  const form = useFormOf(quietHoursSchema, hours)
  const { isDirty, isSubmitting } = form.formState
  const save = useSettingsForm(form, hours, (quiet_hours) => ({ quiet_hours }))
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('settings.desktop.quiet_from')}
        type="time"
        {...registerField(form, 'from')}
        disabled={disabled}
      />
      <TextField
        label={t('settings.desktop.quiet_to')}
        type="time"
        {...registerField(form, 'to')}
        disabled={disabled}
      />
      <Button
        type="submit"
        look="primary"
        disabled={disabled || !isDirty}
        busy={isSubmitting && t('act.saving')}
      >
        {t('act.save')}
      </Button>
    </form>
  )
}
