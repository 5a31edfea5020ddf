import { onTestFinished } from 'vitest'
import type { Commits } from '#main/db/commits.ts'
import type { Db } from '#main/db/open.ts'
import { createSecrets } from '#main/features/secrets/index.ts'
import { createEndpoints } from '#main/features/webhooks/index.ts'
import type { Clock } from '#main/lib/clock.ts'
import { createOutgoing } from '#main/lib/outgoing/index.ts'
import type { Push } from '#shared/rpc/pushes.ts'

/** For features that stand on bots, and these on endpoints: real ones, whose secrets are sealed by nobody. */
export function openEndpoints(deps: {
  readonly db: Db
  readonly commits: Commits
  readonly clock: Clock
  readonly push: (push: Push) => void
}) {
  const outgoing = createOutgoing({ ownAddresses: () => [] })
  onTestFinished(() => outgoing.close())
  const box = {
    protection: 'key_file',
    seal: (text: string) => Buffer.from(text),
    open: (sealed: Uint8Array) => Buffer.from(sealed).toString(),
  } as const
  return createEndpoints({ ...deps, outgoing, secrets: createSecrets({ ...deps, box }) })
}
