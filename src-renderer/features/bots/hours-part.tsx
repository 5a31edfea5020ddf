import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Field } from '#renderer/ui/field.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { memoize } from '#shared/memoize.ts'
import { weekdays } from '#shared/schemas/bot.ts'
import { DayRow } from './day-row.tsx'
import { copyMonday, usualWeek, type Week, type Weekday, weekOf } from './hours.ts'
import { useBotForm } from './use-bot-form.ts'

const allZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

export function HoursPart() {
  const t = useT()
  const { control, register, formState } = useBotForm()
  const { field } = useController({ control, name: 'opening_hours' })
  const week = field.value && weekOf(field.value)
  const before = useRef<Week>(week ?? usualWeek)
  // Hundreds of names, which would make opening the page slow for those who never look at them.
  const [zones, setZones] = useState<readonly string[]>([])
  const setGiven = (given: boolean) => {
    if (week) before.current = week
    field.onChange(given ? before.current : null)
  }
  return (
    <Card title={t('bots.hours')} hint={t('bots.hours_hint')}>
      <div className="flex flex-col gap-5">
        <Field
          label={t('bots.timezone')}
          hint={t('bots.timezone_hint')}
          error={formState.errors.timezone?.message}
          className="max-w-80"
        >
          {(wiring) => (
            <Input
              {...wiring}
              {...register('timezone')}
              list="time-zones"
              onFocus={() => setZones(allZones)}
            />
          )}
        </Field>
        <datalist id="time-zones">
          {zones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <Switch
          label={t('bots.hours_set')}
          hint={t('bots.hours_set_hint')}
          checked={week !== null}
          onChange={setGiven}
        />
        {week && <WeekField week={week} onChange={field.onChange} onBlur={field.onBlur} />}
      </div>
    </Card>
  )
}

type WeekFieldProps = {
  readonly week: Week
  readonly onChange: (week: Week) => void
  readonly onBlur: () => void
}

function WeekField({ week, onChange, onBlur }: WeekFieldProps) {
  const t = useT()
  const { code } = useLanguage()
  const { formState } = useBotForm()
  const faults = formState.errors.opening_hours
  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">
        {weekdays.map((day) => (
          <DayRow
            key={day}
            name={weekdayName(day, code)}
            spans={week[day]}
            faults={faults?.[day]}
            onChange={(spans) => onChange({ ...week, [day]: spans })}
            onBlur={onBlur}
          />
        ))}
      </ul>
      <Button className="mt-3" onClick={() => onChange(copyMonday(week))}>
        {t('bots.copy_monday')}
      </Button>
    </div>
  )
}

const weekdayFormat = memoize((code) => new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' }))

/** The first of January 2024 was a Monday. */
function weekdayName(day: Weekday, code: string): string {
  const date = Date.UTC(2024, 0, 1 + weekdays.indexOf(day))
  return weekdayFormat(code).format(date)
}
