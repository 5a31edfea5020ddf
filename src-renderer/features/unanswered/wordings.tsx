import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { TextLink } from '#renderer/ui/text-link.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { UnansweredGroup } from '#shared/schemas/unanswered.ts'

/** How it was asked, with the way to where it was asked. */
export function Wordings({ group }: { readonly group: UnansweredGroup }) {
  const t = useT()
  const { locale } = useLanguage()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const more = group.wordings - group.examples.length
  return (
    <section aria-labelledby="unanswered-wordings">
      <h3 id="unanswered-wordings" className="mb-1 font-semibold">
        {t('unanswered.wordings', { count: group.wordings })}
      </h3>
      <ul className="flex flex-col divide-y divide-line">
        {group.examples.map((asked) => (
          <li key={asked.message_id} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <span className="min-w-0 flex-1 basis-60 break-words">
              {asked.text}
              {asked.count > 1 && <span className="ml-2 text-meta text-quiet">{asked.count}×</span>}
            </span>
            {asked.marked_wrong && (
              <span className="order-last basis-full text-meta break-words text-quiet">
                {t('unanswered.marked_wrong', { reply: asked.reply })}
              </span>
            )}
            <span className="flex shrink-0 gap-4 text-meta text-quiet">
              <span title={t('unanswered.sure')}>{percent.format(asked.confidence)}</span>
              <Time at={asked.at} />
              <TextLink to={`/conversations/${asked.session_id}`}>{t('unanswered.open')}</TextLink>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-meta text-quiet">{t('unanswered.wordings_more', { count: more })}</p>}
    </section>
  )
}
