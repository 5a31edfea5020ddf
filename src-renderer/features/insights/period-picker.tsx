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
          <Input
            type="date"
            aria-label={t('insights.from')}
            value={days.from}
            max={days.to}
            className="w-40"
            onChange={({ target: { value } }) => value && setFilter({ from: value })}
          />
          <span aria-hidden>–</span>
          <Input
            type="date"
            aria-label={t('insights.to')}
            value={days.to}
            min={days.from}
            className="w-40"
            onChange={({ target: { value } }) => value && setFilter({ to: value })}
          />
        </div>
      )}
    </div>
  )
}
