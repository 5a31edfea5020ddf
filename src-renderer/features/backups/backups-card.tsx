import { Archive, DatabaseBackup, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { exactTime, relativeTime } from '#renderer/i18n/time.ts'
import { problemText } from '#renderer/lib/fault-text.ts'
import { fileSize } from '#renderer/lib/file-size.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { Empty } from '#renderer/ui/empty.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Pending } from '#renderer/ui/pending.tsx'
import { Bone } from '#renderer/ui/skeleton.tsx'
import { Notice } from '#renderer/ui/status.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Backup } from '#shared/schemas/backup.ts'
import { Progress } from './progress.tsx'
import { RestoreQuestion } from './restore-question.tsx'
import { backUpNow, say, useBackups, useRunning } from './store.ts'

type Asked = { readonly what: 'restore' | 'remove'; readonly backup: Backup }

export function BackupsCard() {
  const t = useT()
  const { data, problem, refresh } = useLoad(useBackups)
  const running = useRunning()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return (
    <Card
      title={t('backups.title')}
      hint={t('backups.hint')}
      act={
        <Button
          look="primary"
          icon={DatabaseBackup}
          disabled={running !== null}
          onClick={() => void backUpNow()}
        >
          {t('backups.now')}
        </Button>
      }
    >
      {running && (
        <Progress
          doing={t(running.what === 'export' ? 'backups.exporting' : 'backups.making')}
          percent={running.percent}
          onCancel={() => void rpc('backups.cancel', {}).catch(showProblem)}
        />
      )}
      {data?.failed && (
        <div className="mb-4">
          <Notice tone="warn">
            {t('backups.failed', {
              time: relativeTime(data.failed.at),
              detail: problemText(data.failed.problem),
            })}
          </Notice>
        </div>
      )}
      {!data && (
        <Pending problem={problem} onRetry={refresh}>
          <Bone className="h-32" />
        </Pending>
      )}
      {data?.backups.length === 0 && !running && (
        <Empty icon={Archive} title={t('backups.none')} text={t('backups.none_text')} />
      )}
      <ul aria-label={t('backups.title')} className="-mb-2 divide-y divide-line">
        {data?.backups.map((backup) => (
          <Row key={backup.name} backup={backup} onAsk={(what) => setAsked({ what, backup })} />
        ))}
      </ul>
      {asked?.what === 'restore' && <RestoreQuestion backup={asked.backup} onClose={close} />}
      {asked?.what === 'remove' && <RemoveQuestion backup={asked.backup} onClose={close} />}
    </Card>
  )
}

type RowProps = { readonly backup: Backup; readonly onAsk: (what: Asked['what']) => void }

function Row({ backup, onAsk }: RowProps) {
  const t = useT()
  const { code } = useLanguage()
  const time = exactTime(backup.made_at)
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p className="tabular-nums">{time}</p>
        <p className="text-meta text-quiet">
          <Time at={backup.made_at} /> · {t(`backups.kinds.${backup.kind}`)} · {fileSize(backup.bytes, code)}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <Button
          icon={RotateCcw}
          aria-label={t('backups.restore_of', { time })}
          onClick={() => onAsk('restore')}
        >
          {t('backups.restore')}
        </Button>
        <IconButton icon={Trash2} label={t('backups.remove_of', { time })} onClick={() => onAsk('remove')} />
      </div>
    </li>
  )
}

type RemoveQuestionProps = { readonly backup: Backup; readonly onClose: () => void }

function RemoveQuestion({ backup, onClose }: RemoveQuestionProps) {
  const t = useT()
  return (
    <Confirm
      open
      title={t('backups.remove_title')}
      text={t('backups.remove_text', { time: exactTime(backup.made_at) })}
      act={t('backups.remove')}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        void say(() => rpc('backups.remove', { name: backup.name }), t('backups.removed'))
      }}
    />
  )
}
