import { copyFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { dataFolder } from '#main/lib/data-folder.ts'
import { type Arrived, judgeLedger, type Titles } from './judge-ledger.ts'
import type { Ledger } from './ledger.ts'

type Judged = {
  readonly path: string
  readonly ledger: Ledger
  readonly arrived: Arrived
  readonly titles: Titles
}

/** What a hub that broke a promise would have left in its file, one at a time. */
const damages: Readonly<Record<string, (db: Database.Database, ledger: Ledger) => unknown>> = {
  'words that are gone': (db, { said }) => db.prepare('DELETE FROM messages WHERE text = ?').run(said[0]),
  'words that are there twice': (db, { said }) =>
    db.prepare('UPDATE messages SET text = ? WHERE text = ?').run(said[0], said[1]),
  'a webhook that is gone': (db, { received }) =>
    db.prepare('DELETE FROM received WHERE webhook_id = ?').run(received[0]?.id),
  'a webhook with other bytes': (db, { received }) =>
    db
      .prepare(
        "UPDATE events SET body = CAST('{}' AS BLOB) WHERE no = (SELECT event_no FROM received WHERE webhook_id = ?)",
      )
      .run(received[0]?.id),
  'a key that is valid again': (db, { revoked }) =>
    db.prepare('UPDATE api_keys SET revoked_at = NULL WHERE id = ?').run(revoked[0]?.id),
  'a quota that is overdrawn': (db) => db.prepare('UPDATE key_usage SET used = 1001').run(),
  'a reply that is gone': (db, { replies }) =>
    db.prepare("DELETE FROM messages WHERE role = 'human' AND text = ?").run(replies[0]?.text),
  'a visitor who is back': (db, { forgotten }) =>
    db
      .prepare("UPDATE messages SET text = ? WHERE no = (SELECT min(no) FROM messages WHERE role = 'bot')")
      .run(forgotten[0]?.mark),
  'a delivery that is given up': (db) =>
    db
      .prepare(
        "UPDATE deliveries SET state = 'failed' WHERE event_no = (SELECT min(event_no) FROM deliveries)",
      )
      .run(),
}

/** Those of the damages, and of what the callers would see, that the judge does not notice. */
export function unnoticed({ path, ledger, arrived, titles }: Judged): string[] {
  const file = dataFolder(path).database
  const whole = `${file}.whole`
  copyFileSync(file, whole)
  const missed = Object.entries(damages).flatMap(([name, damage]) => {
    const db = new Database(file)
    db.pragma('foreign_keys = OFF')
    damage(db, ledger)
    db.close()
    const found = judgeLedger(path, ledger, arrived, titles)
    copyFileSync(whole, file)
    return found.length > 0 ? [] : [name]
  })
  const seen = {
    'a delivery that never arrived': judgeLedger(path, ledger, new Map(), titles),
    'a sync that is gone': judgeLedger(path, ledger, arrived, { ...titles, synced: ['version 0'] }),
    'two versions at once': judgeLedger(path, ledger, arrived, {
      ...titles,
      imported: [...titles.imported, 'version 0'],
    }),
  }
  return [...missed, ...Object.entries(seen).flatMap(([name, found]) => (found.length > 0 ? [] : [name]))]
}
