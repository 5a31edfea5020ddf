import { Eye, EyeOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { exactTime } from '#renderer/i18n/time.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { CodeView } from '#renderer/ui/code.tsx'
import { CopyButton } from '#renderer/ui/copy.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { JsonTree } from '#renderer/ui/json-tree.tsx'
import type { HubEventDetails } from '#shared/schemas/event.ts'
import { asWritten } from './as-written.ts'
import { curlOf } from './curl.ts'
import { useInboxes } from './store.ts'
import { doubtOf } from './words.ts'

type RawProps = { readonly event: HubEventDetails }

/** What really came or went, to the last byte. Of what nobody can make a card it is all there is: then it lies open. */
export function RawFold({ event }: RawProps) {
  const t = useT()
  return (
    <Fold title={t('events.raw')} open={event.kind === 'other' || event.kind === 'api'}>
      {() => (
        <div className="flex flex-col gap-4">
          <Facts event={event} />
          <Body event={event} />
          {event.query && (
            <Pairs title={t('events.query')} pairs={[...new URLSearchParams(event.query)]} mark=" = " />
          )}
          {event.headers && <Pairs title={t('events.headers')} pairs={event.headers} mark=": " />}
        </div>
      )}
    </Fold>
  )
}

function Facts({ event }: RawProps) {
  const t = useT()
  const { data } = useLoad(useInboxes)
  const inbox = data?.inboxes.find(({ id }) => id === event.inbox_id)
  const rows = [
    [t('events.facts.type'), event.event_type],
    [t('events.facts.id'), event.id],
    [t('events.facts.recorded'), exactTime(event.recorded_at)],
    [t('events.facts.size'), t('events.facts.bytes', { count: event.payload_bytes })],
    event.whole && [
      t('events.facts.whole'),
      t('events.facts.whole_of', {
        kept: event.payload_bytes,
        bytes: event.whole.bytes,
        sha256: event.whole.sha256,
      }),
    ],
    event.verdict && [
      t('events.facts.signature'),
      [t(`events.verdicts.${event.verdict}`), doubtOf(event)].filter(Boolean).join(' '),
    ],
    event.answered_status && [t('events.facts.answered'), String(event.answered_status)],
    event.repeated_at && [t('events.facts.repeated'), exactTime(event.repeated_at)],
  ].filter((row) => Array.isArray(row))
  const url = inbox?.url ?? event.deliveries[0]?.url ?? 'https://example.com/webhook'
  return (
    <>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-meta">
        {rows.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-quiet">{label}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <CopyButton worded label={t('events.copy_body')} text={event.raw ?? event.raw_base64 ?? ''} />
        <CopyButton worded label={t('events.copy_curl')} text={async () => curlOf(event, url)} />
      </div>
    </>
  )
}

function Body({ event }: RawProps) {
  const t = useT()
  const { payload, unpacked, raw, raw_base64 } = event
  const text = unpacked ?? raw
  const value = useMemo(
    () => (payload === null || text === null ? payload : asWritten(text)),
    [payload, text],
  )
  if (payload === null) return <CodeView label={t('events.body')} text={text ?? raw_base64 ?? ''} />
  return (
    <section
      aria-label={t('events.body')}
      className="overflow-x-auto rounded-control border border-line py-3 pr-3 pl-7"
    >
      <JsonTree value={value} />
    </section>
  )
}

/** What opens doors elsewhere is not shown to whoever looks over a shoulder. */
const secretNames = /auth|cookie|secret|token|signature|passw|api[-_]?key|^(key|sig|pwd)$/i

type PairsProps = {
  readonly title: string
  readonly pairs: readonly (readonly [string, string])[]
  /** Between a name and its value. */
  readonly mark: string
}

function Pairs({ title, pairs, mark }: PairsProps) {
  const t = useT()
  const [shown, setShown] = useState(false)
  const hasSecrets = pairs.some(([name]) => secretNames.test(name))
  const text = (isShown: boolean) =>
    pairs
      .map(([name, value]) => `${name}${mark}${isShown || !secretNames.test(name) ? value : '••••••••'}`)
      .join('\n')
  return (
    <section>
      <header className="mb-2 flex min-h-9 items-center justify-between gap-4">
        <h3 className="font-semibold">{title}</h3>
        {hasSecrets && (
          <Button look="quiet" icon={shown ? EyeOff : Eye} onClick={() => setShown(!shown)}>
            {t(shown ? 'events.hide_secrets' : 'events.show_secrets')}
          </Button>
        )}
      </header>
      <CodeView label={title} text={text(shown)} />
    </section>
  )
}
