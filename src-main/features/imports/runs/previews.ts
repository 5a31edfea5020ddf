import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import type { SourceInput, WebAuth } from '#shared/schemas/source.ts'
import { locate } from '../locate.ts'
import { currencyOf } from '../target.ts'
import { isWebAddress } from '../web/web-files.ts'
import type { RunnerDeps } from './deps.ts'
import { Cancelled, type FilePreview } from './job.ts'
import { openWork } from './turn.ts'

export type PreviewRequest = {
  readonly [K in 'path' | 'pattern' | 'mapping' | 'base_url' | 'mode' | 'brake_percent' | 'target']?:
    | SourceInput[K]
    | undefined
} & {
  readonly asker?: string | undefined
  readonly currency?: string | null | undefined
  readonly auth?: WebAuth | null | undefined
  /** Called where nobody waits for it any more. */
  readonly onGone?: ((listener: () => void) => void) | undefined
}

/** Each takes a thread; more would only make all of them slower. */
const atOnce = 3

/** Looks at files without changing anything. Who asks again no longer wants the one before. */
export function createPreviews(deps: RunnerDeps) {
  const current = new Set<{ readonly asker: string | undefined; readonly abort: AbortController }>()
  const waiting: number[] = Array(atOnce).fill(0)

  function cancel(wanted: (asker: string | undefined) => boolean): { cancelled: boolean } {
    const found = [...current].filter(({ asker }) => wanted(asker))
    for (const one of found) {
      current.delete(one)
      one.abort.abort()
    }
    return { cancelled: found.length > 0 }
  }

  /** One of the places where previews are made: the one that fewest wait for. */
  function takePlace(): { readonly key: string; readonly leave: () => void } {
    const place = waiting.indexOf(Math.min(...waiting))
    const add = (step: 1 | -1) => {
      waiting[place] = (waiting[place] ?? 0) + step
    }
    add(1)
    return { key: `preview ${place}`, leave: () => add(-1) }
  }

  async function preview(ask: PreviewRequest): Promise<FilePreview> {
    const { asker, path, target, mapping = null, base_url = null, mode = 'replace', brake_percent = 30 } = ask
    if (path === undefined) throw faultProblem('invalid_request', fault('preview_without_file'))
    if (asker !== undefined) cancel((other) => other === asker)
    const abort = new AbortController()
    const mine = { asker, abort }
    current.add(mine)
    ask.onGone?.(() => {
      current.delete(mine)
      abort.abort()
    })
    const turn = openWork(deps.writers, abort.signal)
    const place = takePlace()
    try {
      const bot = target?.kind === 'bot' ? deps.bots.get(target.bot_id) : null
      const file = isWebAddress(path)
        ? await deps.webFiles.look({ url: path, auth: ask.auth, signal: abort.signal })
        : await locate({ path, pattern: ask.pattern ?? null }, deps.folder.path)
      await turn.wait(place.key)
      // A comparison sweeps up what an earlier sync left, so no other may be writing.
      if (bot) await turn.wait(bot.no)
      const work = {
        kind: 'preview',
        input: { file, mapping, base_url, mode, currency: bot ? currencyOf(bot) : (ask.currency ?? null) },
        bot: bot && { id: bot.id, no: bot.no },
        approval_percent: brake_percent,
      } as const
      const { outcome, exited } = deps.doWork(work, { signal: abort.signal, report: () => {} })
      turn.keepUntil(exited)
      const got = await outcome
      if (got.kind === 'previewed') return got.preview
      throw new Error(`a preview cannot end with "${got.kind}"`)
    } catch (error) {
      throw error instanceof Cancelled ? faultProblem('invalid_request', fault('preview_cancelled')) : error
    } finally {
      current.delete(mine)
      place.leave()
      turn.leave()
    }
  }

  return {
    preview,
    /** Those of one asker, or of all who did not say who they are. */
    cancel: (asker?: string) => cancel((other) => other === asker),
    cancelAll: () => cancel(() => true),
  }
}
