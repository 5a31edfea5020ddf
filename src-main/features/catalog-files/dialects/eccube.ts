import { type Fault, fault } from '#shared/faults/fault.ts'
import type { RawRecord } from '../files/types.ts'
import { textOf } from './headers.ts'
import { type DialectFields, putOption } from './options.ts'
import { shaped } from './rows.ts'
import type { Dialect, ShapedRecord, ShapeTools } from './types.ts'

/** EC-CUBE writes a row a variant, with Japanese headings that changed a little between its versions. */
export const eccube: Dialect = {
  name: 'eccube',
  label: 'EC-CUBE',
  recognise: ({ columns }) => {
    const has = (name: string) => columns.some((column) => column.trim() === name)
    return has('商品ID') && has('商品名') && (has('販売価格') || has('商品コード')) ? 1 : 0
  },
  columns: ({ columns }) => {
    const mapping: Record<
      string,
      | 'sku'
      | 'title'
      | 'description'
      | 'price'
      | 'list_price'
      | 'category'
      | 'stock'
      | 'image_url'
      | 'tags'
      | 'brand'
    > = {}
    for (const column of columns) {
      const name = column.normalize('NFKC').replaceAll(/\s/g, '')
      if (name === '商品コード') mapping[column] = 'sku'
      else if (name === '商品名') mapping[column] = 'title'
      else if (
        /^(商品説明|一覧-メインコメント|詳細-メインコメント|フリーエリア|詳細-サブコメント)/.test(name)
      )
        mapping[column] = 'description'
      else if (name === '販売価格') mapping[column] = 'price'
      else if (name === '通常価格') mapping[column] = 'list_price'
      else if (/^(カテゴリ名|商品カテゴリ\(名称\))/.test(name)) mapping[column] = 'category'
      else if (name === '在庫数') mapping[column] = 'stock'
      else if (/^(商品画像|詳細-メイン拡大画像|詳細-メイン画像|一覧-メイン画像)/.test(name))
        mapping[column] = 'image_url'
      else if (/^(検索ワード|タグ\(名称\))/.test(name)) mapping[column] = 'tags'
      else if (/^メーカー名/.test(name)) mapping[column] = 'brand'
    }
    return mapping
  },
  currency: () => 'JPY',
  shape: shapeRows,
}

async function* shapeRows(
  records: AsyncIterable<RawRecord>,
  tools: ShapeTools,
): AsyncGenerator<ShapedRecord> {
  for await (const record of records) {
    const cell = (...names: string[]) => {
      for (const name of names) {
        const text = textOf(record.values[name])
        if (text !== '') return text
      }
      return ''
    }
    const extra: DialectFields = { fields: {}, attributes: {} }
    const number = cell('商品ID')
    const choices = [
      ['規格1', cell('規格分類1(名称)', '親規格分類名')],
      ['規格2', cell('規格分類2(名称)', '規格分類名')],
    ] as const
    const isVariant = choices.some(([, value]) => value !== '')
    for (const [name, value] of choices) putOption(extra, isSize(value) ? 'サイズ' : name, value)
    const code = cell('商品コード')
    extra.fields.id = code || [number, ...choices.map(([, value]) => value)].filter(Boolean).join('/')
    extra.fields.group_id = isVariant ? number : ''
    if (cell('在庫無制限フラグ', '在庫数無制限フラグ') === '1') extra.fields.availability = 'in stock'
    const picture = cell('商品画像').split(',')[0] ?? ''
    const older = cell('詳細-メイン拡大画像', '詳細-メイン画像', '一覧-メイン画像')
    if (picture !== '') extra.fields.image_url = `/html/upload/save_image/${picture}`
    else if (older !== '') extra.fields.image_url = `/upload/save_image/${older}`
    extra.fields.url = `/products/detail/${number}`
    yield shaped(record, { ...extra, skipped: tools.keepUnpublished ? null : whyHidden(cell) })
  }
}

function isSize(value: string): boolean {
  return /^(XXS|XS|S|M|L|LL|3L|XL|XXL|XXXL|フリー|\d{2}(\.\d)?(cm|号)?)$/i.test(value)
}

function whyHidden(cell: (...names: string[]) => string): Fault | null {
  if (cell('削除フラグ', '商品削除フラグ') === '1') return fault('deleted')
  const state = cell('表示ステータス(公開・非公開)', '公開ステータス(ID)')
  return state === '' || state === '1' ? null : fault('unpublished')
}
