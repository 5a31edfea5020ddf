import { createCommits } from '#main/db/commits.ts'
import { openDatabase } from '#main/db/open.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import { createIndexTable, indexTable } from '#main/features/catalog/index-table.ts'
import { createConversationWords } from '#main/features/conversations/index.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'

/** In everything, in one of ten, and in one of all. */
export const words = { everywhere: 'shopbell', common: 'delivery', rare: 'zebrafinch' }

const talk =
  `the parcel arrived yesterday but one of the two mugs was broken can you send another one please we are looking for a
present for our daughter who likes to draw is the blue one still in stock how long does it take to ship to Norway`.split(
    /\s+/,
  )

/** As many of everything else that can be found, beside the events; by SQL, as nothing here is about writing. */
export async function seedFindable(folder: DataFolder, count: number): Promise<void> {
  const { db } = openDatabase({ folder, nowMs: Date.now(), check: false })
  db.pragma('synchronous = OFF')
  db.pragma('cache_size = -200000')
  const bot = db.prepare<[], number>('SELECT no FROM bots LIMIT 1').pluck().get() ?? 1
  createIndexTable(db, bot)
  db.prepare('UPDATE bots SET catalog_version = 1 WHERE no = ?').run(bot)
  const table = indexTable(bot)
  const put = {
    product: db.prepare(`
      INSERT INTO products (bot_no, id, from_version, title, description, tags, attributes, updated_at)
      VALUES (?, ?, 1, ?, ?, '[]', '{}', ?)`),
    productWords: db.prepare(
      `INSERT INTO ${table} (rowid, title, brand, category, details, description) VALUES (?, ?, '', '', ?, ?)`,
    ),
    conversation: db.prepare(`
      INSERT INTO conversations (id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at)
      VALUES (?, ?, 'widget', ?, 'bot', 2, ?, ?, ?)`),
    message: db.prepare('INSERT INTO messages (id, conversation_no, role, text, at) VALUES (?, ?, ?, ?, ?)'),
    lead: db.prepare(`
      INSERT INTO leads (id, name, email, message, bot_no, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)`),
    entry: db.prepare(`
      INSERT INTO knowledge (id, bot_no, question, alternatives, answer, created_at, updated_at)
      VALUES (?, ?, ?, '[]', ?, ?, ?)`),
    entryWords: db.prepare(
      "INSERT INTO knowledge_index (rowid, question, alternatives, answer) VALUES (?, ?, '', ?)",
    ),
    document: db.prepare(`
      INSERT INTO documents (id, bot_no, title, format, characters, created_at, updated_at)
      VALUES (?, ?, ?, 'txt', 1, ?, ?)`),
    passage: db.prepare("INSERT INTO passages (id, document_no, headings, text) VALUES (?, ?, '[]', ?)"),
  }
  const add = db.transaction((from: number, to: number) => {
    for (let index = from; index < to; index++) {
      const at = Date.now() - (count - index) * 60_000
      const text = textOf(index)
      const title = text.slice(0, 60)
      const product = put.product.run(bot, `SKU-${index}`, title, text, at).lastInsertRowid
      put.productWords.run(product, title, `SKU-${index}`, text)
      const no = put.conversation.run(`ses_f${index}`, bot, `f${index}`, text, at, at).lastInsertRowid
      put.message.run(`msg_f${index}`, no, 'visitor', text, at)
      put.message.run(`msg_f${index}a`, no, 'bot', textOf(index + 7), at)
      put.lead.run(`lead_f${index}`, `Ann Berg ${index}`, `ann.${index}@example.com`, text, bot, at, at)
      const entry = put.entry.run(`kno_f${index}`, bot, title, text, at, at).lastInsertRowid
      put.entryWords.run(entry, title, text)
      const document = put.document.run(`doc_f${index}`, bot, title, at, at).lastInsertRowid
      put.passage.run(`pas_f${index}`, document, text)
    }
  })
  for (let from = 0; from < count; from += 5000) add(from, Math.min(count, from + 5000))
  // As the hub does it beside everything else; here all at once.
  const commits = createCommits(db, createWriteGate())
  const conversationWords = createConversationWords({ db, commits, subscribe: () => () => {} })
  while ((await conversationWords.search(words.everywhere)).length < count);
  await conversationWords.stop()
  db.close()
}

function textOf(index: number): string {
  const from = (index * 7) % talk.length
  const some = [...talk.slice(from), ...talk.slice(0, from)].slice(0, 25).join(' ')
  const marks = [words.everywhere, index % 10 === 0 ? words.common : '', index === 4321 ? words.rare : '']
  return `${marks.join(' ')} ${some} no ${index}`
}
