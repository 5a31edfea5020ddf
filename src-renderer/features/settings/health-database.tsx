import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { dayName } from '#renderer/i18n/time.ts'
import { fileSize } from '#renderer/lib/file-size.ts'
import { Bars } from '#renderer/ui/bars.tsx'
import { Card } from '#renderer/ui/page.tsx'
import type { Health } from '#shared/schemas/health.ts'
import { Fact } from './row.tsx'

/** How large it is and how fast it grows. */
export function DatabaseCard({ database }: { readonly database: Health['database'] }) {
  const t = useT()
  const { locale } = useLanguage()
  const { days, growth_per_day_bytes: growth } = database
  const [first, last] = [days[0], days.at(-1)]
  return (
    <Card title={t('health.database')}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
        <Fact label={t('health.size')}>{fileSize(database.bytes, locale)}</Fact>
        <Fact label={t('health.growth')}>
          {growth === null
            ? t('health.growth_unknown')
            : growth <= 0
              ? t('health.growth_none')
              : t('health.growth_per_day', { size: fileSize(growth, locale) })}
        </Fact>
      </dl>
      {first && last && first.day !== last.day && (
        <div className="mt-5">
          <Bars
            label={t('health.size_by_day')}
            height={72}
            bars={days.map(({ day, bytes }) => ({
              id: day,
              value: bytes,
              title: `${dayName(day)}: ${fileSize(bytes, locale)}`,
            }))}
            ends={[dayName(first.day), dayName(last.day)]}
          />
        </div>
      )}
    </Card>
  )
}
