import {
  Archive,
  ArchiveRestore,
  ArrowLeft,
  Forward,
  Mail,
  MailOpen,
  MoreHorizontal,
  Star,
  Trash2,
  UserPlus,
} from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { useKeys } from '#renderer/lib/keys.ts'
import { neighbour, walkTo } from '#renderer/lib/list-steps.ts'
import { navigate } from '#renderer/lib/router.ts'
import { IconButton } from '#renderer/ui/button.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { DetailBones, PaneProblem, Pick } from '#renderer/ui/list-pane.tsx'
import { Menu } from '#renderer/ui/menu.tsx'
import { Notice, Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { HubEvent, HubEventDetails } from '#shared/schemas/event.ts'
import { ConversationEvents } from './conversation-events.tsx'
import { EventCardView } from './event-card.tsx'
import { ForwardSheet } from './forward-sheet.tsx'
import { archive, chosenRow, mark, markConversationRead, useOpenedSession } from './list-store.ts'
import { MakeLeadSheet } from './make-lead-sheet.tsx'
import { RawFold } from './raw.tsx'
import { SentTo } from './sent-to.tsx'
import { removeEvent, useEvent } from './store.ts'
import { doubtOf, eventTitle } from './words.ts'

type DetailProps = { readonly id: string; readonly events: readonly HubEvent[] | null }

export function EventDetail({ id, events }: DetailProps) {
  const t = useT()
  const { details, problem, refresh } = useEvent(id)
  const listed = events?.find((event) => event.id === id)
  // The list knows the marks first, the hub everything else.
  const event = details && listed ? { ...details, ...marksOf(listed) } : (details ?? listed)
  useReadOnce(event)
  const sessionId = event?.session_id ?? null
  useEffect(() => useOpenedSession.setState({ sessionId }), [sessionId])
  if (!event && problem?.code === 'not_found')
    return <Pick title={t('events.gone')} text={t('conversations.gone_text')} />
  if (!event && problem) return <PaneProblem problem={problem} onRetry={refresh} />
  if (!event) return <DetailBones />
  return (
    <article>
      <Head event={event} events={events} onForwarded={refresh} />
      {event.session_id !== null && (
        <ConversationEvents key={event.session_id} sessionId={event.session_id} current={event} />
      )}
      <div className="flex flex-col gap-5 px-6 py-5">
        {event.verdict === 'invalid' && (
          <Notice tone="bad">
            <p className="font-medium">{t('events.verdicts.invalid')}</p>
            <p>{details && doubtOf(details)}</p>
          </Notice>
        )}
        <EventCardView event={event} />
        {details && <SentTo deliveries={details.deliveries} />}
        {details && <RawFold event={details} />}
      </div>
    </article>
  )
}

function marksOf({ read, starred, archived }: HubEvent) {
  return { read, starred, archived }
}

/** Opened is read; whoever marks it unread again means it. */
function useReadOnce(event: HubEvent | HubEventDetails | undefined): void {
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!event || done) return
    setDone(true)
    if (event.session_id !== null) void markConversationRead(event.session_id)
    else if (!event.read) void mark([event], { read: true })
  }, [event, done])
}

type HeadProps = {
  readonly event: HubEvent
  readonly events: readonly HubEvent[] | null
  readonly onForwarded: () => void
}

function Head({ event, events, onForwarded }: HeadProps) {
  const t = useT()
  const place = event.source_name
  const [forwarding, setForwarding] = useState(false)
  const [making, setMaking] = useState(false)
  const [removing, setRemoving] = useState(false)
  const close = useCallback(() => setForwarding(false), [])
  const putAway = useCallback(() => {
    void archive(event, !event.archived)
    const row = chosenRow(events, event.id, event.session_id) ?? event.id
    const next = neighbour(events ?? [], row, 1)
    const other = next?.id === row ? neighbour(events ?? [], row, -1) : next
    walkTo(other && other.id !== row ? `/events/${other.id}` : '/events')
  }, [event, events])
  const star = useCallback(() => void mark([event], { starred: !event.starred }), [event])
  useKeys(useMemo(() => ({ e: putAway, s: star }), [putAway, star]))
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-6 py-4">
      <span className="min-[56rem]:hidden">
        <IconButton icon={ArrowLeft} label={t('conversations.back')} onClick={() => navigate('/events')} />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="text-title font-semibold break-words">{eventTitle(event)}</h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-quiet">
          <span>
            <Time at={event.recorded_at} />
            {isLate(event) && (
              <>
                {' · '}
                {t('times.happened')} <Time at={event.occurred_at} />
              </>
            )}
            {place && ` · ${t(`events.from_${event.source}`, { name: place })}`}
          </span>
          {event.is_test && <Status tone="info">{t('events.test')}</Status>}
          {event.repeats > 0 && <Status tone="none">{t('events.came', { count: event.repeats + 1 })}</Status>}
        </p>
      </div>
      <span className="-mr-2 ml-auto flex items-center">
        <IconButton
          icon={Star}
          label={t(event.starred ? 'events.unstar' : 'events.star')}
          aria-pressed={event.starred}
          className={event.starred ? '[&_svg]:fill-accent [&_svg]:text-accent' : ''}
          onClick={star}
        />
        <IconButton
          icon={event.read ? Mail : MailOpen}
          label={t(event.read ? 'events.mark_unread' : 'events.mark_read')}
          onClick={() => void mark([event], { read: !event.read })}
        />
        <IconButton
          icon={event.archived ? ArchiveRestore : Archive}
          label={t(event.archived ? 'events.put_back' : 'keymap.archive')}
          onClick={putAway}
        />
        <Menu
          items={[
            ...(event.lead_id === null
              ? [{ label: t('personal.make_lead'), icon: UserPlus, onSelect: () => setMaking(true) }]
              : []),
            { label: t('events.forward'), icon: Forward, onSelect: () => setForwarding(true) },
            {
              label: t('personal.remove_event'),
              icon: Trash2,
              danger: true,
              onSelect: () => setRemoving(true),
            },
          ]}
        >
          <IconButton icon={MoreHorizontal} label={t('act.more')} />
        </Menu>
      </span>
      {making && <MakeLeadSheet event={event} onClose={() => setMaking(false)} onDone={onForwarded} />}
      <Confirm
        open={removing}
        title={t('personal.remove_event_title')}
        text={t('personal.remove_event_text')}
        act={t('personal.delete')}
        onConfirm={() => {
          setRemoving(false)
          void removeEvent(event.id)
        }}
        onCancel={() => setRemoving(false)}
      />
      {forwarding && <ForwardSheet eventId={event.id} onClose={close} onDone={onForwarded} />}
    </header>
  )
}

/** The list tells when it came; when it happened is told only where that was another time. */
const sameTimeMs = 60_000

function isLate({ occurred_at, recorded_at }: HubEvent): boolean {
  return Math.abs(Date.parse(recorded_at) - Date.parse(occurred_at)) > sameTimeMs
}
