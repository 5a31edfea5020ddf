import { findText } from '#renderer/i18n/index.ts'

/** What a field of a product is called; a column that fills none has its own name. */
export function fieldName(field: string): string {
  return findText(`catalogs.fields.${field}`) ?? field
}
