import { useEffect } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { resetWords } from '#renderer/i18n/reset-words.ts'
import { dayName } from '#renderer/i18n/time.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Bars } from '#renderer/ui/bars.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Ring } from '#renderer/ui/ring.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import { useNow } from '#renderer/ui/time.tsx'
import type { ApiKey, Usage } from '#shared/schemas/key.ts'
import { usageOf } from './store.ts'

/** Today's use of a key as a ring, the days before as bars. */
export function KeyUsage({ apiKey }: { readonly apiKey: ApiKey }) {
  const { data, problem, refresh } = useLoad(usageOf(apiKey.id))
  const now = useNow()
  const over = data !== null && Date.parse(data.resets_at) <= now
  useEffect(() => {
    if (over) void refresh()
  }, [over, refresh])
  if (problem && !data) return <ProblemView problem={problem} onRetry={() => void refresh()} />
  return (
    <div className="grid min-h-26 grid-cols-[19rem_1fr] gap-8">
      {data ? <Today usage={data} now={now} /> : <UsageSkeleton />}
      {data && <History name={apiKey.name} usage={data} />}
    </div>
  )
}

function Today({ usage, now }: { readonly usage: Usage; readonly now: number }) {
  const t = useT()
  const { used, limit, resets_at } = usage
  return (
    <div className="flex items-center gap-5">
      <Ring label={t('keys.used_of', { used, limit })} used={used} limit={limit} size={96}>
        {String(used)}
      </Ring>
      <div>
        <p className="text-meta text-quiet">{t('keys.today')}</p>
        <p>{t('keys.used', { count: used })}</p>
        <p className="font-medium">{t('keys.left', { count: Math.max(0, limit - used) })}</p>
        <p className="text-meta text-quiet">{resetWords(resets_at, now)}</p>
      </div>
    </div>
  )
}

function History({ name, usage }: { readonly name: string; readonly usage: Usage }) {
  const t = useT()
  const days = usage.history
  const most = Math.max(...days.map((day) => day.used))
  return (
    <div>
      <div className="mb-2 flex justify-between gap-4 text-meta text-quiet">
        <span>{t('keys.history')}</span>
        <span>{t('keys.most', { count: most })}</span>
      </div>
      <Bars
        label={t('keys.history_of', { name })}
        height={56}
        mark={usage.limit}
        bars={days.map(({ day, used }) => ({
          id: day,
          value: used,
          title: t('keys.history_day', { day: dayName(day), count: used }),
        }))}
        ends={[dayName(days[0]?.day ?? usage.day), t('keys.today')]}
      />
    </div>
  )
}

function UsageSkeleton() {
  return (
    <Skeleton>
      <div className="flex items-center gap-5">
        <Bone className="size-24 rounded-full" />
        <Bone className="h-16 flex-1" />
      </div>
    </Skeleton>
  )
}
