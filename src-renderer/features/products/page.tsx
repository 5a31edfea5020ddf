import { Package } from 'lucide-react'
import { BotOfPage } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Choice } from '#renderer/ui/choice.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { FullPage } from '#renderer/ui/page.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { Bot } from '#shared/schemas/bot.ts'
import type { CatalogStats } from '#shared/schemas/catalog.ts'
import { productIdOf } from './address.ts'
import { Browser } from './browser.tsx'
import { ProductSheet } from './product-sheet.tsx'
import { setLayout, statsOf, useLayout } from './store.ts'
import { useProductsAddress } from './use-products-address.ts'

/** What a bot can show its visitors, and what is missing there. */
export function ProductsPage({ rest }: PageProps) {
  const t = useT()
  const [botId, product] = rest
  return (
    <BotOfPage title={t('nav.products')} hint={t('products.hint')} botId={botId}>
      {(bot) => <OfBot key={bot.id} bot={bot} productId={productIdOf(product)} />}
    </BotOfPage>
  )
}

type OfBotProps = { readonly bot: Bot; readonly productId: string | null }

function OfBot({ bot, productId }: OfBotProps) {
  const t = useT()
  const { layout } = useLayout()
  const { data: stats } = useLoad(statsOf(bot.id))
  useProductsAddress(bot.id)
  return (
    <FullPage
      title={t('nav.products')}
      hint={stats && stats.total > 0 ? <Summary stats={stats} /> : t('products.hint')}
      act={
        <Choice
          label={t('products.layout')}
          value={layout}
          options={[
            { value: 'grid', label: t('products.grid') },
            { value: 'table', label: t('products.table') },
          ]}
          onChange={setLayout}
        />
      }
    >
      {stats?.total === 0 ? (
        <Empty className="mx-8" icon={Package} title={t('products.empty')} text={t('products.empty_text')}>
          <Button look="primary" to="/imports">
            {t('products.to_catalogs')}
          </Button>
        </Empty>
      ) : (
        <Browser bot={bot} stats={stats} layout={layout} />
      )}
      {productId !== null && <ProductSheet botId={bot.id} productId={productId} />}
    </FullPage>
  )
}

function Summary({ stats }: { readonly stats: CatalogStats }) {
  const t = useT()
  const { total, groups, last_sync } = stats
  return (
    <>
      {t('products.total', { count: groups })}
      {total > groups && `, ${t('products.with_variants', { count: total })}`}
      {last_sync && (
        <>
          {' · '}
          {t('products.imported')} <Time at={last_sync.at} />
        </>
      )}
    </>
  )
}
