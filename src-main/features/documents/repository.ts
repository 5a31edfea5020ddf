import type { Db } from '#main/db/open.ts'
import type { DocumentFormat } from '#shared/schemas/document.ts'

export type DocumentRow = {
  readonly no: number
  readonly id: string
  readonly bot_no: number
  readonly bot_id: string
  readonly title: string
  readonly url: string | null
  readonly format: DocumentFormat
  readonly characters: number
  readonly passage_count: number
  readonly created_at: number
  readonly updated_at: number
}

export type PassageRow = { readonly id: string; readonly headings: string; readonly text: string }
type NewPassageRow = PassageRow & { readonly document_no: number }
type NewDocumentRow = Omit<DocumentRow, 'no' | 'bot_id' | 'passage_count'>
type IndexedRow = PassageRow & {
  readonly document_id: string
  readonly title: string
  readonly url: string | null
}

const columns = `d.no, d.id, d.bot_no, b.id AS bot_id, d.title, d.url, d.format, d.characters, d.created_at, d.updated_at,
  (SELECT count(*) FROM passages p WHERE p.document_no = d.no) AS passage_count
  FROM documents d JOIN bots b ON b.no = d.bot_no`

export function createDocumentRepository(db: Db) {
  const insert = db.prepare<NewDocumentRow>(`
    INSERT INTO documents (id, bot_no, title, url, format, characters, created_at, updated_at)
    VALUES (@id, @bot_no, @title, @url, @format, @characters, @created_at, @updated_at)`)
  const update = db.prepare<Pick<DocumentRow, 'no' | 'title' | 'url' | 'characters' | 'updated_at'>>(`
    UPDATE documents SET title = @title, url = @url, characters = @characters, updated_at = @updated_at WHERE no = @no`)
  const remove = db.prepare<[number]>('DELETE FROM documents WHERE no = ?')
  const byId = db.prepare<[string], DocumentRow>(`SELECT ${columns} WHERE d.id = ?`)
  const list = db.prepare<[number, number, number], DocumentRow>(
    `SELECT ${columns} WHERE d.bot_no = ? AND d.no > ? ORDER BY d.no LIMIT ?`,
  )
  const count = db.prepare<[number], number>('SELECT count(*) FROM documents WHERE bot_no = ?').pluck()
  const addPassage = db.prepare<NewPassageRow>(
    'INSERT INTO passages (id, document_no, headings, text) VALUES (@id, @document_no, @headings, @text)',
  )
  const dropPassages = db.prepare<[number]>('DELETE FROM passages WHERE document_no = ?')
  const passages = db.prepare<[number], PassageRow>(
    'SELECT id, headings, text FROM passages WHERE document_no = ? ORDER BY no',
  )
  const indexed = db.prepare<[number], IndexedRow>(`
    SELECT p.id, p.headings, p.text, d.id AS document_id, d.title, d.url
    FROM documents d JOIN passages p ON p.document_no = d.no WHERE d.bot_no = ? ORDER BY p.no`)

  return {
    insert: (row: NewDocumentRow): number => Number(insert.run(row).lastInsertRowid),
    update: (row: Pick<DocumentRow, 'no' | 'title' | 'url' | 'characters' | 'updated_at'>) => update.run(row),
    remove: (no: number) => remove.run(no),
    byId: (id: string) => byId.get(id),
    list: (botNo: number, afterNo: number, limit: number) => list.all(botNo, afterNo, limit),
    count: (botNo: number) => count.get(botNo) ?? 0,
    addPassage: (row: NewPassageRow) => addPassage.run(row),
    dropPassages: (documentNo: number) => dropPassages.run(documentNo),
    passages: (documentNo: number) => passages.all(documentNo),
    indexed: (botNo: number) => indexed.all(botNo),
  }
}
