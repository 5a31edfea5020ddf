import type { MappedField } from '#shared/schemas/mapping.ts'
import type { Cell } from '../files/types.ts'
import { remembered } from '../values/remembered.ts'
import { fieldOfName } from './header-words.ts'
import { plainName } from './names.ts'

/** Where nothing else says them, attributes do. */
export const optionFields: ReadonlySet<MappedField> = new Set(['color', 'size', 'material', 'brand'])

/** What a shop calls "Farbe" or "pa_color" is a field of its own; other attributes keep their names. */
export const optionField = remembered((name): MappedField | null => {
  const plain = plainName(name.replace(/^(attribute_)?pa_/i, ''))
  const field = fieldOfName(plain)
  return field !== null && optionFields.has(field) ? field : null
})

/** Sizes of children's clothes are months and years. */
const ages =
  /^(months?|meses|mes|monate?|mois|mesi|mese|maanden|maand|miesiące|měsíce|mesiace|månader|måneder|kuukautta|aylar|ay|месяцы|месяц|years|jahre|años|anos|anni|jaren|lata|roky|år|vuotta|лет)$/

/** How a shop with one variant only calls it: never a word for visitors. */
export const onlyOne = 'Default Title'

/** What only a dialect knows of a record. */
export type DialectFields = { fields: Partial<Record<MappedField, Cell>>; attributes: Record<string, string> }

export function putOption(into: DialectFields, name: string, value: string): void {
  const text = sized(name, value.trim())
  if (text === '' || text === onlyOne || name.trim() === '') return
  const field = ages.test(plainName(name)) ? 'size' : optionField(name)
  if (field !== null && into.fields[field] === text) return
  if (field !== null && into.fields[field] === undefined) into.fields[field] = text
  else into.attributes[name.trim() === '__proto__' ? '_proto_' : name.trim()] = text
}

/** "3-6" of "Months" is a size once it says of what. */
function sized(name: string, text: string): string {
  return text !== '' && !/\p{L}/u.test(text) && ages.test(plainName(name)) ? `${text} ${name.trim()}` : text
}
