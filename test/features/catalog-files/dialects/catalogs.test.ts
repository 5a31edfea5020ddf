import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dataNames, dataPath } from '../files/place.ts'
import { importFile } from './importing.ts'

type Expected = {
  readonly dialect: string | null
  readonly products: number
  /** Products as the shop counts them: variants of one are one. */
  readonly groups: number
  readonly currency: string | undefined
  readonly skipped?: number
  readonly rejected?: number
  /** id, title, price, sale price */
  readonly some: readonly (readonly [string, string, number | undefined, number | undefined])[]
}

/** Written by reading the files with other tools: rows counted, variants and parents separated, cells as they stand. */
const table: Readonly<Record<string, Expected>> = {
  'eccube_ja_shiftjis__product.csv': {
    dialect: 'eccube',
    products: 9,
    groups: 3,
    currency: 'JPY',
    some: [
      ['ice-01', 'アイスクリーム', 1000, 933],
      ['nabe-01', 'おなべ', 1700, 1650],
      ['recipe-01', 'おなべレシピ', 100, undefined],
    ],
  },
  'heureka__example.xml': {
    dialect: 'heureka',
    products: 18,
    groups: 18,
    currency: 'CZK',
    some: [
      ['mobily/nokia-5800-xpressmusic', 'Nokia 5800 XpressMusic', 6000, undefined],
      ['koleckove-brusle/worker-dark', 'Worker Dark', 990, undefined],
    ],
  },
  'magento__configurable_products.csv': {
    dialect: 'magento',
    products: 1847,
    groups: 147,
    currency: undefined,
    some: [
      ['MH01-XS-Black', 'Chaz Kangeroo Hoodie-XS-Black', 52, undefined],
      ['WSH12-32-Red', 'Erika Running Short-32-Red', 45, undefined],
    ],
  },
  'magento__import_sample_catalog_product.csv': {
    dialect: 'magento',
    products: 6,
    groups: 6,
    currency: undefined,
    some: [
      ['24-WG085', 'Sprite Yoga Strap 6 foot', 14, undefined],
      ['24-WG085_Group', 'Set of Sprite Yoga Straps', undefined, undefined],
    ],
  },
  'magento__products_gear_bags.csv': {
    dialect: 'magento',
    products: 14,
    groups: 14,
    currency: undefined,
    some: [
      ['24-MB01', 'Joust Duffle Bag', 34, undefined],
      ['24-WB05', 'Savvy Shoulder Tote', 32, 24],
    ],
  },
  'magento__products_gear_fitness_equipment.csv': {
    dialect: 'magento',
    products: 9,
    groups: 9,
    currency: undefined,
    some: [['24-UG02', 'Pursuit Lumaflex™ Tone Band', 16, undefined]],
  },
  'magento__products_gear_watches.csv': {
    dialect: 'magento',
    products: 9,
    groups: 9,
    currency: undefined,
    some: [['24-MG02', 'Dash Digital Watch', 92, undefined]],
  },
  'prestashop14__products_import.csv': {
    dialect: 'prestashop',
    products: 2,
    groups: 2,
    currency: undefined,
    some: [
      ['1', 'iPod Nano', 49, undefined],
      ['2', 'iPod shuffle', 66.05, undefined],
    ],
  },
  'prestashop_thirtybees__categories_import.csv': {
    dialect: 'prestashop-categories',
    products: 0,
    groups: 0,
    currency: undefined,
    skipped: 3,
    some: [],
  },
  'prestashop_thirtybees__combinations_import.csv': {
    dialect: 'prestashop-combinations',
    products: 0,
    groups: 0,
    currency: undefined,
    skipped: 27,
    some: [],
  },
  'prestashop_thirtybees__products_import.csv': {
    dialect: 'prestashop',
    products: 7,
    groups: 7,
    currency: undefined,
    some: [
      ['1', 'iPod Nano', 100, undefined],
      ['7', 'Shure SE210 Sound-Isolating Earphones for iPod and iPhone', 125, undefined],
    ],
  },
  'saleor__populatedb_data.json': {
    dialect: 'saleor',
    products: 73,
    groups: 32,
    currency: 'USD',
    some: [
      ['headless-omnichannel-mp3', 'Headless + Omnichannel in a pill', 10, undefined],
      ['918223582', 'White Plimsolls', 80, undefined],
    ],
  },
  'shopify_packt__Product-data.csv': {
    dialect: 'shopify',
    products: 21,
    groups: 20,
    currency: undefined,
    some: [
      ['floor-lamp', 'Floor Lamp', 85, 69.99],
      ['gardening-gloves/Yellow', 'Gardening Gloves', 15.99, undefined],
    ],
  },
  'shopify_partners__apparel.csv': {
    dialect: 'shopify',
    products: 22,
    groups: 20,
    currency: undefined,
    some: [
      ['ocean-blue-shirt', 'Ocean Blue Shirt', 50, undefined],
      ['classic-varsity-top/Large', 'Classic Varsity Top', 60, undefined],
    ],
  },
  'shopify_partners__home-and-garden.csv': {
    dialect: 'shopify',
    products: 21,
    groups: 20,
    currency: undefined,
    some: [
      ['clay-plant-pot/Large', 'Clay Plant Pot', 15.99, undefined],
      ['cream-sofa', 'Cream Sofa', 750, 500],
    ],
  },
  'shopify_partners__jewelery.csv': {
    dialect: 'shopify',
    products: 23,
    groups: 20,
    currency: undefined,
    some: [
      ['leather-anchor/Silver', 'Anchor Bracelet Mens', 85, 55],
      ['pretty-gold-necklace', 'Pretty Gold Necklace', 63.99, 44.95],
    ],
  },
  'spree__product_translations_de_fr.csv': {
    dialect: 'translations',
    products: 37,
    groups: 37,
    currency: undefined,
    skipped: 37,
    some: [['automatic-espresso-machine', 'Kaffeevollautomat', undefined, undefined]],
  },
  'spree__products.csv': {
    dialect: 'spree',
    products: 87,
    groups: 37,
    currency: 'USD',
    skipped: 87,
    some: [
      ['AUTOMATIC-ESPRESSO-MACHINE-SILVER', 'Automatic Espresso Machine', 879.99, undefined],
      ['2-SLICE-TOASTER-WHITE', '2-Slice Toaster', 39.99, undefined],
    ],
  },
  'woocommerce__fashion_9.csv': {
    dialect: 'woocommerce',
    products: 9,
    groups: 9,
    currency: undefined,
    some: [
      ['woo-fashion-sweater', 'Sweater', 18, 16],
      ['woo-fashion-blouse', 'Blouse', undefined, undefined],
    ],
  },
  'woocommerce__importer_sample.csv': {
    dialect: 'woocommerce',
    products: 6,
    groups: 5,
    currency: undefined,
    some: [
      ['WOOLOGO', 'Woo Logo', 20, 18],
      ['WOOIDEA/Green/L', 'Ship Your Idea', 20, 17.99],
    ],
  },
  'woocommerce__importer_sample2.csv': {
    dialect: null,
    products: 0,
    groups: 0,
    currency: undefined,
    rejected: 201,
    some: [],
  },
  'woocommerce__sample_products.csv': {
    dialect: 'woocommerce',
    products: 22,
    groups: 17,
    currency: undefined,
    /** A hoodie that the shop hides in its catalog. */
    skipped: 1,
    some: [
      ['woo-hoodie-red', 'Hoodie - Red, No', 45, 42],
      ['wp-pennant', 'WordPress Pennant', 11.05, undefined],
    ],
  },
  'woocommerce__sample_products.wxr.xml': {
    dialect: 'wxr',
    products: 22,
    groups: 17,
    currency: undefined,
    skipped: 1,
    some: [
      ['woo-hoodie-red', 'Hoodie - Red, No', 45, 42],
      ['woo-single', 'Single', 3, 2],
    ],
  },
  'zbozi__example.xml': {
    dialect: 'zbozi',
    products: 5,
    groups: 5,
    currency: 'CZK',
    some: [['podlozky-pod-mys/fosfor', 'Světélkující podložka pod myš', 620, undefined]],
  },
}

