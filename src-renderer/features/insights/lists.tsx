import { productPath } from '#renderer/features/products/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { TextLink } from '#renderer/ui/text-link.tsx'
import type { Insights, Top } from '#shared/schemas/insights.ts'
import { TopList } from './top-list.tsx'

/** What was asked, wanted and missed most. */
export function Lists({ data }: { readonly data: Insights }) {
  const t = useT()
  const rows = (tops: readonly Top[]) => tops.map((top) => ({ ...top, id: top.text }))
  return (
    <>
      <TopList
        title={t('insights.questions')}
        hint={t('insights.questions_hint')}
        nothing={t('insights.no_questions')}
        rows={rows(data.questions)}
      />
      <TopList
        title={t('insights.unanswered')}
        hint={t('insights.unanswered_hint')}
        nothing={t('insights.no_unanswered')}
        rows={rows(data.unanswered)}
        act={<TextLink to="/unanswered">{t('insights.teach')}</TextLink>}
      />
      <TopList
        title={t('insights.products')}
        hint={t('insights.products_hint')}
        nothing={t('insights.no_products')}
        rows={data.products.map((top) => ({ ...top, href: `#${productPath(top.bot_id, top.id)}` }))}
      />
      <TopList
        title={t('insights.not_sold')}
        hint={t('insights.not_sold_hint')}
        nothing={t('insights.no_not_sold')}
        rows={rows(data.not_sold)}
      />
    </>
  )
}

export function LeadSources({ data }: { readonly data: Insights }) {
  const t = useT()
  return (
    <TopList
      title={t('insights.lead_sources')}
      hint={t('insights.lead_sources_hint')}
      nothing={t('insights.no_leads')}
      rows={data.leads
        .filter(({ count, before }) => count + before > 0)
        .map(({ source, ...top }) => ({ ...top, id: source, text: t(`insights.sources.${source}`) }))}
      act={<TextLink to="/leads">{t('insights.to_leads')}</TextLink>}
    />
  )
}
