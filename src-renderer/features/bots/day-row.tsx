import { Plus, X } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { fieldMessage } from '#renderer/lib/field-message.ts'
import { IconButton } from '#renderer/ui/button.tsx'
import { Input } from '#renderer/ui/input.tsx'
import { nextSpan, type Span, tidyTime } from './hours.ts'

type Fault = { readonly message?: string | undefined } | undefined
type SpanFault = (Fault & { readonly from?: Fault; readonly to?: Fault }) | undefined

type DayRowProps = {
  readonly name: string
  readonly spans: readonly Span[]
  readonly faults: readonly SpanFault[] | Fault
  readonly onChange: (spans: Span[]) => void
  readonly onBlur: () => void
}

/** There are at most four a day, each in its place. */
const slots = ['first', 'second', 'third', 'fourth']

export function DayRow({ name, spans, faults, onChange, onBlur }: DayRowProps) {
  const t = useT()
  const next = nextSpan(spans)
  const list = (Array.isArray(faults) ? faults : []) as readonly SpanFault[]
  const message = list.map(messageOf).find(Boolean)
  return (
    <li className="flex min-h-13 items-start gap-4 py-2">
      <span className="w-28 shrink-0 pt-1.5">{name}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
          {spans.length === 0 && <span className="pr-3 text-quiet">{t('bots.closed')}</span>}
          {spans.map((span, index) => (
            <SpanInput
              key={slots[index]}
              day={name}
              span={span}
              invalid={messageOf(list[index]) !== undefined}
              onChange={(changed) => onChange(spans.with(index, changed))}
              onRemove={() => onChange(spans.toSpliced(index, 1))}
              onBlur={onBlur}
            />
          ))}
          <IconButton
            icon={Plus}
            label={t('bots.span_add', { day: name })}
            disabled={next === null}
            onClick={() => next && onChange([...spans, next])}
            className="-ml-3"
          />
        </div>
        {message && (
          <p role="alert" className="text-meta text-bad">
            {fieldMessage(message)}
          </p>
        )}
      </div>
    </li>
  )
}

type SpanInputProps = {
  readonly day: string
  readonly span: Span
  readonly invalid: boolean
  readonly onChange: (span: Span) => void
  readonly onRemove: () => void
  readonly onBlur: () => void
}

function SpanInput({ day, span, invalid, onChange, onRemove, onBlur }: SpanInputProps) {
  const t = useT()
  const time = (end: 'from' | 'to') => (
    <Input
      aria-label={t(`bots.${end}`, { day })}
      aria-invalid={invalid}
      value={span[end]}
      onChange={(event) => onChange({ ...span, [end]: event.target.value })}
      onKeyDown={(event) => event.key === 'Enter' && onChange({ ...span, [end]: tidyTime(span[end]) })}
      onBlur={() => {
        if (tidyTime(span[end]) !== span[end]) onChange({ ...span, [end]: tidyTime(span[end]) })
        onBlur()
      }}
      className="max-w-18 px-2 text-center"
    />
  )
  return (
    <span className="flex items-center gap-2">
      {time('from')}
      <span className="text-quiet">{t('bots.until')}</span>
      {time('to')}
      <IconButton icon={X} label={t('bots.span_remove', { day })} onClick={onRemove} />
    </span>
  )
}

function messageOf(fault: SpanFault): string | undefined {
  return fault?.from?.message ?? fault?.to?.message ?? fault?.message
}
