import { useT } from '#renderer/i18n/index.ts'
import { becauseWords } from '#renderer/i18n/trace-words.ts'
import { usePercent } from '#renderer/i18n/use-percent.ts'
import { cx } from '#renderer/lib/cx.ts'
import { Status } from '#renderer/ui/status.tsx'
import type { TraceCandidate } from '#shared/schemas/trace.ts'
import type { Rival } from './rivals.ts'

type RivalsProps = { readonly rivals: readonly Rival[]; readonly threshold: number }

/** What could have been the answer, each with its chance; a line marks what this bot asks for. */
export function Rivals({ rivals, threshold }: RivalsProps) {
  const t = useT()
  if (rivals.length === 0) return null
  return (
    <div>
      <p className="mb-1.5 text-meta font-medium">{t('trace.rivals')}</p>
      <ol className="flex flex-col gap-3">
        {rivals.map((rival) => (
          <li key={`${rival.kind} ${rival.parts[0]?.id} ${rival.confidence}`}>
            <Row rival={rival} threshold={threshold} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Row({ rival, threshold }: { readonly rival: Rival; readonly threshold: number }) {
  const t = useT()
  const percent = usePercent()
  const { kind, confidence, won, parts } = rival
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8rem_2.75rem] items-start gap-x-3 text-meta">
      <div className="min-w-0">
        <p className="flex min-h-6 flex-wrap items-center gap-2 text-quiet">
          {kind === 'product' ? t('trace.kinds.products', { count: parts.length }) : t(`trace.kinds.${kind}`)}
          {won && <Status tone="good">{t('trace.won')}</Status>}
        </p>
        <ul className="flex flex-col gap-1">
          {parts.map((part) => (
            <Part key={part.id} part={part} won={won} />
          ))}
        </ul>
      </div>
      <Bar share={confidence} mark={threshold} won={won} />
      <span className={cx('pt-0.5 text-right', won && 'font-medium')}>{percent(confidence)}</span>
    </div>
  )
}

function Part({ part, won }: { readonly part: TraceCandidate; readonly won: boolean }) {
  const { title } = part
  const reasons = becauseWords(part)
  return (
    <li className="break-words">
      <span className={cx(won && 'font-medium')}>{title}</span>
      {reasons.length > 0 && <span className="block text-quiet">{reasons.join(' · ')}</span>}
    </li>
  )
}

type BarProps = { readonly share: number; readonly mark: number; readonly won: boolean }

/** How likely it is; a line marks what this bot asks for. */
export function Bar({ share, mark, won }: BarProps) {
  const width = `${Math.min(1, Math.max(0, share)) * 100}%`
  return (
    <div aria-hidden className="relative mt-2 h-2 rounded-full bg-hover">
      <div className={cx('h-full rounded-full', won ? 'bg-accent' : 'bg-line-strong')} style={{ width }} />
      <div className="absolute -inset-y-0.5 w-0.5 bg-ink" style={{ left: `${mark * 100}%` }} />
    </div>
  )
}
