import { KeyRound } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { resetWords } from '#renderer/i18n/reset-words.ts'
import { Card } from '#renderer/ui/page.tsx'
import { Ring } from '#renderer/ui/ring.tsx'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { useNow } from '#renderer/ui/time.tsx'
import type { HomeSummary } from '#shared/rpc/home.ts'

/** More are a page of their own. */
const mostShown = 4

type QuotasProps = { readonly quotas: HomeSummary['quotas']; readonly className: string }

/** What is used of each key's day. */
export function Quotas({ quotas, className }: QuotasProps) {
  const t = useT()
  const now = useNow()
  const busiest = [...quotas].sort((a, b) => b.used - a.used).slice(0, mostShown)
  const [first] = quotas
  return (
    <Card
      title={t('home.quotas')}
      {...(first ? { hint: resetWords(first.resets_at, now) } : {})}
      className={className}
      act={<TextLink to="/keys">{t('home.all_keys')}</TextLink>}
    >
      {busiest.length === 0 && (
        <p className="flex items-center gap-2 text-quiet">
          <KeyRound aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          {t('home.no_keys')}
        </p>
      )}
      <ul className="grid grid-cols-2 gap-4">
        {busiest.map((quota) => (
          <li key={quota.key_id}>
            <a
              href={`#/keys/${quota.bot_id}`}
              className="flex items-center gap-4 rounded-control p-2 hover:bg-hover"
            >
              <Ring
                label={t('home.used_of', { used: quota.used, limit: quota.limit })}
                used={quota.used}
                limit={quota.limit}
                size={64}
              >
                {String(quota.used)}
              </Ring>
              <span className="min-w-0">
                <span className="block truncate font-medium">{quota.key_name}</span>
                <span className="block truncate text-meta text-quiet">{quota.bot_name}</span>
                <span className="block text-meta text-quiet">
                  {t('home.left', { count: Math.max(0, quota.limit - quota.used) })}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
