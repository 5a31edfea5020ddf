import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCommits } from '#main/db/commits.ts'
import { openDatabase } from '#main/db/open.ts'
import { createView } from '#main/db/view.ts'
import { createWriteGate } from '#main/db/write-gate.ts'
import type { EmbedTexts } from '#main/features/embeddings/index.ts'
import { composeFeatures } from '#main/hub-features.ts'
import { systemClock } from '#main/lib/clock.ts'
import { dataFolder, prepareDataFolder } from '#main/lib/data-folder.ts'
import { createKeyFileBox } from '#main/lib/key-file-box.ts'
import { createLog } from '#main/lib/log.ts'
import { createOutgoing } from '#main/lib/outgoing/index.ts'
import { createPushes } from '#main/lib/pushes.ts'
import { createQueues } from '#main/lib/queues.ts'
import { createCatalogHost } from '#main/workers/catalog-host.ts'
import { contractLimits } from '#shared/limits.ts'
import type { KnowledgeInput } from '#shared/schemas/knowledge.ts'

export type BenchShop = Awaited<ReturnType<typeof openShop>>

/** One bot with the product's own defaults on a real file: its catalog, its knowledge and its answers, as the hub composes them. */
export async function openShop(options: { readonly embedder?: EmbedTexts | null } = {}) {
  const path = mkdtempSync(join(tmpdir(), 'shopbell-answers-'))
  const folder = dataFolder(path)
  prepareDataFolder(folder)
  const { db } = openDatabase({ folder, nowMs: Date.now(), check: false })
  const gate = createWriteGate()
  const worker = createCatalogHost({ database: folder.database, gate })
  const stopping = new AbortController()
  const pushes = createPushes()
  const commits = createCommits(db, gate)
  const { bots, catalog, knowledge, answering } = composeFeatures({
    db,
    commits,
    view: createView(db),
    clock: systemClock,
    folder,
    ...worker,
    doWork: neverHere,
    writers: createQueues(),
    embedder: options.embedder ?? noModel,
    readDocument: notHere,
    box: createKeyFileBox(folder.secretKey),
    backup: {
      copy: notHere,
      freeBytes: () => 0,
      noteFault: () => {},
      isSound: () => true,
      carryOver: [],
      restart: null,
    },
    tryAddress: notHere,
    hubUrl: () => null,
    outgoing: createOutgoing({ ownAddresses: () => [] }),
    stopping: stopping.signal,
    limits: contractLimits,
    log: createLog({ level: 'silent' }),
    ...pushes,
  })
  const bot = bots.get((await bots.create({ name: 'Bench', plan: 'business' })).id)

  return {
    bot,
    catalog,
    knowledge,
    ready: () => answering.ready(bot),
    answer: (message: string) => answering.answer(bot, message, null),

    /** By a sync, as every catalog comes in; returns how long its index took. */
    fill: async (products: readonly unknown[]): Promise<number> => {
      const file = join(path, 'catalog.ndjson')
      writeFileSync(file, products.map((product) => JSON.stringify(product)).join('\n'))
      const body = { path: file, form: 'ndjson', gzip: false } as const
      await catalog.sync(bot, { mode: 'replace', dryRun: false, body })
      rmSync(file)
      const startedAt = performance.now()
      while (!catalog.prepareFinding(bot)) await new Promise((resolve) => setTimeout(resolve, 5))
      return performance.now() - startedAt
    },

    /** Resolves when the matcher has the entries, and their vectors where there is a model. */
    teach: async (entries: readonly KnowledgeInput[]): Promise<void> => {
      await knowledge.importAll(bot.id, entries)
      const learned =
        options.embedder &&
        new Promise<void>((resolve) => {
          const stop = pushes.subscribe(({ type }) => {
            if (type !== 'knowledge.changed') return
            stop()
            resolve()
          })
        })
      await knowledge.warm(bot)
      await learned
    },

    close: async () => {
      stopping.abort()
      await worker.stop()
      await commits.drain()
      db.close()
      rmSync(path, { recursive: true, force: true })
    },
  }
}

/** All is found by words alone. */
const noModel: EmbedTexts = {
  embed: () => Promise.resolve(null),
  state: () => ({ available: false, reason: 'not part of this measurement' }),
}

function neverHere(): never {
  throw new Error('the benchmark has no use for this')
}

function notHere(): Promise<never> {
  return Promise.reject(new Error('not part of this measurement'))
}
