import { Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTargetName } from '#renderer/features/settings/index.ts'
import { type TextKey, useLanguage, useT } from '#renderer/i18n/index.ts'
import { exactTime } from '#renderer/i18n/time.ts'
import { fileSize } from '#renderer/lib/file-size.ts'
import { navigate } from '#renderer/lib/router.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { Fold } from '#renderer/ui/fold.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import { Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { CallOutput } from '#shared/rpc/contract.ts'
import type { Run, Source } from '#shared/schemas/source.ts'
import { ApprovalQuestion } from './approval-question.tsx'
import { DifferenceView } from './difference.tsx'
import { Progress } from './progress.tsx'
import { RunFaults } from './run-faults.tsx'
import { missedWords } from './schedule.ts'
import { runOf, undoImport } from './store.ts'
import { Trouble } from './trouble.tsx'
import { durationWords, isWebAddress, runStanding, shownPath } from './words.ts'

type RunDetailProps = { readonly id: string; readonly source: Source | null }

export function RunDetail({ id, source }: RunDetailProps) {
  const { data, problem, refresh } = useLoad(runOf(id))
  if (data) return <Loaded run={data} source={source} />
  return (
    <Pending problem={problem} onRetry={refresh}>
      <Bone className="h-96 rounded-card" />
    </Pending>
  )
}

const differenceTitles: Partial<Record<Run['state'], TextKey>> = {
  done: 'catalogs.changed',
  braked: 'catalogs.tabs.changes',
}

type LoadedProps = { readonly run: CallOutput<'runs.get'>; readonly source: Source | null }

function Loaded({ run, source }: LoadedProps) {
  const t = useT()
  const { tone, word } = runStanding(run)
  const isLast = source?.last_run?.id === run.id
  const { difference } = run
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Card
        title={t(`catalogs.reasons.${run.reason}`)}
        hint={<Time at={run.started_at} />}
        act={
          <>
            <Status tone={tone}>{word}</Status>
            {run.restorable && run.state === 'done' && <Undo run={run} isLast={isLast} />}
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {run.state === 'running' && <Progress run={run} />}
          {run.state === 'braked' && source && isLast && <ApprovalQuestion run={run} sourceId={source.id} />}
          <Trouble run={run} />
          <Facts run={run} timezone={source?.schedule.timezone} />
        </div>
      </Card>
      {difference && (
        <Card title={t(differenceTitles[run.state] ?? 'catalogs.would_change')}>
          <DifferenceView difference={difference} />
        </Card>
      )}
      {run.state !== 'running' && <RunFaults run={run} />}
    </div>
  )
}

function Facts({ run, timezone }: { readonly run: Run; readonly timezone: string | undefined }) {
  const t = useT()
  const { code } = useLanguage()
  const target = useTargetName(run.target, t('catalogs.target_gone'))
  const { file, counts, ended_at, due_at } = run
  return (
    <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-2">
      {run.reason === 'missed' && due_at && (
        <Fact title={t('catalogs.planned')}>{missedWords(due_at, run.started_at, timezone)}</Fact>
      )}
      <Fact title={t('catalogs.goes_to')}>{target}</Fact>
      {ended_at && (
        <Fact title={t('catalogs.took')}>
          {durationWords(Date.parse(ended_at) - Date.parse(run.started_at))}
        </Fact>
      )}
      {file && (
        <Fact title={t('files.file')}>
          <span className="break-all">{shownPath(file.path)}</span>
          <span className="block text-meta text-quiet">
            {fileSize(file.bytes, code)} ·{' '}
            {t(isWebAddress(file.path) ? 'catalogs.fetched' : 'catalogs.written', {
              time: exactTime(file.modified_at),
            })}
          </span>
          {file.sha256 && (
            <Fold title={t('catalogs.hash')}>
              <span className="font-mono text-meta break-all text-quiet">SHA-256 {file.sha256}</span>
            </Fold>
          )}
        </Fact>
      )}
      {counts && (
        <Fact title={t('catalogs.read')}>
          {t('catalogs.rows', { count: counts.rows })} · {t('catalogs.products', { count: counts.received })}
          {counts.rejected > 0 && ` · ${t('catalogs.counted.rejected', { count: counts.rejected })}`}
          {counts.warnings > 0 && ` · ${t('catalogs.warnings', { count: counts.warnings })}`}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{title}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}

/** Says what it will do before it does it. */
function Undo({ run, isLast }: { readonly run: Run; readonly isLast: boolean }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { created = 0, updated = 0, removed = 0 } = run.counts ?? {}
  const undo = async () => {
    setAsking(false)
    setBusy(true)
    const back = await undoImport(run)
    setBusy(false)
    if (back) navigate(`/imports/${run.source_id ?? 'runs'}/${back.id}`)
  }
  return (
    <>
      <Button icon={Undo2} disabled={busy} onClick={() => setAsking(true)}>
        {t('catalogs.undo')}
      </Button>
      <Confirm
        open={asking}
        danger={false}
        title={t('catalogs.undo_title')}
        text={
          <>
            <p>{t('catalogs.undo_text', { time: exactTime(run.started_at) })}</p>
            <ul className="my-2 list-disc pl-5">
              {created > 0 && <li>{t('catalogs.undo_created', { count: created })}</li>}
              {updated > 0 && <li>{t('catalogs.undo_updated', { count: updated })}</li>}
              {removed > 0 && <li>{t('catalogs.undo_removed', { count: removed })}</li>}
              {!isLast && <li>{t('catalogs.undo_later')}</li>}
            </ul>
            <p>{t('catalogs.undo_file')}</p>
          </>
        }
        act={t('catalogs.undo_act')}
        onConfirm={() => void undo()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
