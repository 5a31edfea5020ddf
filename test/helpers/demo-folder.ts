import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#main/db/open.ts'
import { createHub, type HubOptions } from '#main/hub.ts'
import { dataFolder, prepareDataFolder } from '#main/lib/data-folder.ts'
import { createLog } from '#main/lib/log.ts'
import { ask } from './api-client.ts'
import { wordsAlone } from './hub.ts'

let withoutVectors: Promise<string> | null = null

/** A data folder with the demo shop in it, made once and copied: loading it takes longer than most tests do. */
export function demoFolder(): Promise<string> {
  withoutVectors ??= makeDemoFolder(wordsAlone)
  return withoutVectors
}

/** The same with every vector computed: an emulated app takes minutes for what takes seconds here. */
export function demoFolderWithVectors(): Promise<string> {
  return makeDemoFolder({})
}

/** Nothing but the vectors: a first start on which nothing is left to compute in the background. */
export async function fillWithVectors(dataPath: string): Promise<void> {
  const from = dataFolder(await demoFolderWithVectors()).database
  const folder = dataFolder(dataPath)
  prepareDataFolder(folder)
  const { db } = openDatabase({ folder, nowMs: 0, check: false })
  db.prepare('ATTACH ? AS demo').run(from)
  db.exec('INSERT INTO embeddings SELECT * FROM demo.embeddings')
  db.close()
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
