import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Card } from '#renderer/ui/page.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { useErasures } from './store.ts'

/** That something was deleted, and when; nothing of what it was. Not shown before anything was. */
export function ErasuresCard() {
  const t = useT()
  const { data } = useLoad(useErasures)
  if (!data || data.erasures.length === 0) return null
  return (
    <Card title={t('personal.erasures')} hint={t('personal.erasures_hint')}>
      <ul className="-mb-2 divide-y divide-line">
        {data.erasures.map((one) => (
          <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
            <span>{t(`personal.kinds.${one.kind}`)}</span>
            <span className="text-meta text-quiet">
              <Time at={one.erased_at} />
              {one.repeated_at !== null && (
                <>
                  {' · '}
                  {t('personal.repeated')} <Time at={one.repeated_at} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
