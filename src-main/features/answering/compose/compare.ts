import { languages } from '#main/languages/index.ts'
import { nameOf, stateOf } from './describe.ts'
import { priceText } from './money.ts'
import { attributeLabel } from './one-product.ts'
import { textOnly, withProducts } from './parts.ts'
import { sortedSizes } from './sizes.ts'
import type { Composed, ShownProduct, Voice } from './types.ts'

type Compared = ShownProduct & { readonly attributes?: Readonly<Record<string, string>> }
type Row = { readonly label: string; readonly values: readonly [string, string] }

/** A table in a chat is read on a phone. */
const maxRows = 10
const maxCell = 60

/** Two products row by row: what differs first, then what they share, as far as there is room. */
export function compare(products: readonly Compared[], voice: Voice): Composed {
  const [a, b] = products
  const { say } = voice
  if (!a || !b) return textOnly(say.compareNeedsTwo)
  const rows = [...ownRows(a, b, voice), ...attributeRows(a, b)]
  const differs = ({ values: [left, right] }: Row) => plain(left) !== plain(right)
  const ordered = [...rows.filter(differs), ...rows.filter((row) => !differs(row))].slice(0, maxRows)
  const [nameA, nameB] = namesOf(a, b)
  const colon = languages[voice.language].grammar.colon
  const lines = ordered.map(({ label, values }) => {
    const [left, right] = values.map((value) => cell(value) || say.notGiven)
    return `${label}${colon} ${left} | ${right}`
  })
  const head = `${say.heading.product}${colon} ${nameA} | ${nameB}`
  return withProducts([say.compareIntro(nameA, nameB), head, ...lines].join('\n'), [a, b])
}

function ownRows(a: ShownProduct, b: ShownProduct, { say, language }: Voice): Row[] {
  const state = (product: ShownProduct) => {
    const availability = stateOf(product)
    return availability ? say.availability[availability] : ''
  }
  const row = (label: string, of: (product: ShownProduct) => string | null): Row => ({
    label,
    values: [of(a) ?? '', of(b) ?? ''],
  })
  const rows = [
    row(say.heading.price, (product) => priceText(product, say, language)),
    row(say.heading.availability, state),
    row(say.heading.brand, ({ row: { brand } }) => brand),
    row(say.heading.color, ({ row: { color }, choices }) => several(choices?.colors, color)),
    row(say.heading.size, ({ row: { size }, choices }) =>
      several(choices && sortedSizes(choices.sizes), size),
    ),
    row(say.heading.material, ({ row: { material } }) => material),
    row(say.heading.category, ({ row: { category } }) => category),
  ]
  return rows.filter(({ values }) => values.some((value) => value !== ''))
}

function several(all: readonly string[] | null | undefined, own: string | null): string | null {
  return all && all.length > 1 ? all.join(', ') : own
}

/** Attributes that both have, then those of one alone; "item_weight" and "Item weight" are the same row. */
function attributeRows(a: Compared, b: Compared): Row[] {
  const left = byName(a.attributes)
  const right = byName(b.attributes)
  const rows = [...new Set([...left.keys(), ...right.keys()])].map((name): Row => {
    const of = (attributes: typeof left) => attributes.get(name)?.value ?? ''
    return { label: left.get(name)?.label ?? right.get(name)?.label ?? name, values: [of(left), of(right)] }
  })
  const isOfBoth = ({ values }: Row) => values.every((value) => value !== '')
  return [...rows.filter(isOfBoth), ...rows.filter((row) => !isOfBoth(row))]
}

function byName(attributes: Compared['attributes']): Map<string, { label: string; value: string }> {
  return new Map(
    Object.entries(attributes ?? {}).map(([name, value]) => {
      const label = attributeLabel(name)
      return [plain(label), { label, value }]
    }),
  )
}

function namesOf(a: ShownProduct, b: ShownProduct): [string, string] {
  return a.row.title === b.row.title ? [nameOf(a), nameOf(b)] : [a.row.title, b.row.title]
}

function cell(value: string): string {
  const line = value
    .replaceAll(/(?<!\s)\s*\n\s*/g, ' ')
    .replaceAll('|', '/')
    .trim()
  return line.length > maxCell ? `${line.slice(0, maxCell - 1)}…` : line
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
