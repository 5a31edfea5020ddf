import { CircleDot, LifeBuoy, type LucideIcon, MessagesSquare, Plug, UserRound } from 'lucide-react'
import { findText, t } from '#renderer/i18n/index.ts'
import type { EventKind, HubEvent } from '#shared/schemas/event.ts'

export const kindIcons: Readonly<Record<EventKind, LucideIcon>> = {
  lead: UserRound,
  handover: LifeBuoy,
  conversation: MessagesSquare,
  api: Plug,
  other: CircleDot,
}

/** What happened, in a shopkeeper's words; what nobody knows is called as it was sent. */
export function titleOf({ event_type, kind }: Pick<HubEvent, 'event_type' | 'kind'>): string {
  const name = event_type.toLowerCase().replaceAll(/[^a-z]+/g, '_')
  const known = findText(`events.titles.${name}`)
  if (known !== null) return known
  if (kind !== 'other') return t(`events.news.${kind}`)
  return event_type === 'unknown' ? t('events.nameless') : event_type
}

export function whoOf({ card }: Pick<HubEvent, 'card'>): string | null {
  return card.name ?? card.email ?? card.phone
}

/** The second line: who, and what they said. */
export function excerptOf(event: HubEvent): string {
  const { message, reason, last_messages } = event.card
  const said = message ?? last_messages.at(-1)?.text ?? (reason && reasonOf(reason))
  return [whoOf(event), said].filter(Boolean).join(' · ')
}

export function reasonOf(reason: string): string {
  return findText(`events.reasons.${reason}`) ?? reason
}
