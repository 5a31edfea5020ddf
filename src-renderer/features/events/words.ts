import { CircleDot, LifeBuoy, type LucideIcon, MessagesSquare, Plug, UserRound } from 'lucide-react'
import { findText, t } from '#renderer/i18n/index.ts'
import type { EventKind, HubEvent, HubEventDetails } from '#shared/schemas/event.ts'

export const kindIcons: Readonly<Record<EventKind, LucideIcon>> = {
  lead: UserRound,
  handover: LifeBuoy,
  conversation: MessagesSquare,
  api: Plug,
  other: CircleDot,
}

/** What happened, in a shopkeeper's words; what nobody knows is called as it was sent. */
export function eventTitle({ event_type, kind }: Pick<HubEvent, 'event_type' | 'kind'>): string {
  const name = event_type.toLowerCase().replaceAll(/[^a-z]+/g, '_')
  const title = findText(`events.titles.${name}`)
  if (title !== null) return title
  if (kind !== 'other') return t(`events.news.${kind}`)
  return event_type === 'unknown' ? t('events.nameless') : event_type
}

export function whoOf({ card }: Pick<HubEvent, 'card'>): string | null {
  const who = card.name ?? card.email ?? card.phone
  return who !== null && card.others > 0 ? t('events.and_others', { who, count: card.others }) : who
}

/** What was said, where it is words: JSON is shown as a tree, for whoever wants to see it. */
export function messageOf({ card: { message } }: Pick<HubEvent, 'card'>): string | null {
  return message && /^[{[]/.test(message) ? null : message
}

/** The second line: who, and what they said. */
export function excerptOf(event: HubEvent): string {
  const { reason, last_messages } = event.card
  const said = messageOf(event) ?? last_messages.at(-1)?.text ?? (reason && reasonOf(reason))
  return [isolated(whoOf(event)), said].filter(Boolean).join(' · ')
}

/** Of a conversation whose question is shown: what happened last, and who it was. */
export function happened(event: HubEvent): string {
  return [eventTitle(event), isolated(whoOf(event))].filter(Boolean).join(' · ')
}

/** A name that is written from right to left does not turn round what stands behind it. */
function isolated(text: string | null): string | null {
  return text && `\u2068${text}\u2069`
}

type Judged = Pick<HubEventDetails, 'verdict_code' | 'verdict_header' | 'verdict_reason'>

/** Why a signature is not believed; what was kept before there were codes has its own words alone. */
export function doubtOf({ verdict_code, verdict_header, verdict_reason }: Judged): string | null {
  if (verdict_code === null) return verdict_reason
  return t(`events.doubts.${verdict_code}`, { header: verdict_header ?? '' })
}

export function reasonOf(reason: string): string {
  return findText(`events.reasons.${reason}`) ?? reason
}
