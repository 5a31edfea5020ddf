import { safeName } from './flatten.ts'
import type { Cell } from './types.ts'

/** One element of a record, while it is read. */
export type XmlNode = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  text: string
  readonly children: XmlNode[]
}

/**
 * A record as columns: `images/image` for what is nested, `@id` and `price@currency` for attributes, `PARAM/Colour` for
 * pairs of a name and a value, `VARIANT[0]/PRICE` for variants. What comes several times is a list.
 */
export function flattenXml(record: XmlNode): Record<string, Cell> {
  const found = new Map<string, string[]>()
  addAttributes(found, '', record)
  const own = record.text.trim()
  if (own !== '') add(found, record.children.length === 0 ? record.name : 'text', own)
  let variants = 0
  for (const child of record.children) {
    const inner = variantsIn(child)
    if (inner === null) walk(child, '', found)
    else for (const variant of inner) walkVariant(variant, variants++, found)
  }
  const cells: Record<string, Cell> = {}
  for (const [name, texts] of found) cells[safeName(name)] = texts.length === 1 ? (texts[0] ?? '') : texts
  return cells
}

const variantNames = /^(variants?|variations?|skus?|children|childs?)$/i

/** The variants that a child is, or is a list of; null where it is neither. */
function variantsIn(child: XmlNode): readonly XmlNode[] | null {
  if (child.children.length === 0 || !variantNames.test(localName(child.name))) return null
  const isList = child.children.every(
    ({ name, children }) => variantNames.test(localName(name)) && children.length > 0,
  )
  return isList ? child.children : [child]
}

function walkVariant(variant: XmlNode, index: number, found: Map<string, string[]>): void {
  const name = `variant[${index}]`
  addAttributes(found, `${name}/`, variant)
  for (const child of variant.children) walk(child, name, found)
}

function walk(node: XmlNode, path: string, found: Map<string, string[]>): void {
  const name = path === '' ? node.name : `${path}/${node.name}`
  const text = node.text.trim()
  if (node.children.length === 0) {
    const qualifier = qualifierOf(node)
    if (qualifier !== null && text !== '') {
      add(found, `${name}/${qualifier}`, text)
      return
    }
    addAttributes(found, name, node)
    if (text !== '' || Object.keys(node.attributes).length === 0) add(found, name, text)
    return
  }
  const pair = pairOf(node)
  if (pair) {
    add(found, `${name}/${pair.name}`, pair.value)
    return
  }
  addAttributes(found, name, node)
  if (text !== '') add(found, name, text)
  for (const child of node.children) walk(child, name, found)
}

const pairNames = new Set([
  'name',
  'param_name',
  'key',
  'meta_key',
  'code',
  'label',
  'attribute_name',
  'paramname',
])
const pairValues = new Set(['val', 'value', 'meta_value', 'text', 'attribute_value', 'paramvalue'])

function pairOf(node: XmlNode): { name: string; value: string } | null {
  if (node.children.length > 4) return null
  const find = (names: ReadonlySet<string>) => node.children.find((child) => names.has(plain(child.name)))
  const name = find(pairNames)?.text.trim()
  const value = find(pairValues)
  if (!name || !value || value.children.length > 0) return null
  return { name, value: value.text.trim() }
}

/** `<param name="Size">38</param>`, `<category domain="pa_color">Blue</category>`. */
function qualifierOf(node: XmlNode): string | null {
  for (const name of ['name', 'domain', 'key', 'code']) {
    const value = node.attributes[name]?.trim()
    if (value) return value
  }
  return null
}

function plain(name: string): string {
  return localName(name).toLowerCase()
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function addAttributes(found: Map<string, string[]>, path: string, node: XmlNode): void {
  for (const [name, value] of Object.entries(node.attributes))
    if (!/^(xmlns|xsi:|xml:)/.test(name)) add(found, `${path}@${name}`, value)
}

function add(found: Map<string, string[]>, name: string, value: string): void {
  const list = found.get(name)
  if (list) list.push(value)
  else found.set(name, [value])
}
