import type { Bots } from '#main/features/bots/index.ts'
import type { Connections } from '#main/features/connections/index.ts'
import { isProblem, type ProblemError, problem } from '#shared/problem.ts'
import type { SourceTarget } from '#shared/schemas/source.ts'

type Deps = { readonly bots: Bots; readonly connections: Connections }

/** Whoever a catalog is for must be there, and not put away. */
export function checkTarget(target: SourceTarget, { bots, connections }: Deps): void {
  if (target.kind === 'connection') {
    connections.open(target.connection_id)
    return
  }
  const { name, archived } = bots.get(target.bot_id)
  if (archived)
    throw problem(
      'bot_not_found',
      `The bot ${JSON.stringify(name)} that this catalog is for is archived. Choose another bot, or bring it back under Bots.`,
    )
}

/** Null: it is there. */
export function targetTrouble(target: SourceTarget, deps: Deps): ProblemError | null {
  try {
    checkTarget(target, deps)
    return null
  } catch (error) {
    if (isProblem(error)) return error
    throw error
  }
}
