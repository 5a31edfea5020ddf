import { setTimeout as sleep } from 'node:timers/promises'
import type { Answering } from '#main/features/answering/index.ts'
import type { Bots } from '#main/features/bots/index.ts'
import type { Catalog } from '#main/features/catalog/index.ts'
import type { Log } from '#main/lib/log.ts'
import type { Pushes } from '#main/lib/pushes.ts'

type Deps = {
  readonly bots: Bots
  readonly catalog: Catalog
  readonly answering: Answering
  readonly stopping: AbortSignal
  readonly log: Log
}

/** A large shop that was never read before is read further while visitors ask; they wait a moment, and its answers say so. */
const usualPatienceMs = 15_000

/** Every bot is made ready before the first visitor asks; resolves when all are, or after a while. */
export async function warmUpBots(deps: Deps, patienceMs = usualPatienceMs): Promise<void> {
  await Promise.race([warmUpAll(deps), sleep(patienceMs, undefined, { ref: false })])
}

async function warmUpAll({ bots, catalog, answering, stopping, log }: Deps): Promise<void> {
  try {
    const all = bots.list(false)
    const spoken = [...new Set(all.map(({ language }) => language))]
    await answering.warm(spoken, stopping)
    for (const bot of all) {
      if (stopping.aborted) return
      catalog.prepareFinding(bot)
      await answering.ready(bot)
    }
  } catch (err) {
    // A stop in the midst of it closes the database under it.
    if (!stopping.aborted) log.warn({ err }, 'warming up failed; the first answers take longer')
  }
}

/** What changed is made ready before somebody asks; returns what ends that. */
export function keepWarm({
  bots,
  answering,
  subscribe,
}: Pick<Deps, 'bots' | 'answering'> & { readonly subscribe: Pushes['subscribe'] }): () => void {
  return subscribe((push) => {
    if (push.type !== 'catalog.synced' && push.type !== 'knowledge.changed') return
    const bot = bots.list(false).find(({ id }) => id === push.bot_id)
    if (bot) void answering.ready(bot)
  })
}
