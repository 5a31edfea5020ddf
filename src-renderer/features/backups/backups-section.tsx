import { useT } from '#renderer/i18n/index.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { CopyButton } from '#renderer/ui/copy.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { BackupsCard } from './backups-card.tsx'
import { MoveCard } from './move-card.tsx'
import { useBackups } from './store.ts'

export function BackupsSection() {
  return (
    <>
      <BackupsCard />
      <FolderCard />
      <MoveCard />
    </>
  )
}

function FolderCard() {
  const t = useT()
  const { data } = useLoad(useBackups)
  if (!data) return null
  return (
    <Card title={t('backups.folder')} hint={t('backups.folder_hint')}>
      <div className="flex items-center gap-2">
        <code className="min-w-0 flex-1 truncate rounded-control bg-sunken px-3 py-2 text-meta">
          {data.folder}
        </code>
        <CopyButton text={data.folder} label={t('backups.copy_folder')} />
      </div>
    </Card>
  )
}