const nowMs = Date.UTC(2025, 5, 15)

describe.skipIf(!existsSync(dataPath('catalogs')))('catalogs (needs the shared data)', () => {
  it('has an expectation for every file', () => {
    expect(Object.keys(table).sort()).toEqual(dataNames('catalogs'))
  })

  it.each(Object.entries(table))(
    '%s',
    async (name, expected) => {
      const { look, rows, products, groups } = await importFile(dataPath(`catalogs/${name}`), { nowMs })
      expect(look.dialect?.name ?? null).toBe(expected.dialect)
      expect(products).toHaveLength(expected.products)
      expect(groups).toBe(expected.groups)
      expect(rows.filter((row) => row.skipped !== null)).toHaveLength(expected.skipped ?? 0)
      expect(rows.filter((row) => row.skipped === null && row.product === null)).toHaveLength(
        expected.rejected ?? 0,
      )
      expect(new Set(products.map((product) => product.id)).size).toBe(products.length)
      expect(products.every((product) => product.currency === expected.currency)).toBe(true)
      const byId = new Map(products.map((product) => [product.id, product]))
      for (const [id, title, price, sale] of expected.some) {
        const product = byId.get(id)
        expect([product?.title, product?.price, product?.sale_price]).toEqual([title, price, sale])
      }
    },
    60_000,
  )
})
