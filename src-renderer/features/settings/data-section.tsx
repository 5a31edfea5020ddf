import { FolderOpen } from 'lucide-react'
import { t as translate, useT } from '#renderer/i18n/index.ts'
import { useDesktop, useHubStatus } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { Button } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { ProblemView } from '#renderer/ui/problem.tsx'
import { Bone, Skeleton } from '#renderer/ui/skeleton.tsx'
import { tell, tellProblem } from '#renderer/ui/toast.tsx'
import { CopyLine } from './copy-line.tsx'

export function DataSection() {
  const t = useT()
  const { data: status, problem, refresh } = useLoad(useHubStatus)
  const { data: desktop } = useLoad(useDesktop)
  return (
    <Card title={t('settings.data.folder')} hint={t('settings.data.folder_hint')}>
      {status ? (
        <div className="flex flex-col gap-4">
          <CopyLine text={status.data_folder} label={t('settings.data.copy_path')} />
          {desktop?.available === false ? (
            <p className="text-meta text-quiet">{t('settings.data.reveal_browser')}</p>
          ) : (
            <Button
              icon={FolderOpen}
              disabled={!desktop}
              onClick={() => void reveal()}
              className="self-start"
            >
              {t('settings.data.reveal')}
            </Button>
          )}
        </div>
      ) : problem ? (
        <ProblemView problem={problem} onRetry={refresh} />
      ) : (
        <Skeleton>
          <Bone className="h-10" />
        </Skeleton>
      )}
    </Card>
  )
}

async function reveal(): Promise<void> {
  try {
    const { done } = await rpc('desktop.revealDataFolder', {})
    if (!done) tell(translate('settings.data.not_opened'))
  } catch (error) {
    tellProblem(error)
  }
}
