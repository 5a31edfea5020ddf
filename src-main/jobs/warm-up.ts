import { setImmediate } from 'node:timers/promises'
import type { Answering } from '#main/features/answering/index.ts'
import type { Bots } from '#main/features/bots/index.ts'
import type { Catalog } from '#main/features/catalog/index.ts'
import type { Documents } from '#main/features/documents/index.ts'
import type { Knowledge } from '#main/features/knowledge/index.ts'
import type { Log } from '#main/lib/log.ts'

/** Catalogs and entries are read before the first visitor asks, one bot after the other, beside everything else. */
export async function warmUpBots(deps: {
  readonly bots: Bots
  readonly catalog: Catalog
  readonly knowledge: Knowledge
  readonly documents: Documents
  readonly answering: Answering
  readonly stopping: AbortSignal
  readonly log: Log
}): Promise<void> {
  try {
    const bots = deps.bots.list(false)
    for (const bot of bots) {
      if (deps.stopping.aborted) return
      deps.catalog.prepareFinding(bot)
      await deps.knowledge.warm(bot)
      await deps.documents.warm(bot)
      await setImmediate()
    }
    const spoken = [...new Set(bots.map(({ language }) => language))]
    if (!deps.stopping.aborted) await deps.answering.warm(spoken, deps.stopping)
  } catch (err) {
    // A stop in the midst of it closes the database under it.
    if (!deps.stopping.aborted) deps.log.warn({ err }, 'warming up failed; the first answers take longer')
  }
}
