import { type Fault, fault } from '#shared/faults/fault.ts'
import { faultOfIssue } from '#shared/issues.ts'
import { type IncomingProduct, incomingProductSchema, type Product } from '#shared/schemas/product.ts'
import { htmlToText } from './html-text.ts'

/** The columns of a product's row that come from the shop. */
export const productColumns = [
  'id',
  'title',
  'description',
  'url',
  'image_url',
  'price_e4',
  'sale_price_e4',
  'currency',
  'price_unit',
  'availability',
  'stock',
  'brand',
  'category',
  'gtin',
  'mpn',
  'condition',
  'group_id',
  'color',
  'size',
  'material',
  'tags',
  'attributes',
] as const satisfies readonly (keyof Product)[]

export type ProductValue = string | number | null
/** `message` is the one of the sync contract. */
type ProductFault = Fault & {
  readonly id: string | null
  readonly field: string
  readonly message: string
}
type ReadProduct =
  | { readonly ok: true; readonly product: Product }
  | { readonly ok: false; readonly faults: readonly ProductFault[] }

/** One product of a sync body, made sound or refused with its reasons. `plain`: its description is text already. */
export function readProduct(raw: unknown, plain = false): ReadProduct {
  const parsed = incomingProductSchema.safeParse(raw)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => ({
      id: idOf(raw),
      field: issue.path.map(String).join('.'),
      message: issue.message,
      ...faultOfIssue(issue),
    }))
    return { ok: false, faults }
  }
  const product = normalise(parsed.data, plain)
  const missing = product.id === '' ? 'id' : product.title === '' ? 'title' : null
  return missing === null
    ? { ok: true, product }
    : {
        ok: false,
        faults: [{ id: product.id || null, field: missing, message: 'is required', ...fault('required') }],
      }
}

/** As the columns of a row, in the order of `productColumns`. */
export function productValues(product: Product): ProductValue[] {
  const values: ProductValue[] = []
  for (const name of productColumns) {
    const value = product[name] ?? null
    values.push(typeof value === 'object' ? value && JSON.stringify(value) : value)
  }
  return values
}

function normalise(raw: IncomingProduct, plain: boolean): Product {
  const price = raw.price
  const sale = raw.sale_price
  return {
    id: raw.id ?? raw.sku ?? '',
    title: raw.title,
    description: raw.description === null || plain ? raw.description : htmlToText(raw.description) || null,
    url: raw.url ?? raw.link,
    image_url: raw.image_url ?? raw.image_link,
    price_e4: price?.e4 ?? null,
    sale_price_e4: sale?.e4 ?? null,
    // "10 USD" is meant as it is written, whatever a column for the whole shop says.
    currency: price?.currency ?? sale?.currency ?? raw.currency,
    price_unit: raw.price_unit,
    availability: raw.availability,
    stock: raw.stock,
    brand: raw.brand ?? given(raw, 'brand'),
    category: raw.category ?? raw.product_type,
    gtin: raw.gtin,
    mpn: raw.mpn,
    condition: raw.condition,
    group_id: raw.group_id ?? raw.item_group_id,
    color: raw.color ?? given(raw, 'color'),
    size: raw.size ?? given(raw, 'size'),
    material: raw.material ?? given(raw, 'material'),
    tags: raw.tags,
    attributes: attributesOf(raw),
  }
}

/** Some shops put these among their attributes. */
function given(raw: IncomingProduct, name: 'brand' | 'color' | 'size' | 'material'): string | null {
  const value = raw.attributes?.[name]
  return typeof value === 'string' ? value.trim().toWellFormed().slice(0, 200) || null : null
}

/** What the shop sent beyond our fields, as texts; in a fixed order, so that a reordered export is no change. */
function attributesOf(raw: IncomingProduct): Record<string, string> {
  const pairs: [string, string][] = []
  for (const [name, value] of raw.others) add(pairs, name, value)
  // Both ids may be given: the one that is not the id stays findable.
  if (raw.id !== null && raw.sku !== null && raw.sku !== raw.id) pairs.push(['sku', raw.sku])
  for (const [name, value] of Object.entries(raw.attributes ?? {})) add(pairs, name, value)
  if (pairs.length === 0) return {}
  return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}

function add(pairs: [string, string][], name: string, value: unknown): void {
  if (value === null || value === undefined || value === '') return
  pairs.push([name, typeof value === 'string' ? value.trim().toWellFormed() : textOf(value)])
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function idOf(raw: unknown): string | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { id, sku } = raw as { id?: unknown; sku?: unknown }
  const value = id ?? sku
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : null
}
