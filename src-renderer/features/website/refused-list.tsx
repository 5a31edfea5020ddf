import { Check } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import { allowOrigin, refusedOf } from './store.ts'

type RefusedListProps = {
  readonly bot: Bot
  /** It is saved already; a list that is being edited has to hear of it too. */
  readonly onAllowed: (origin: string) => void
}

/** Websites that tried to show the chat: one click is easier than typing an address, and free of typos. */
export function RefusedList({ bot, onAllowed }: RefusedListProps) {
  const t = useT()
  const { data } = useLoad(refusedOf(bot.id))
  const [busy, setBusy] = useState<string | null>(null)
  const allow = async (origin: string) => {
    setBusy(origin)
    if (await allowOrigin(bot, origin)) onAllowed(origin)
    setBusy(null)
  }
  return (
    <section aria-labelledby="refused-websites" className="border-t border-line pt-4">
      <h3 id="refused-websites" className="font-medium">
        {t('website.refused')}
      </h3>
      {data && data.length > 0 ? (
        <>
          <p className="text-meta text-quiet">{t('website.refused_hint')}</p>
          <ul className="mt-2 flex max-w-xl flex-col divide-y divide-line">
            {data.map(({ origin, count, last_at }) => (
              <li key={origin} className="flex items-center justify-between gap-4 py-2">
                <span className="min-w-0">
                  <span className="block truncate font-mono text-meta">{origin}</span>
                  <span className="text-meta text-quiet">
                    {t('website.refused_count', { count })}, <Time at={last_at} />
                  </span>
                </span>
                <Button
                  icon={Check}
                  aria-label={t('website.allow_named', { origin })}
                  busy={busy === origin && t('act.saving')}
                  onClick={() => void allow(origin)}
                >
                  {t('website.allow')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-meta text-quiet">{t('website.refused_none')}</p>
      )}
    </section>
  )
}
