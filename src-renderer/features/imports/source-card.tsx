import { Ellipsis, FileUp, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTargetName } from '#renderer/features/settings/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { chooseFile } from '#renderer/lib/choose-file.ts'
import { faultText } from '#renderer/lib/fault-text.ts'
import { navigate } from '#renderer/lib/router.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { Menu } from '#renderer/ui/menu.tsx'
import { Notice, Status } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import type { Source } from '#shared/schemas/source.ts'
import { ApprovalQuestion } from './approval-question.tsx'
import { CopyWords } from './copy-part.tsx'
import { pathOrFile } from './open-as-source.ts'
import { Progress, UploadProgress } from './progress.tsx'
import { RunStrip } from './run-strip.tsx'
import { missedWords, scheduleWords, shopTime } from './schedule.ts'
import { removeSource, runNewer, runSource, setEnabled } from './store.ts'
import { Trouble } from './trouble.tsx'
import { useTakesChosen } from './use-catalog-drop.ts'
import { useUpload } from './use-upload.ts'
import { countWords, sourceStanding } from './words.ts'

type SourceCardProps = {
  readonly source: Source
  /** In the list its name is a link. */
  readonly inList: boolean
  /** The run that is shown in full beside it: what it asks and how far it is stands there. */
  readonly openRun?: string | null
}

export function SourceCard({ source, inList, openRun = null }: SourceCardProps) {
  const t = useT()
  const { name, path, pattern, schedule, copy, last_run: last, waiting_for, schedule_fault } = source
  const standing = sourceStanding(source)
  const target = useTargetName(source.target, t('catalogs.target_gone'))
  const next = source.next_due[0]
  const { uploading, upload, cancel } = useUpload(async (uploaded) => {
    const run = await runNewer(source, uploaded)
    if (run && !inList) navigate(`/imports/${source.id}/${run.id}`)
  })
  useTakesChosen(copy && !inList ? upload : null)
  return (
    <section aria-label={name} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-[1_1_14rem]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="font-semibold break-all">
              {inList ? (
                <a href={`#/imports/${source.id}`} className="underline-offset-2 hover:underline">
                  {name}
                </a>
              ) : (
                t('catalogs.source')
              )}
            </h2>
            <Status tone={standing.tone}>{standing.word}</Status>
          </div>
          <p className="text-meta break-all text-quiet">
            {copy ? <CopyWords copy={copy} /> : path}
            {pattern && ` · ${pattern}`}
          </p>
        </div>
        <Acts source={source} follows={!inList} upload={upload} />
      </header>
      {uploading && <UploadProgress uploading={uploading} onCancel={cancel} />}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 min-[900px]:grid-cols-4">
        <Fact title={t('catalogs.goes_to')}>{target}</Fact>
        <Fact title={t('catalogs.runs')}>
          {copy && schedule.cron === null ? t('catalogs.plan_copy') : scheduleWords(schedule)}
        </Fact>
        <Fact title={t('catalogs.last_run')}>
          {last ? (
            <>
              <Time at={last.started_at} />
              {last.counts && last.state === 'done' && (
                <span className="block text-meta text-quiet">{countWords(last.counts)}</span>
              )}
              {last.reason === 'missed' && last.due_at && (
                <span className="block text-meta text-quiet">
                  {missedWords(last.due_at, last.started_at, schedule.timezone)}
                </span>
              )}
            </>
          ) : (
            t('catalogs.never')
          )}
        </Fact>
        <Fact title={t('catalogs.next_run')}>
          {next ? shopTime(next, schedule.timezone) : t(source.enabled ? 'catalogs.no_next' : 'state.paused')}
        </Fact>
      </dl>
      {waiting_for === 'target' && <ToEdit sourceId={source.id}>{t('catalogs.target_rests')}</ToEdit>}
      {schedule_fault && (
        <ToEdit sourceId={source.id}>
          {t('catalogs.schedule_stopped')} {faultText(schedule_fault)}
        </ToEdit>
      )}
      {last && last.id !== openRun && (
        <>
          {last.state === 'running' && <Progress run={last} />}
          {waiting_for === 'answer' && <ApprovalQuestion run={last} sourceId={source.id} link />}
          {last.state === 'failed' && <Trouble run={last} />}
        </>
      )}
      <RunStrip source={source} />
    </section>
  )
}

/** What the merchant must change before the source runs again, and where. */
function ToEdit({ sourceId, children }: { readonly sourceId: string; readonly children: React.ReactNode }) {
  const t = useT()
  return (
    <Notice tone="warn">
      {children}{' '}
      <a href={`#/imports/${sourceId}/edit`} className="underline underline-offset-2">
        {t('act.edit')}
      </a>
    </Notice>
  )
}

function Fact({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-quiet">{title}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}

type ActsProps = {
  readonly source: Source
  /** On its own page, what was begun is also what is looked at. */
  readonly follows: boolean
  readonly upload: (file: File | string) => void
}

function Acts({ source, follows, upload }: ActsProps) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const { id, name, copy, enabled, last_run } = source
  const isRunning = last_run?.state === 'running'
  const start = async () => {
    const run = await runSource(source)
    if (run && follows) navigate(`/imports/${id}/${run.id}`)
  }
  const remove = async () => {
    setAsking(false)
    if (await removeSource(source)) navigate('/imports')
  }
  return (
    <div className="flex shrink-0 gap-1">
      {copy && (
        <Button
          icon={FileUp}
          aria-label={t('catalogs.newer_one', { name })}
          disabled={isRunning}
          onClick={() => chooseFile((file) => upload(pathOrFile(file)))}
        >
          {t('catalogs.newer')}
        </Button>
      )}
      <Button
        icon={Play}
        aria-label={t('catalogs.run_one', { name })}
        disabled={isRunning}
        onClick={() => void start()}
      >
        {t('catalogs.run')}
      </Button>
      <Menu
        items={[
          { label: t('act.edit'), icon: Pencil, onSelect: () => navigate(`/imports/${id}/edit`) },
          {
            label: t(enabled ? 'catalogs.pause' : 'catalogs.resume'),
            icon: enabled ? Pause : Play,
            onSelect: () => void setEnabled(source, !enabled),
          },
          { label: t('act.remove'), icon: Trash2, danger: true, onSelect: () => setAsking(true) },
        ]}
      >
        <IconButton icon={Ellipsis} label={t('catalogs.more', { name })} className="mt-0.5" />
      </Menu>
      <Confirm
        open={asking}
        title={t('catalogs.remove_title', { name })}
        text={t(
          copy ? 'catalogs.remove_copy' : isRunning ? 'catalogs.remove_running' : 'catalogs.remove_text',
        )}
        act={t('act.remove')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
