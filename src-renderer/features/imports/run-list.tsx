import { useMemo, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { cx } from '#renderer/lib/cx.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useListKeys } from '#renderer/lib/use-list-keys.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { CallOutput } from '#shared/rpc/contract.ts'
import type { Run } from '#shared/schemas/source.ts'
import { runStanding } from './words.ts'

type RunListProps = {
  readonly sourceId: string
  readonly recent: CallOutput<'runs.list'>
  readonly openId: string | null
}

/** The runs of a source, the newest first; older ones when asked for. */
export function RunList({ sourceId, recent, openId }: RunListProps) {
  const t = useT()
  const [older, setOlder] = useState<CallOutput<'runs.list'> | null>(null)
  const runs = useMemo(() => {
    const shown = new Set(recent.runs.map(({ id }) => id))
    return [...recent.runs, ...(older?.runs ?? []).filter(({ id }) => !shown.has(id))]
  }, [recent, older])
  const next = older ? older.next : recent.next
  const readOlder = async () => {
    try {
      const read = await rpc('runs.list', { source_id: sourceId, limit: 100, after: next ?? '' })
      setOlder({ runs: [...(older?.runs ?? []), ...read.runs], next: read.next })
    } catch (error) {
      showProblem(error)
    }
  }
  useListKeys(runs, openId, `/imports/${sourceId}`, navigate)
  return (
    <nav
      aria-label={t('catalogs.runs_label')}
      className="max-h-72 self-start overflow-y-auto p-px min-[1180px]:sticky min-[1180px]:top-6 min-[1180px]:max-h-[calc(100vh-3rem)]"
    >
      <ul>
        {runs.map((run) => (
          <li key={run.id}>
            <RunRow run={run} href={`#/imports/${sourceId}/${run.id}`} open={run.id === openId} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button look="quiet" className="mt-2 w-full" onClick={() => void readOlder()}>
          {t('catalogs.older')}
        </Button>
      )}
    </nav>
  )
}

type RunRowProps = {
  readonly run: Run
  readonly href: string
  readonly open: boolean
  readonly title?: string
}

export function RunRow({ run, href, open, title }: RunRowProps) {
  const t = useT()
  const { tone, word } = runStanding(run)
  return (
    <a
      href={href}
      aria-current={open ? 'true' : undefined}
      className={cx(
        'block rounded-control px-3 py-2 -outline-offset-2 hover:bg-hover',
        open && 'bg-surface shadow-[inset_0_0_0_1px_var(--line)]',
      )}
    >
      <span className={cx('flex justify-between gap-3', open && 'font-medium')}>
        <span className="truncate">{title ?? t(`catalogs.reasons.${run.reason}`)}</span>
        <Time at={run.started_at} className="shrink-0 text-meta text-quiet" />
      </span>
      <span className="mt-0.5 block">
        <Status tone={tone}>{word}</Status>
      </span>
    </a>
  )
}
