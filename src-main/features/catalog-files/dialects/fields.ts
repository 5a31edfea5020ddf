import type { MappedField, Mapping } from '#shared/schemas/mapping.ts'
import type { Cell } from '../files/types.ts'
import { remembered } from '../values/remembered.ts'
import type { PartField } from '../values/to-product.ts'
import { optionField } from './options.ts'
import { noFields } from './rows.ts'
import type { ShapedRecord } from './types.ts'

/** What a record says of each field, with the column it stands in. */
export type FieldTexts = {
  readonly of: Partial<Record<MappedField, Found>>
  readonly attributes: Readonly<Record<string, string>>
}
type Found = { readonly column: string; readonly texts: readonly string[] }

type FieldReader = (record: ShapedRecord) => FieldTexts

const none: ReadonlySet<string> = new Set()

type Plan = readonly { readonly column: string; readonly field: MappedField }[]

/** Fields that take what all their columns say; the others take the first that says something. */
const gathering = new Set<MappedField>(['description', 'image_url', 'category', 'tags'])

/**
 * Reads records by a mapping. What a dialect worked out counts before the columns, unless the user has given the field
 * another column than the dialect did.
 */
export function createFieldReader(
  mapping: Mapping,
  defaults: Readonly<Record<string, MappedField>> | null,
  /** Where not all are wanted. */
  wanted: ReadonlySet<PartField> | null = null,
): FieldReader {
  const whole: Plan = Object.entries(mapping.columns).map(([column, field]) => ({ column, field }))
  const isWanted = (field: MappedField) =>
    wanted === null || wanted.has(field === 'attribute' ? 'attributes' : field)
  const plan = whole.filter(({ field }) => field !== 'ignore' && isWanted(field))
  const chosen = new Set<MappedField>()
  if (defaults) for (const { column, field } of whole) if (defaults[column] !== field) chosen.add(field)
  const isMapped = new Set(whole.map(({ column }) => column))
  const hasAttributes = isWanted('attribute')
  // Only what is nested has steps in its name; a heading may have a slash of its own.
  const isTable = mapping.dialect === null && mapping.others === 'ignore'

  return (record) => {
    const of: Partial<Record<MappedField, { column: string; texts: string[] }>> = {}
    const attributes: Record<string, string> = {}
    for (const field in record.fields) {
      const name = field as MappedField
      const cell = record.fields[name]
      if (cell !== undefined && !chosen.has(name) && isWanted(name))
        of[name] = { column: '', texts: textsOf(cell) }
    }
    const fromDialect = record.fields === noFields ? none : new Set(Object.keys(of))
    for (const { column, field } of plan) {
      const cell = record.values[column]
      if (cell === undefined || cell === '') continue
      if (field === 'attribute') {
        putAttribute(attributes, of, column, cell, isTable)
        continue
      }
      if (fromDialect.has(field)) {
        // Its message should name the column that a person can look at.
        const found = of[field]
        if (found && found.column === '') found.column = column
        continue
      }
      const found = of[field]
      const texts = textsOf(cell)
      if (texts.length === 0) continue
      if (!found) of[field] = { column, texts }
      else if (gathering.has(field)) found.texts.push(...texts)
    }
    if (!hasAttributes) return { of, attributes }
    if (mapping.others === 'attribute')
      for (const column in record.values)
        if (!isMapped.has(column)) putAttribute(attributes, of, column, record.values[column] ?? '', isTable)
    for (const name in record.attributes) attributes[name] = record.attributes[name] ?? ''
    return { of, attributes }
  }
}

function putAttribute(
  attributes: Record<string, string>,
  of: Partial<Record<MappedField, { column: string; texts: string[] }>>,
  column: string,
  cell: Cell,
  isTable: boolean,
): void {
  const texts = textsOf(cell)
  if (texts.length === 0) return
  const name = isTable ? column : nameOf(column)
  const field = optionField(name)
  const said = isMetafield(column) ? texts.map(listed) : texts
  if (field !== null && of[field] === undefined) of[field] = { column, texts: said }
  else {
    const text = said.join(', ')
    // Two columns that are called alike stay two.
    const isTaken = attributes[name] !== undefined && attributes[name] !== text
    attributes[isTaken ? column : name] = text
  }
}

/** "g:product_detail/Weight" is called Weight. */
const nameOf = remembered((column) => {
  const steps = column.replace(metafield, '').split('/')
  const last = bare(steps.at(-1) ?? column)
  // "mileage/value" says less by its last word than by both.
  const above = unsaying.test(last) ? bare(steps.at(-2) ?? '') : ''
  return above === '' ? last || column : `${above} ${last}`
})

const unsaying = /^(value|unit|amount|option|type|name|code|text)$/i

/** A prefix is what the feed calls a namespace, and nobody else does. */
function bare(step: string): string {
  return step.replace(/^@/, '').replace(/^[a-z]{1,3}:/i, '')
}

/** "Color (product.metafields.shopify.color-pattern)": a column of the shop's own, of which a product may have several values. */
const metafield = /\s?\((?:product|variant)\.metafields\.[^()]*\)$/i
const isMetafield = remembered((column) => metafield.test(column))

function listed(text: string): string {
  return text.includes(';') && !text.includes('&')
    ? text
        .split(';')
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .join(', ')
    : text
}

function textsOf(cell: Cell): string[] {
  if (typeof cell === 'string') {
    const text = cell.trim()
    return text === '' ? [] : [text]
  }
  return cell.map((one) => one.trim()).filter((one) => one !== '')
}
