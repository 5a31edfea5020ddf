import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCommits } from '#main/db/commits.ts'
import { openDatabase } from '#main/db/open.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import { createEmbeddings } from '#main/features/embeddings/index.ts'
import { createHub, type HubOptions } from '#main/hub.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { createLog } from '#main/lib/log.ts'
import { modelFolder } from '#main/lib/model-folder.ts'
import { createEmbeddingHost } from '#main/workers/embedding-host.ts'
import { ask } from './api-client.ts'
import { wordsAlone } from './hub.ts'
import { copyMigratedDatabase } from './migrated-database.ts'

let withoutVectors: Promise<string> | null = null

/** A data folder with the demo shop in it, made once and copied: loading it takes longer than most tests do. */
export function demoFolder(): Promise<string> {
  withoutVectors ??= makeDemoFolder(wordsAlone)
  return withoutVectors
}

/**
 * No shop yet, but every sentence vector that one will need to answer these messages: an emulated app takes twenty seconds for
 * each, and minutes to warm up a shop that is there when it starts.
 */
export async function folderWithVectors(messages: readonly string[]): Promise<string> {
  const from = dataFolder(await makeDemoFolder({})).database
  const dataPath = mkdtempSync(join(tmpdir(), 'shopbell-vectors-'))
  process.once('exit', () => rmSync(dataPath, { recursive: true, force: true }))
  copyMigratedDatabase(dataPath)
  const { db } = openDatabase({ folder: dataFolder(dataPath), nowMs: 0, check: false })
  db.prepare('ATTACH ? AS demo').run(from)
  db.exec('INSERT INTO embeddings SELECT * FROM demo.embeddings')
  const commits = createCommits(db, createWriteGate(), () => {})
  const embedder = createEmbeddingHost({ folder: modelFolder() })
  const { signal: stopping } = new AbortController()
  await createEmbeddings({ db, commits, embedder, stopping }).learn(messages)
  await embedder.stop()
  db.close()
  return dataPath
}

async function makeDemoFolder(options: HubOptions): Promise<string> {
  const dataPath = mkdtempSync(join(tmpdir(), 'shopbell-demo-'))
  process.once('exit', () => rmSync(dataPath, { recursive: true, force: true }))
  const hub = createHub({ log: createLog({ level: 'silent' }), port: 0, ...options, dataPath })
  const { url } = await hub.start()
  const { bot_id, key } = await hub.rpc('demo.load', {})
  await hub.rpc('settings.update', { setup_done: true, shop_name: 'Fjordlight' })
  if (!options.modelPath) {
    // The first question starts what is computed for every language; an entry that is saved then has its turn after it.
    await ask(url ?? '', key ?? '', { bot_id })
    const computed = new Promise<void>((resolve) =>
      hub.events.subscribe((push) => {
        if (push.type === 'knowledge.learning' && push.done === 1 && push.total === 1) resolve()
      }),
    )
    await hub.rpc('knowledge.save', { bot_id, question: 'Are you done?', answer: 'Yes.' })
    await computed
  }
  await hub.stop()
  return dataPath
}
