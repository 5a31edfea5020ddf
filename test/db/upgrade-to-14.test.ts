import { expect, it } from 'vitest'
import { botRow, openAt, shopOf } from './upgrade-to.ts'

it('indexes the words of leads and documents that are there, and follows them', () => {
  const folder = shopOf(
    13,
    `
    ${botRow(0)}
    INSERT INTO leads (no, id, name, message, created_at, updated_at) VALUES (1, 'lead_1', 'Ada', 'Tents?', 0, 0);
    INSERT INTO lead_contacts VALUES ('email', 'ada@shop.example', 1, 'Ada@shop.example');
    INSERT INTO documents (no, id, bot_no, title, format, characters, created_at, updated_at)
      VALUES (1, 'doc_1', 1, 'Guide', 'txt', 4, 0, 0);
    INSERT INTO passages VALUES (1, 'pas_1', 1, '[]', 'Keep it dry');`,
  )

  const { db } = openAt(14, folder)
  const found = (index: string, word: string) =>
    db.prepare(`SELECT rowid FROM ${index} WHERE ${index} MATCH ?`).pluck().all(word)
  expect(found('leads_index', 'shop AND tents')).toEqual([1])
  expect(found('documents_index', 'guide')).toEqual([1])
  expect(found('passages_index', 'dry')).toEqual([1])
  db.exec("UPDATE leads SET note = 'call on monday' WHERE no = 1")
  expect(found('leads_index', 'monday AND ada')).toEqual([1])
  db.exec('DELETE FROM documents')
  expect(found('passages_index', 'dry')).toEqual([])
  db.exec('DELETE FROM leads')
  expect(found('leads_index', 'ada')).toEqual([])
  db.close()
})
