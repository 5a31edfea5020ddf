import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import Fastify from 'fastify'
import { onStop, tellReady } from '../lib/child.ts'

/**
 * The second baseline: a route as one would write it first that keeps the same promises. It looks the key up by its hash, charges the
 * quota, writes the message and the reply, and has them on disk before it answers, each call by itself.
 */
const folder = mkdtempSync(join(tmpdir(), 'shopbell-durable-'))
const db = new Database(join(folder, 'durable.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec(`
  CREATE TABLE keys (no INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE, used INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE messages (no INTEGER PRIMARY KEY, key_no INTEGER NOT NULL, role TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL)`)
const key = `sb_live_${randomBytes(18).toString('hex')}`
db.prepare('INSERT INTO keys (hash) VALUES (?)').run(hashOf(key))
const find = db.prepare<[Buffer], number>('SELECT no FROM keys WHERE hash = ?').pluck()
const charge = db.prepare<[number, number]>('UPDATE keys SET used = used + 1 WHERE no = ? AND used < ?')
const write = db.prepare<[number, string, string, number]>(
  'INSERT INTO messages (key_no, role, text, at) VALUES (?, ?, ?, ?)',
)
/** Never reached here; it is looked at all the same. */
const quota = 1e9

const record = db.transaction((no: number, message: string, reply: string): boolean => {
  if (charge.run(no, quota).changes === 0) return false
  write.run(no, 'visitor', message, Date.now())
  write.run(no, 'bot', reply, Date.now())
  return true
})

const app = Fastify()
app.post<{ Body: { message: string } }>('/', async (request, answer) => {
  const no = find.get(hashOf(request.headers.authorization?.slice('Bearer '.length) ?? ''))
  if (no === undefined) return answer.code(401).send({ error: 'invalid_key' })
  const reply = request.body.message
  return record(no, request.body.message, reply)
    ? { reply }
    : answer.code(429).send({ error: 'quota_exceeded' })
})
await app.listen({ host: '127.0.0.1', port: 0 })
onStop(async () => {
  await app.close()
  db.close()
  rmSync(folder, { recursive: true, force: true })
})
tellReady({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`, key })

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
