import { findText, t } from '#renderer/i18n/index.ts'
import type { Tone } from '#renderer/ui/tone.ts'
import type { Attempt } from '#shared/schemas/delivery.ts'
import type { Endpoint } from '#shared/schemas/endpoint.ts'

/** What goes there, named by the bot, key or inbox it comes from. */
export function nameOf({ kind, owner_name }: Pick<Endpoint, 'kind' | 'owner_name'>): string {
  return owner_name === null ? t('deliveries.by_hand') : t(`deliveries.kinds.${kind}`, { name: owner_name })
}

/** How an address fares, in one word. */
export function healthOf(
  endpoint: Pick<Endpoint, 'state' | 'disabled_reason' | 'last_success_at' | 'health' | 'owner_gone'>,
): {
  readonly tone: Tone
  readonly word: 'off' | 'stopped' | 'failing' | 'missed' | 'ended' | 'works' | 'unused'
} {
  if (endpoint.state === 'disabled')
    return endpoint.disabled_reason === 'by_hand'
      ? { tone: 'none', word: 'off' }
      : { tone: 'bad', word: 'stopped' }
  if (endpoint.state === 'failing') return { tone: 'warn', word: 'failing' }
  if (endpoint.health.failed > 0) return { tone: 'warn', word: 'missed' }
  if (endpoint.owner_gone) return { tone: 'none', word: 'ended' }
  return endpoint.last_success_at ? { tone: 'good', word: 'works' } : { tone: 'none', word: 'unused' }
}

/** What came of a try, in a shopkeeper's words; the exact ones are folded. */
export function attemptOutcome({ status, error_code }: Pick<Attempt, 'status' | 'error_code'>): string {
  if (status === null) return findText(`deliveries.errors.${error_code}`) ?? t('deliveries.errors.failed')
  if (status >= 200 && status < 300) return t('deliveries.answers.fine')
  const text =
    findText(`deliveries.answers.s${status}`) ?? findText(`deliveries.answers.s${Math.floor(status / 100)}xx`)
  return text ?? t('deliveries.answers.unknown', { status: String(status) })
}
