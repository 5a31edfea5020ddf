import type { EventCard } from '#shared/schemas/event.ts'
import { isObject, normalizeNames, type PayloadObject, readableText, textAt } from './values.ts'

type Product = EventCard['products'][number]

const listNames = [
  'products',
  'product',
  'items',
  'lineitems',
  'cartitems',
  'item',
  'interestedin',
  'productofinterest',
]
const titleNames = ['title', 'name', 'productname', 'producttitle', 'label', 'sku', 'id']
const urlNames = ['url', 'link', 'producturl', 'permalink', 'href']
const maxProducts = 10

export function productsIn(places: readonly PayloadObject[]): Product[] {
  const found: Product[] = []
  const add = (title: string | null, url: string | null) => {
    if (title !== null && !found.some((one) => one.title === title))
      found.push({ title, url: webAddress(url) })
  }
  for (const { path, fields } of places) {
    if (path.includes('sources')) continue
    for (const name of listNames) {
      const value = fields[name]
      for (const item of Array.isArray(value) ? value.slice(0, maxProducts) : [value]) {
        if (typeof item === 'string') add(readableText(item, 200), null)
        else if (isObject(item) && !Array.isArray(item)) {
          const inner = normalizeNames(item)
          const product = isObject(inner['product']) ? normalizeNames(inner['product']) : inner
          add(textAt(product, titleNames, 200), textAt(product, urlNames, 2000))
        }
      }
    }
    add(
      textAt(fields, ['productname', 'producttitle'], 200),
      textAt(fields, ['producturl', 'productlink'], 2000),
    )
    if (found.length >= maxProducts) break
  }
  return found.slice(0, maxProducts)
}

/** It becomes a link somebody clicks on. */
function webAddress(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null
}
