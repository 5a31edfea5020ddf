import type { ConnectionCheck } from '#shared/schemas/connection.ts'

type CheckOutcome =
  | 'answers'
  | 'nothing_answers'
  | 'accepted'
  | 'used_up'
  | 'unknown_key'
  | 'refused'
  | 'no_api'
  | 'elsewhere'
  | 'service_fault'

/** What a check found out, in one of the words the dashboard has in every language. */
export function outcomeOf({ check, ok, status }: ConnectionCheck): CheckOutcome {
  if (status === null) return 'nothing_answers'
  if (check !== 'api_key') return 'answers'
  if (ok) return status === 429 ? 'used_up' : 'accepted'
  if (status === 401) return 'unknown_key'
  if (status === 404) return 'no_api'
  if (status >= 500) return 'service_fault'
  return status < 400 ? 'elsewhere' : 'refused'
}
