import type { Bots } from '#main/features/bots/index.ts'
import type { Keys } from '#main/features/keys/index.ts'
import type { Parts } from '#main/features/parts.ts'
import type { Secrets } from '#main/features/secrets/index.ts'
import { fault } from '#shared/faults/fault.ts'
import { invalidRequest, issueAt } from '#shared/issues.ts'

export type TestKeys = ReturnType<typeof createTestKeys>
type TestKey = {
  readonly last4: string
  readonly key_id: string | null
  readonly readable: boolean
}

/** The API keys the tester uses for the bots of this PC. Ours are kept as hashes only, so they must be handed in again. */
export function createTestKeys(
  deps: Parts<'commits' | 'push'> & {
    readonly bots: Bots
    readonly keys: Keys
    readonly secrets: Secrets
  },
) {
  const { commits, bots, keys, secrets, push } = deps

  function open(botId: string): string | null {
    return secrets.open(nameOf(botId), `The API key saved for testing "${bots.get(botId).name}"`)
  }

  function look(botId: string): TestKey | null {
    const kept = secrets.look(nameOf(bots.get(botId).id))
    if (!kept) return null
    const opened = kept.readable ? keys.authenticate(`Bearer ${open(botId)}`) : null
    return { ...kept, key_id: opened?.key_id ?? null }
  }

  return {
    open,
    look,
    set: async (botId: string, key: string | null): Promise<TestKey | null> => {
      const name = nameOf(bots.get(botId).id)
      if (key !== null && !/^[\x21-\x7e]+$/.test(key))
        throw invalidRequest([issueAt('key', 'must not hold spaces or line breaks', fault('has_spaces'))])
      await commits.run(() => (key === null ? secrets.forget(name) : secrets.put(name, key)))
      push({ type: 'tester.changed', tester_session_id: null })
      return look(botId)
    },
  }
}

function nameOf(botId: string): string {
  return `tester/${botId}/api_key`
}
