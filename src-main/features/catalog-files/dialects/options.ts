import type { MappedField } from '#shared/schemas/mapping.ts'
import type { Cell } from '../files/types.ts'
import { remembered } from '../values/remembered.ts'
import { fieldOfName } from './header-words.ts'
import { plainName } from './names.ts'

const ownFields = new Set<MappedField>(['color', 'size', 'material', 'brand'])

/** What a shop calls "Farbe" or "pa_color" is a field of its own; other attributes keep their names. */
export const optionField = remembered((name): MappedField | null => {
  const field = fieldOfName(plainName(name.replace(/^(attribute_)?pa_/i, '')))
  return field !== null && ownFields.has(field) ? field : null
})

/** What only a dialect knows of a record. */
export type DialectFields = { fields: Partial<Record<MappedField, Cell>>; attributes: Record<string, string> }

export function putOption(into: DialectFields, name: string, value: string): void {
  const text = value.trim()
  if (text === '' || name.trim() === '') return
  const field = optionField(name)
  if (field !== null && into.fields[field] === text) return
  if (field !== null && into.fields[field] === undefined) into.fields[field] = text
  else into.attributes[name.trim() === '__proto__' ? '_proto_' : name.trim()] = text
}
