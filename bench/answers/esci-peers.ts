import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, insertMultiple, search as oramaSearch } from '@orama/orama'
import Database from 'better-sqlite3'
import MiniSearch from 'minisearch'
import type { EsciProduct } from './esci.ts'

export type Peer = {
  readonly name: string
  readonly search: (query: string, limit: number) => string[] | Promise<string[]>
}

type Flat = {
  readonly id: string
  readonly title: string
  readonly brand: string
  readonly category: string
  readonly description: string
}

/** What a shop would take instead, each with the same texts and the best weights found for it on the public queries. */
export async function openPeers(
  products: readonly EsciProduct[],
): Promise<{ readonly peers: Peer[]; readonly close: () => void }> {
  const flat = products.map(
    ({ id, title, category, description, attributes }): Flat => ({
      id,
      title,
      brand: String(attributes['brand'] ?? ''),
      category,
      description,
    }),
  )
  const plain = openFts(flat)
  return { peers: [plain.peer, miniSearch(flat), await orama(flat)], close: plain.close }
}

function openFts(flat: readonly Flat[]): { readonly peer: Peer; readonly close: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'shopbell-peer-'))
  const db = new Database(join(folder, 'peer.db'))
  db.exec(`CREATE VIRTUAL TABLE texts USING fts5 (id UNINDEXED, title, brand, category, description,
    tokenize = 'porter unicode61 remove_diacritics 2')`)
  const insert = db.prepare('INSERT INTO texts VALUES (@id, @title, @brand, @category, @description)')
  db.transaction(() => {
    for (const one of flat) insert.run(one)
  })()
  const find = db
    .prepare<[string, number], string>(
      'SELECT id FROM texts WHERE texts MATCH ? ORDER BY bm25(texts, 0, 5, 3, 1, 1) LIMIT ?',
    )
    .pluck()
  const matchOf = (query: string) =>
    (query.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`).join(' OR ')
  return {
    peer: { name: 'SQLite FTS5, OR of the words', search: (query, limit) => find.all(matchOf(query), limit) },
    close: () => {
      db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function miniSearch(flat: readonly Flat[]): Peer {
  const index = new MiniSearch<Flat>({ fields: ['title', 'brand', 'category', 'description'] })
  index.addAll([...flat])
  const options = { prefix: true, fuzzy: 0.2, boost: { title: 4, brand: 2, category: 2 } }
  return {
    name: 'MiniSearch, fuzzy and prefix',
    search: (query, limit) =>
      index
        .search(query, options)
        .slice(0, limit)
        .map(({ id }) => String(id)),
  }
}

async function orama(flat: readonly Flat[]): Promise<Peer> {
  const schema = {
    id: 'string',
    title: 'string',
    brand: 'string',
    category: 'string',
    description: 'string',
  } as const
  const index = create({ schema })
  await insertMultiple(index, [...flat], 1000)
  return {
    name: 'Orama',
    search: async (query, limit) => {
      const { hits } = await oramaSearch(index, {
        term: query,
        limit,
        properties: ['title', 'brand', 'category', 'description'],
        boost: { title: 4, brand: 2, category: 2 },
        threshold: 1,
      })
      return hits.map(({ document }) => String(document.id))
    },
  }
}
