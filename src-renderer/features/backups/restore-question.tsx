import { useEffect, useState } from 'react'
import { useT } from '#renderer/i18n/index.ts'
import { exactTime } from '#renderer/i18n/time.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Confirm } from '#renderer/ui/confirm.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { Backup, BackupContent } from '#shared/schemas/backup.ts'
import { Counted, isNothing } from './counted.tsx'
import { say } from './store.ts'

type RestoreQuestionProps = { readonly backup: Backup; readonly onClose: () => void }

/** Says what would be missing before anything is done. */
export function RestoreQuestion({ backup, onClose }: RestoreQuestionProps) {
  const t = useT()
  const [content, setContent] = useState<BackupContent | null>(null)
  useEffect(() => {
    void rpc('backups.look', { name: backup.name }).then(setContent, (error: unknown) => {
      showProblem(error)
      onClose()
    })
  }, [backup.name, onClose])
  const restore = () => {
    onClose()
    void say(() => rpc('backups.restore', { name: backup.name }), t('backups.restoring'))
  }
  return (
    <Confirm
      open
      title={t('backups.restore_title')}
      act={t('backups.restore')}
      onConfirm={restore}
      onCancel={onClose}
      text={
        <div className="flex flex-col gap-3">
          <p>{t('backups.restore_text', { time: exactTime(backup.made_at) })}</p>
          {content ? <Missing content={content} /> : <p>{t('backups.looking')}</p>}
          <p>{t('backups.set_aside')}</p>
        </div>
      }
    />
  )
}

function Missing({ content: { missing } }: { readonly content: BackupContent }) {
  const t = useT()
  if (missing === null) return <p className="text-ink">{t('backups.missing_unknown')}</p>
  if (isNothing(missing)) return <p className="text-ink">{t('backups.missing_nothing')}</p>
  return (
    <div>
      <p>{t('backups.missing')}</p>
      <Counted counts={missing} />
    </div>
  )
}
