import type { Db } from '#main/db/open.ts'
import type { Product } from '#shared/schemas/product.ts'
import { withoutConfidential } from './confidential.ts'

/**
 * Each bot's catalog has a search index of its own: how rare a word is must be counted within one shop, and a shop of
 * 100,000 products must not slow down the one beside it.
 */
export function indexTable(botNo: number): string {
  return `product_index_${botNo}`
}

type IndexedText = readonly [
  title: string,
  brand: string,
  category: string,
  details: string,
  description: string,
]

/** A word in the title says more than one in the description. */
const weights = '8, 3, 3, 2, 1'

/**
 * A sync commits often, and each commit adds a small piece to the index. Merging them in passing (automerge) is cheap;
 * the merge of everything at once that FTS5 falls back to (crisismerge) would make visitors wait.
 */
const indexSettings = [
  ['automerge', 16],
  ['crisismerge', 500],
] as const

export function createIndexTable(db: Db, botNo: number): void {
  const table = indexTable(botNo)
  db.exec(`CREATE VIRTUAL TABLE ${table} USING fts5 (
    title, brand, category, details, description,
    content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2")`)
  db.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('rank', 'bm25(${weights})')`)
  for (const [name, value] of indexSettings) {
    db.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('${name}', ${value})`)
  }
}

export function hasIndexTable(db: Db, botNo: number): boolean {
  const found = db
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?")
    .get(indexTable(botNo))
  return found !== undefined
}

/** With the bot it belongs to. */
export function dropIndexTable(db: Db, botNo: number): void {
  db.exec(`DROP TABLE IF EXISTS ${indexTable(botNo)}`)
}

export function indexedText(product: Product): IndexedText {
  const details: string[] = []
  for (const part of [product.color, product.size, product.material, product.gtin, product.mpn])
    if (part !== null) details.push(part)
  details.push(product.id, ...product.tags)
  const attributes = withoutConfidential(product.attributes)
  for (const name in attributes) details.push(attributes[name] ?? '')
  return [
    product.title,
    product.brand ?? '',
    product.category ?? '',
    details.join(' \n'),
    product.description ?? '',
  ]
}
