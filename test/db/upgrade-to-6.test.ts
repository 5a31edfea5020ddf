import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { versionOf } from '#main/db/migrate.ts'
import { createWriteGate, watchWriteGate } from '#main/db/write-gate.ts'
import { startSync } from '#main/features/catalog/index.ts'
import { ask, postCatalog } from '../helpers/api-client.ts'
import { dumpOf, emptyDataFolder } from '../helpers/database.ts'
import { startHub, tempFolder } from '../helpers/hub.ts'
import { botRow, entryRow, openAt, upgradeTo } from './upgrade-to.ts'

const at = Date.parse('2026-11-15T06:00:00.000Z')

/** A shop as the version before this one left it: a bot with an entry, a conversation, and a catalog that was sent. */
function fifthVersion() {
  const folder = emptyDataFolder()
  const { db } = openAt(5, folder, at)
  expect(versionOf(db)).toBe(5)
  db.exec(`
    ${botRow(at)}
    ${entryRow(at)}
    INSERT INTO sessions (id, bot_no, channel, session_id, status, message_count, last_message, started_at, updated_at)
    VALUES ('ses_1', 1, 'widget', 'visitor', 'bot', 1, 'Open?', ${at}, ${at});
    INSERT INTO messages (id, session_no, role, text, at) VALUES ('msg_1', 1, 'visitor', 'Open?', ${at});`)
  const gate = watchWriteGate(createWriteGate().buffer)
  const job = { sync_id: 'syn_1', bot_id: 'bot_1', bot_no: 1, mode: 'replace', dry_run: false } as const
  // Today's sync writes columns that came later.
  db.exec(
    'ALTER TABLE products ADD COLUMN credited_version INTEGER; ALTER TABLE products ADD COLUMN price_unit TEXT',
  )
  const sync = startSync({ db, gate, job, nowMs: () => at })
  for (const name of ['Tent', 'Stove', 'Lamp'])
    sync.take({ kind: 'item', value: { id: name, title: `${name} Fjell`, price: 10, currency: 'EUR' } })
  sync.finish()
  db.exec('ALTER TABLE products DROP COLUMN credited_version; ALTER TABLE products DROP COLUMN price_unit')
  db.close()
  return folder
}

describe('the upgrade to version 6', () => {
  it('carries every row over and keeps a copy of the file as it was', () => {
    const folder = fifthVersion()
    const before = dumpOf(folder.database)
    const upgrade = upgradeTo(6, folder, at)
    expect(upgrade).toMatchObject({ from: 5, to: 6 })
    const { sources, runs, run_faults, ...after } = dumpOf(folder.database)
    expect({ sources, runs, run_faults }).toEqual({ sources: [], runs: [], run_faults: [] })
    expect(after).toEqual(before)
    expect(dumpOf(upgrade?.backup ?? '')).toEqual(before)
  })

  it('leaves a shop that works as before and imports catalogs from files and over HTTP', async () => {
    const folder = fifthVersion()
    const hub = await startHub({ dataPath: folder.path })
    const titles = async () => {
      const found = await hub.rpc('catalog.search', { bot_id: 'bot_1', query: 'fjell', limit: 10 })
      return found.products.map(({ title }) => title).sort()
    }
    expect(await titles()).toEqual(['Lamp Fjell', 'Stove Fjell', 'Tent Fjell'])
    const { key } = await hub.rpc('keys.create', { bot_id: 'bot_1', name: 'Till' })
    const { response } = await ask(hub.url, key, { bot_id: 'bot_1', message: 'Can I return an item?' })
    expect(response).toContain('Within 30 days.')
    const path = join(tempFolder(), 'products.csv')
    writeFileSync(path, 'id,title\nTent,Tent Fjell\nStove,Stove Fjell 2\nLamp,Lamp Fjell\n')
    const target = { kind: 'bot', bot_id: 'bot_1' } as const
    const source = await hub.rpc('sources.create', { path, target })
    const run = await hub.rpc('sources.run', { source_id: source.id, wait: true, confirm: true })
    expect(run).toMatchObject({ state: 'done', counts: { updated: 3 }, restorable: true })
    expect(await titles()).toEqual(['Lamp Fjell', 'Stove Fjell 2', 'Tent Fjell'])
    await hub.rpc('runs.restore', { run_id: run.id })
    expect(await titles()).toEqual(['Lamp Fjell', 'Stove Fjell', 'Tent Fjell'])
    const { sync_key } = await hub.rpc('bots.rotateSyncKey', { bot_id: 'bot_1' })
    const sent = await postCatalog(hub.url, sync_key, [{ id: 'Tent', title: 'Tent Fjell' }])
    expect(sent.body).toMatchObject({ updated: 1, removed: 2 })
  })
})
