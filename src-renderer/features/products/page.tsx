import { Package } from 'lucide-react'
import { BotOfPage } from '#renderer/features/bots/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import type { PageProps } from '#renderer/lib/page-props.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Choice } from '#renderer/ui/choice.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
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
    <div className="flex h-full min-h-112 flex-col">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-8 pt-6 pb-4">
        <div className="flex-1 basis-80">
          <h1 className="text-title font-semibold">{t('nav.products')}</h1>
          <p className="text-quiet">
            {stats && stats.total > 0 ? <Summary stats={stats} /> : t('products.hint')}
          </p>
        </div>
        <div className="shrink-0">
          <Choice
            label={t('products.layout')}
            value={layout}
            options={[
              { value: 'grid', label: t('products.grid') },
              { value: 'table', label: t('products.table') },
            ]}
            onChange={setLayout}
          />
        </div>
      </header>
      {stats?.total === 0 ? <NoProducts /> : <Browser bot={bot} stats={stats} layout={layout} />}
      {productId !== null && <ProductSheet botId={bot.id} productId={productId} />}
    </div>
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

function NoProducts() {
  const t = useT()
  return (
    <div className="px-8">
      <Empty
        icon={Package}
        title={t('products.empty')}
        text={t('products.empty_text')}
        act={
          <Button look="primary" to="/imports">
            {t('products.to_catalogs')}
          </Button>
        }
      />
    </div>
  )
}
