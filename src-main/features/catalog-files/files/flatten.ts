import { remembered } from '../values/remembered.ts'
import type { Cell } from './types.ts'

/** Deeper than any shop nests; what is below is left out. */
const maxDepth = 8
const maxList = 200

/**
 * A JSON object as columns: `{"price": {"amount": 5}}` becomes `price/amount`, a list of texts stays a list, a list of
 * name and value pairs becomes a column a name.
 */
export function flattenJson(value: unknown): Record<string, Cell> {
  const found = new Map<string, string[]>()
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) walk(value, '', 0, found)
  else add(found, 'value', value)
  const cells: Record<string, Cell> = {}
  for (const [name, texts] of found) cells[safeName(name)] = texts.length === 1 ? (texts[0] ?? '') : texts
  return cells
}

const productLists = /^(products|items|articles|offers|produkte|artikel|produits|productos|prodotti)$/i
const isPriced = remembered((name) =>
  /price|preis|prix|precio|prezzo|amount|^(?:variant_?)?sku$|gtin|^ean/i.test(name),
)

/** A list of categories that hold their products is one of products in these categories. */
export function productsIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [value]
  // What has a price of its own is a product, whatever it consists of.
  for (const name in value) if (isPriced(name)) return [value]
  const fields = Object.entries(value)
  const list = fields.find(([name, inner]) => productLists.test(name) && Array.isArray(inner))?.[1]
  if (!Array.isArray(list) || list.length === 0 || !list.every(isProduct)) return [value]
  const named = fields.find(([name, text]) => /^(name|title|label)$/i.test(name) && typeof text === 'string')
  return list.map((one: object) => (named && !('category' in one) ? { category: named[1], ...one } : one))
}

function isProduct(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const inner = Object.values(value)
  // `{"product": {…}}`
  const [only] = inner
  if (inner.length === 1 && typeof only === 'object') return isProduct(only)
  return Object.keys(value).some(isPriced) && inner.some((one) => typeof one === 'string')
}

function walk(value: object, path: string, depth: number, found: Map<string, string[]>): void {
  if (depth > maxDepth) return
  for (const [key, inner] of Object.entries(value)) {
    const name = path === '' ? key : `${path}/${key}`
    if (Array.isArray(inner)) walkList(inner, name, depth, found)
    else if (typeof inner === 'object' && inner !== null) walk(inner, name, depth + 1, found)
    else add(found, name, inner)
  }
}

/** Lists of variants keep their places, so that each can become a product. */
const variantLists = /^(variants?|variations|skus|childs?|children)$/i

function walkList(list: readonly unknown[], name: string, depth: number, found: Map<string, string[]>): void {
  const isVariants = depth === 0 && variantLists.test(name)
  for (const [index, one] of list.slice(0, maxList).entries()) {
    if (Array.isArray(one)) add(found, name, JSON.stringify(one))
    else if (typeof one === 'object' && one !== null) {
      const pair = isVariants ? null : pairOf(one)
      if (isVariants) walk(one, `${name}[${index}]`, depth + 1, found)
      else if (pair) add(found, `${name}/${pair.name}`, pair.value)
      else walk(one, name, depth + 1, found)
    } else add(found, name, one)
  }
}

const pairNames = ['name', 'key', 'label', 'attribute', 'title']
const pairValues = ['value', 'val', 'text', 'values', 'option', 'options']

/** `{"name": "Colour", "value": "red"}`, as feeds write their attributes. */
function pairOf(value: object): { name: string; value: unknown } | null {
  const entries = Object.entries(value)
  if (entries.length > 6) return null
  const find = (names: readonly string[]) => entries.find(([key]) => names.includes(key.toLowerCase()))
  const name = find(pairNames)?.[1]
  const inner = find(pairValues)?.[1]
  if (typeof name !== 'string' || inner === undefined || inner === null) return null
  if (Array.isArray(inner))
    return inner.every((one) => typeof one !== 'object') ? { name, value: inner.join(', ') } : null
  return typeof inner === 'object' ? null : { name, value: inner }
}

function add(found: Map<string, string[]>, name: string, value: unknown): void {
  if (value === null || value === undefined) return
  const text = typeof value === 'string' ? value : String(value)
  const list = found.get(name)
  if (list) list.push(text)
  else found.set(name, [text])
}

/** A name that reaches a prototype would not arrive in the record. */
export function safeName(name: string): string {
  return name === '__proto__' ? '_proto_' : name
}
