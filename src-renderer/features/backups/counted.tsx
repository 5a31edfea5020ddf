import { useT } from '#renderer/i18n/index.ts'
import type { ShopCounts } from '#shared/schemas/backup.ts'

/** What people miss most comes first. */
const order = ['conversations', 'messages', 'leads', 'events', 'entries', 'documents', 'bots'] as const

/** What there is, one line each; nothing for what there is none of. */
export function Counted({ counts }: { readonly counts: ShopCounts }) {
  const t = useT()
  const shown = order.filter((name) => counts[name] > 0)
  return (
    <ul className="list-disc pl-5 text-ink">
      {shown.map((name) => (
        <li key={name}>{t(`backups.counts.${name}`, { count: counts[name] })}</li>
      ))}
    </ul>
  )
}

export function isNothing(counts: ShopCounts): boolean {
  return order.every((name) => counts[name] === 0)
}
