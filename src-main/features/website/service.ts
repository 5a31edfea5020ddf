import type { Bots, StoredBot } from '#main/features/bots/index.ts'
import type { Parts } from '#main/features/parts.ts'
import type { SettingsStore } from '#main/features/settings/index.ts'
import type { Outgoing } from '#main/lib/outgoing/index.ts'
import { randomBase62 } from '#main/lib/random.ts'
import { problem } from '#shared/problem.ts'
import type { CallOutput } from '#shared/rpc/contract.ts'
import { publicUrlSchema } from '#shared/schemas/website.ts'
import { checkHub } from './check/reach.ts'
import { runCheck } from './check/run.ts'
import { createIdentity } from './identity.ts'
import { createRefusedOrigins } from './refused.ts'
import { createWatch } from './watch.ts'

export type Website = ReturnType<typeof createWebsite>

type CheckRequest = {
  readonly url: string
  readonly bot_id?: string | undefined
  readonly check_id?: string | undefined
}

/** How the chat of this PC is reached from the merchant's website. */
export function createWebsite(
  deps: Parts<'clock' | 'push' | 'stopping'> & {
    readonly bots: Bots
    readonly settings: SettingsStore
    readonly outgoing: Outgoing
  },
) {
  const { bots, settings, outgoing, clock, push } = deps
  const identity = createIdentity()
  /** Checks under way: their names are let in before they are saved, so that they can be tried at all. */
  const checks = new Map<string, { readonly host: string | null; readonly cancel: () => void }>()
  const refused = createRefusedOrigins({ bots, clock, push })
  const watch = createWatch({
    settings,
    clock,
    push,
    look: (publicUrl) =>
      checkHub({ url: new URL(publicUrl), outgoing, identity, clock, signal: deps.stopping }),
  })

  function botOf(id: string): StoredBot {
    const bot = bots.findOpen(id)
    if (bot) return bot
    throw problem('bot_not_found', 'There is no bot with this id.')
  }

  async function check(request: CheckRequest): Promise<CallOutput<'website.check'>> {
    const id = request.check_id ?? randomBase62(12)
    const bot = request.bot_id === undefined ? (bots.list(false)[0] ?? null) : botOf(request.bot_id)
    if (checks.has(id)) throw problem('invalid_request', 'A check with this id is already running.')
    if (checks.size >= mostChecks)
      throw problem('too_many_requests', 'Other checks are still running. Wait until they are done.')
    const url = publicUrlSchema.safeParse(request.url).data ?? request.url.trim()
    const cancelling = new AbortController()
    checks.set(id, { host: hostOf(url), cancel: () => cancelling.abort() })
    try {
      const signal = AbortSignal.any([cancelling.signal, deps.stopping])
      const steps = await runCheck(url, { outgoing, identity, clock, bot, signal }, (step) =>
        push({ type: 'website.checked', check_id: id, step }),
      )
      const passed = !signal.aborted && steps.every(({ result }) => result !== 'failed')
      return { url, passed, steps }
    } finally {
      checks.delete(id)
    }
  }

  return {
    identity,
    refused,
    watch,
    botOf,
    /** The websites that the merchant lets the dashboard load pictures from. */
    pictureHosts: (): string[] => settings.all().picture_hosts,
    check,
    cancelCheck: (id: string): boolean => {
      const running = checks.get(id)
      running?.cancel()
      return running !== undefined
    },
    /** The names under which requests from outside come. */
    hosts: (): string[] => {
      const saved = settings.all().public_url
      const all = [saved === null ? null : hostOf(saved), ...[...checks.values()].map(({ host }) => host)]
      return all.filter((host) => host !== null)
    },
  }
}

const mostChecks = 4

function hostOf(url: string): string | null {
  return URL.parse(url)?.hostname ?? null
}
