import { gzipSync } from 'node:zlib'
import { row, xlsxOf } from '../features/catalog-files/files/zip-maker.ts'

/** One product each, in every kind of file that needs something of its own to be read. */
export function catalogFiles(): Readonly<Record<string, string | Buffer>> {
  return {
    'rows.csv': 'id,title\nfile-csv,Lamp\n',
    'rows.cp1251.csv': Buffer.concat([
      Buffer.from('id,title\nfile-cyrillic,'),
      // "Лампа настольная" in windows-1251.
      Buffer.from('cbe0ecefe020ede0f1f2eeebfcede0ff0a', 'hex'),
    ]),
    'rows.csv.gz': gzipSync('id,title\nfile-gzip,Lamp\n'),
    'list.json': '[{"id":"file-json","title":"Lamp"}]',
    'feed.xml':
      '<rss><channel><item><id>file-xml</id><title>Lamp</title><price>1 EUR</price></item></channel></rss>',
    'sheet.xlsx': xlsxOf({ Products: row(1, ['id', 'title']) + row(2, ['file-xlsx', 'Lamp']) }),
  }
}
