import { fault } from '#shared/faults/fault.ts'
import type { RawRecord } from '../files/types.ts'
import { columnsBy, headersOf, textOf } from './headers.ts'
import { shaped } from './rows.ts'
import type { Dialect, ShapedRecord, ShapeTools } from './types.ts'

/** A row a product and language: one language counts, the first unless another is asked for. */
export const translations: Dialect = {
  name: 'translations',
  label: 'Product translations',
  recognise: ({ columns }) => {
    const { has } = headersOf(columns)
    return has('slug', 'locale', 'name') && !has('price') ? 1 : 0
  },
  columns: ({ columns }) =>
    columnsBy(columns, { id: ['slug'], title: ['name'], description: ['description'] }),
  shape: shapeRows,
  notes: [fault('translations_without_prices')],
}

async function* shapeRows(
  records: AsyncIterable<RawRecord>,
  tools: ShapeTools,
): AsyncGenerator<ShapedRecord> {
  let language = tools.language
  for await (const record of records) {
    const own = textOf(record.values['locale'])
    language ??= own
    const isOther = own !== language
    yield shaped(record, {
      skipped: isOther ? fault('other_language', { language: own, read: language }) : null,
    })
  }
}
