import type { ProductHit } from '#main/features/catalog/index.ts'
import { type Evidence, withoutInstructions } from '#main/features/language-model/index.ts'
import { fromE4 } from '#shared/money.ts'
import { shorten } from '../compose/index.ts'
import { attributesOf } from '../pipeline/attributes.ts'

const maxDescription = 500
const maxAttributes = 16
const maxAttribute = 100

/** A product as visitors may know it: its fields, and what is written of it. */
export function productEvidence({ row, choices }: ProductHit): Evidence {
  const money = (e4: number | null) => e4 !== null && `${fromE4(e4)} ${row.currency ?? ''}`.trim()
  const isReduced = row.sale_price_e4 !== null && row.price_e4 !== null && row.sale_price_e4 < row.price_e4
  const several = (all: readonly string[] | undefined) => (all && all.length > 1 ? all.join(', ') : null)
  const fields = {
    price: isReduced ? money(row.sale_price_e4) : money(row.price_e4),
    'price before': isReduced && money(row.price_e4),
    availability: row.availability?.replaceAll('_', ' '),
    'in stock': row.stock === null ? null : String(row.stock),
    brand: row.brand,
    category: row.category,
    colour: several(choices?.colors) ?? row.color,
    size: several(choices?.sizes) ?? row.size,
    material: row.material,
  }
  const attributes = Object.entries(attributesOf(row))
    .filter(
      ([, value]) => value !== '' && value.length <= maxAttribute && withoutInstructions(value) === value,
    )
    .slice(0, maxAttributes)
  const lines = [...Object.entries(fields), ...attributes].flatMap(([name, value]) =>
    value ? [`${name}: ${value}`] : [],
  )
  return {
    kind: 'product',
    id: row.id,
    title: row.title,
    url: row.url ?? '',
    facts: lines.join('\n'),
    text: row.description ? withoutInstructions(shorten(row.description, maxDescription)) : '',
  }
}

/** The same for the model to read. */
export function shownToModel({ id, title, facts, text }: Evidence, isWhole: boolean) {
  const shown = isWhole ? text : shorten(text, 160)
  return {
    id,
    title: withoutInstructions(title),
    ...linesOf(facts),
    ...(shown !== '' && { description: shown }),
  }
}

function linesOf(facts: string): Record<string, string> {
  return Object.fromEntries(
    facts.split('\n').flatMap((line) => {
      const at = line.indexOf(': ')
      return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 2)]]
    }),
  )
}
