import { useT } from '#renderer/i18n/index.ts'
import { Choice } from '#renderer/ui/choice.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { type PeriodChoice, periodChoices } from './periods.ts'
import { chosenDays, setFilter, useInsights } from './store.ts'

export function PeriodPicker() {
  const t = useT()
  const { filter } = useInsights()
  const days = chosenDays(filter)
  const choose = (period: PeriodChoice) =>
    setFilter(period === 'custom' ? { period, ...days } : { period, from: '', to: '' })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Choice
        label={t('insights.period')}
        value={periodChoices.find((one) => one === filter.period) ?? '30'}
        options={periodChoices.map((value) => ({ value, label: t(`insights.periods.${value}`) }))}
        onChange={choose}
      />
      {filter.period === 'custom' && (
        <div className="flex items-center gap-2">
          <Day name="from" days={days} max={days.to} />
          <span aria-hidden>–</span>
          <Day name="to" days={days} min={days.from} />
        </div>
      )}
    </div>
  )
}

type DayProps = {
  readonly name: 'from' | 'to'
  readonly days: ReturnType<typeof chosenDays>
  readonly min?: string
  readonly max?: string
}

function Day({ name, days, ...bounds }: DayProps) {
  const t = useT()
  return (
    <Input
      type="date"
      aria-label={t(`insights.${name}`)}
      value={days[name]}
      className="w-40"
      onChange={({ target: { value } }) => value && setFilter({ [name]: value })}
      {...bounds}
    />
  )
}
