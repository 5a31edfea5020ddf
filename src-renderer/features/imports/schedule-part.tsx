import { useMemo, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { faultText, problemText } from '#renderer/lib/fault-text.ts'
import { useDebouncedQuery } from '#renderer/lib/use-debounced-query.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Field } from '#renderer/ui/field.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { Input, Options, Select } from '#renderer/ui/input.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Switch } from '#renderer/ui/switch.tsx'
import { TextField } from '#renderer/ui/text-field.tsx'
import { registerField } from '#renderer/ui/use-form-of.ts'
import { useSourceForm } from './form.ts'
import { cronOf, type Plan, planKinds, planOf, shopTime, weekdayName } from './schedule.ts'

const week = [1, 2, 3, 4, 5, 6, 0] as const

/** When it runs, in words, and what that comes to. */
export function SchedulePart() {
  const t = useT()
  const form = useSourceForm()
  const { errors } = form.formState
  const { cron, timezone, watch } = form.watch('schedule')
  const plan = planOf(cron)
  const [wasOwn] = useState(plan.kind === 'own')
  const setCron = (next: string | null) => form.setValue('schedule.cron', next, { shouldDirty: true })
  const change = (next: Partial<Plan>) => {
    const { kind, ...rest } = { ...plan, ...next }
    if (kind !== 'own') setCron(cronOf({ ...rest, kind }))
  }
  const isTimed = plan.kind === 'daily' || plan.kind === 'weekdays' || plan.kind === 'weekly'
  return (
    <Card title={t('catalogs.when')} hint={t('catalogs.when_hint')}>
      <div className="grid gap-6 min-[900px]:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex flex-col gap-5">
          <div className="flex flex-wrap gap-4">
            <Field label={t('catalogs.runs')} className="w-64">
              {(wiring) => (
                <Select
                  {...wiring}
                  value={plan.kind}
                  onChange={(event) => change({ kind: event.target.value as Plan['kind'] })}
                >
                  <Options of={planKinds.map((kind) => [kind, t(`catalogs.plan_kinds.${kind}`)])} />
                  {plan.kind === 'own' && <option value="own">{t('catalogs.plans.own')}</option>}
                </Select>
              )}
            </Field>
            {plan.kind === 'weekly' && (
              <Field label={t('catalogs.weekday')} className="w-36">
                {(wiring) => (
                  <Select
                    {...wiring}
                    value={plan.weekday}
                    onChange={(event) => change({ weekday: Number(event.target.value) })}
                  >
                    <Options of={week.map((day) => [day, weekdayName(day)])} />
                  </Select>
                )}
              </Field>
            )}
            {isTimed && (
              <Field label={t('catalogs.time')} className="w-32">
                {(wiring) => (
                  <Input
                    {...wiring}
                    type="time"
                    value={plan.time}
                    // A time half typed is none yet.
                    onChange={({ target: { value } }) => value && change({ time: value })}
                  />
                )}
              </Field>
            )}
          </div>
          <Switch
            label={t('catalogs.watch')}
            hint={t('catalogs.watch_hint')}
            checked={watch}
            onChange={(next) => form.setValue('schedule.watch', next, { shouldDirty: true })}
          />
          <Fold title={t('catalogs.own_plan')} open={wasOwn}>
            <div className="grid max-w-xl grid-cols-2 gap-4">
              <TextField
                label={t('catalogs.cron')}
                hint={t('catalogs.cron_hint')}
                error={errors.schedule?.cron?.message}
                className="font-mono"
                value={cron ?? ''}
                example="30 2 * * *"
                onChange={(event) => setCron(event.target.value || null)}
              />
              <TextField
                label={t('bots.timezone')}
                hint={t('catalogs.timezone_hint')}
                {...registerField(form, 'schedule.timezone')}
              />
            </div>
          </Fold>
        </div>
        <NextTimes cron={cron} timezone={timezone} watch={watch} />
      </div>
    </Card>
  )
}

/** A copy stays as it is: the clock would find the same file night after night. */
export function CopySchedule() {
  const t = useT()
  return (
    <Card title={t('catalogs.when')}>
      <p>{t('catalogs.copy_when')}</p>
    </Card>
  )
}

type NextTimesProps = { readonly cron: string | null; readonly timezone: string; readonly watch: boolean }

function NextTimes({ cron, timezone, watch }: NextTimesProps) {
  const t = useT()
  const look = useDebouncedQuery(
    useMemo(() => (cron === null ? null : () => rpc('sources.due', { cron, timezone })), [cron, timezone]),
  )
  const { found, problem } = look
  const fault = found?.cause ? faultText(found.cause) : problem && problemText(problem)
  return (
    <section aria-label={t('catalogs.next_times')} className="min-h-44 rounded-control bg-sunken px-4 py-3">
      <h3 className="font-medium">{t('catalogs.next_times')}</h3>
      {cron === null && (
        <p className="text-quiet">{t(watch ? 'catalogs.plan_watch' : 'catalogs.by_hand_only')}</p>
      )}
      {fault && (
        <p role="alert" className="text-bad">
          {fault}
        </p>
      )}
      <ol aria-live="polite">
        {found?.next.map((at) => (
          <li key={at}>
            <time dateTime={at}>{shopTime(at, timezone)}</time>
          </li>
        ))}
      </ol>
      {found && found.next.length > 0 && <p className="mt-1 text-meta text-quiet">{timezone}</p>}
    </section>
  )
}
