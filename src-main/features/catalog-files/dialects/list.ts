import { bigcommerce } from './bigcommerce.ts'
import { eccube } from './eccube.ts'
import { google, meta } from './google.ts'
import { heureka, zbozi } from './heureka.ts'
import { magento } from './magento.ts'
import { prestashop, prestashopCategories, prestashopCombinations } from './prestashop.ts'
import { saleor, saleorExport } from './saleor.ts'
import { shopify } from './shopify.ts'
import { spree } from './spree.ts'
import { squarespace } from './squarespace.ts'
import { translations } from './translations.ts'
import type { Dialect } from './types.ts'
import { wix } from './wix.ts'
import { woocommerce } from './woocommerce.ts'
import { wxr } from './wxr.ts'
import { yml } from './yml.ts'

export const dialects: readonly Dialect[] = [
  shopify,
  wxr,
  woocommerce,
  magento,
  prestashopCategories,
  prestashopCombinations,
  prestashop,
  wix,
  squarespace,
  bigcommerce,
  translations,
  spree,
  saleor,
  saleorExport,
  eccube,
  zbozi,
  heureka,
  yml,
  meta,
  google,
]

export function dialectNamed(name: string | null): Dialect | null {
  return dialects.find((dialect) => dialect.name === name) ?? null
}
