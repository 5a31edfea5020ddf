import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { createHub } from '#main/hub.ts'
import { createLog } from '#main/lib/log.ts'

/*
 * A whole hub that is asked over HTTP, several at a time, and notes what it was answered in a file of its own. With NORMAL
 * it waits for the disk as SQLite does by default in this mode: to show what that would cost.
 */
const [folder = '', synchronous = 'FULL', count = '60'] = process.argv.slice(2)
if (synchronous === 'NORMAL') waitLess()

const hub = createHub({
  dataPath: join(folder, 'shop'),
  port: 0,
  log: createLog({ level: 'silent' }),
  modelPath: 'no model',
})
const { url } = await hub.start()
const bot = await hub.rpc('bots.create', { name: 'Shop', plan: 'business' })
const { key } = await hub.rpc('keys.create', { bot_id: bot.id, name: 'Till' })
const acknowledged = openSync(join(folder, 'acknowledged'), 'w')

let asked = 0
async function askOn(): Promise<void> {
  while (asked < Number(count)) {
    const message = `Question number ${asked++}`
    const answer = await fetch(`${url}/api/v1/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ bot_id: bot.id, message }),
    })
    if (answer.status !== 200) throw new Error(`answered with ${answer.status}: ${await answer.text()}`)
    writeSync(acknowledged, `${message}\n`)
  }
}
await Promise.all([askOn(), askOn(), askOn()])
closeSync(acknowledged)
// Whoever records is done; a clean stop would only add what no power cut leaves time for.
process.kill(process.pid, 'SIGKILL')

function waitLess(): void {
  const { pragma } = Database.prototype
  Database.prototype.pragma = function (source, options) {
    return pragma.call(this, source === 'synchronous = FULL' ? 'synchronous = NORMAL' : source, options)
  }
}
