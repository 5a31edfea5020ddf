import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCommits } from '#main/db/commits.ts'
import { openDatabase } from '#main/db/open.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import { createEmbeddings } from '#main/features/embeddings/index.ts'
import { createHub } from '#main/hub.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { createLog } from '#main/lib/log.ts'
import { modelFolder } from '#main/lib/own-folders.ts'
import { createEmbeddingHost } from '#main/workers/embedding-host.ts'
import { wordsAlone } from './hub.ts'
import { copyMigratedDatabase } from './migrated-database.ts'

let demo: Promise<string> | null = null

/** A data folder with the demo shop in it, made once and copied: loading it takes longer than most tests do. */
export function demoFolder(): Promise<string> {
  demo ??= makeDemoFolder()
  return demo
}

/** No shop yet, but the sentence vectors of these messages: an emulated app takes twenty seconds for each. */
export async function folderWithVectors(messages: readonly string[]): Promise<string> {
  const dataPath = newFolder()
  copyMigratedDatabase(dataPath)
  const { db } = openDatabase({ folder: dataFolder(dataPath), nowMs: 0, check: false })
  const commits = createCommits(db, createWriteGate(), () => {})
  const embedder = createEmbeddingHost({ folder: modelFolder() })
  const { signal: stopping } = new AbortController()
  await createEmbeddings({ db, commits, embedder, stopping }).learn(messages)
  await embedder.stop()
  db.close()
  return dataPath
}

async function makeDemoFolder(): Promise<string> {
  const dataPath = newFolder()
  copyMigratedDatabase(dataPath)
  const hub = createHub({ log: createLog({ level: 'silent' }), port: 0, ...wordsAlone, dataPath })
  await hub.start()
  await hub.rpc('demo.load', {})
  await hub.rpc('settings.update', { setup_done: true, shop_name: 'Fjordlight' })
  await hub.stop()
  return dataPath
}

function newFolder(): string {
  const dataPath = mkdtempSync(join(tmpdir(), 'shopbell-demo-'))
  process.once('exit', () => rmSync(dataPath, { recursive: true, force: true }))
  return dataPath
}
