import { problem } from '#shared/problem.ts'
import type { Preview, SourceInput } from '#shared/schemas/source.ts'
import { locate } from '../locate.ts'
import type { RunnerDeps } from './deps.ts'
import { Cancelled } from './job.ts'
import { openWork } from './turn.ts'

export type PreviewAsk = {
  readonly [K in 'path' | 'pattern' | 'mapping' | 'base_url' | 'mode' | 'brake_percent' | 'target']?:
    | SourceInput[K]
    | undefined
}

/** Looks at files without changing anything. One at a time: who asks again no longer wants the one before. */
export function createPreviews(deps: RunnerDeps) {
  let current: AbortController | null = null

  function cancel(): { cancelled: boolean } {
    const had = current !== null
    current?.abort()
    current = null
    return { cancelled: had }
  }

  async function preview(ask: PreviewAsk): Promise<Preview> {
    const { path, target, mapping = null, base_url = null, mode = 'replace', brake_percent = 30 } = ask
    if (path === undefined) throw problem('invalid_request', 'Which file? Give its `path`, or a `source_id`.')
    cancel()
    const abort = new AbortController()
    current = abort
    const turn = openWork(deps.writers, abort.signal)
    try {
      const bot = target?.kind === 'bot' ? deps.bots.get(target.bot_id) : null
      const file = await locate({ path, pattern: ask.pattern ?? null }, deps.folder.path)
      await turn.wait('preview')
      // A comparison sweeps up what an earlier sync left, so no other may be writing.
      if (bot) await turn.wait(bot.no)
      const work = {
        kind: 'preview',
        reading: { file, mapping, base_url, mode },
        bot: bot && { id: bot.id, no: bot.no },
        brake_percent,
      } as const
      const { outcome, exited } = deps.doWork(work, { signal: abort.signal, tell: () => {} })
      turn.keepUntil(exited)
      const got = await outcome
      if (got.kind === 'previewed') return got.preview
      throw new Error(`a preview cannot end with "${got.kind}"`)
    } catch (error) {
      throw error instanceof Cancelled ? problem('invalid_request', 'The preview was cancelled.') : error
    } finally {
      if (current === abort) current = null
      turn.leave()
    }
  }

  return { preview, cancel }
}
