import type { Bots } from '#main/features/bots/index.ts'
import type { Connections } from '#main/features/connections/index.ts'
import { currencyOfCountry } from '#shared/currency-of-country.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem, isProblem, type ProblemError } from '#shared/problem.ts'
import type { SourceTarget } from '#shared/schemas/source.ts'

type Deps = { readonly bots: Bots; readonly connections: Connections }

/** The bot or service a catalog is for must exist, and not be archived. */
export function checkTarget(target: SourceTarget, { bots, connections }: Deps): void {
  if (target.kind === 'connection') {
    connections.open(target.connection_id)
    return
  }
  const { name, archived } = bots.get(target.bot_id)
  if (archived) throw faultProblem('bot_not_found', fault('bot_archived', { bot: name }))
}

/** What prices without a currency are in; what a service elsewhere takes them for is its own. */
export function currencyFor(target: SourceTarget | undefined, bots: Pick<Bots, 'get'>): string | null {
  return target?.kind === 'bot' ? currencyOf(bots.get(target.bot_id)) : null
}

/** The shop's own, or the one of its country. */
export function currencyOf({
  currency,
  country,
}: Pick<ReturnType<Bots['get']>, 'currency' | 'country'>): string | null {
  return currency ?? currencyOfCountry(country)
}

/** Null: it exists. */
export function targetProblem(target: SourceTarget, deps: Deps): ProblemError | null {
  try {
    checkTarget(target, deps)
    return null
  } catch (error) {
    if (isProblem(error)) return error
    throw error
  }
}
