import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { tellReady } from '../lib/child.ts'
import { product } from '../lib/products.ts'

/** The baseline of a sync: the same rows, ready in memory, into a table with its unique index and an FTS5 index, in one transaction. */
const count = Number(process.argv[2])
const folder = mkdtempSync(join(tmpdir(), 'shopbell-raw-'))
const db = new Database(join(folder, 'raw.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
const columns =
  'title description url image_url price currency availability stock brand category color size material gtin tags attributes'.split(
    ' ',
  )
db.exec(`CREATE TABLE products (no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, ${columns.join(', ')})`)
db.exec(`CREATE VIRTUAL TABLE product_index USING fts5 (title, brand, category, details, description,
  content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2")`)
const insert = db.prepare(
  `INSERT INTO products (id, ${columns.join(', ')}) VALUES (?, ${columns.map(() => '?').join(', ')})`,
)
const index = db.prepare(
  'INSERT INTO product_index (rowid, title, brand, category, details, description) VALUES (?, ?, ?, ?, ?, ?)',
)
const rows = Array.from({ length: count }, (_, number) => {
  const one = product(number)
  const category = (one['category'] as string[]).join(' > ')
  const tags = one['tags'] as string[]
  const details = [
    one['color'],
    one['size'],
    one['material'],
    one['gtin'],
    one.id,
    ...tags,
    one['weight'],
  ].join(' \n')
  const stored = {
    ...one,
    category,
    tags: JSON.stringify(tags),
    attributes: JSON.stringify({ weight: one['weight'] }),
  }
  return {
    values: [one.id, ...columns.map((name) => (stored as Record<string, unknown>)[name] ?? null)],
    texts: [one.title, one['brand'], category, details, one['description']],
  }
})
const startedAt = performance.now()
db.transaction(() => {
  for (const { values, texts } of rows) index.run(insert.run(...values).lastInsertRowid, ...texts)
})()
const elapsed = performance.now() - startedAt
db.close()
rmSync(folder, { recursive: true, force: true })
tellReady({ ms: elapsed })
