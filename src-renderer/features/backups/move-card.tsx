import { Download, FolderOpen, PackageOpen, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useT } from '#renderer/i18n/index.ts'
import { chooseFile } from '#renderer/lib/choose-file.ts'
import { fileSize } from '#renderer/lib/file-size.ts'
import { useDesktop } from '#renderer/lib/hub.ts'
import { useLoad } from '#renderer/lib/use-load.ts'
import { rpc } from '#renderer/rpc/index.ts'
import { uploadShopFile } from '#renderer/rpc/upload-shop-file.ts'
import { Button, IconButton } from '#renderer/ui/button.tsx'
import { Card } from '#renderer/ui/page.tsx'
import { Time } from '#renderer/ui/time.tsx'
import { showProblem } from '#renderer/ui/toast.tsx'
import type { ExportedFile } from '#shared/schemas/backup.ts'
import { ExportSheet } from './export-sheet.tsx'
import { type FoundShop, ImportSheet } from './import-sheet.tsx'
import { Progress } from './progress.tsx'
import { say, useExports, useRunning } from './store.ts'

/** From the old PC to the new one, by one file. */
export function MoveCard() {
  const t = useT()
  const { data } = useLoad(useExports)
  const { data: desktop } = useLoad(useDesktop)
  const running = useRunning()
  const [exporting, setExporting] = useState(false)
  const [found, setFound] = useState<FoundShop | null>(null)
  const { upload, uploading, cancel } = useShopUpload((path) => void look(path))

  const look = async (path: string) => {
    try {
      setFound({ ...(await rpc('moves.look', { path })), path })
    } catch (error) {
      showProblem(error)
    }
  }
  const choose = async () => {
    if (!desktop?.available) return chooseFile(upload, ['shopbell'])
    const { path } = await rpc('desktop.choosePath', { kind: 'file' })
    if (path !== null) await look(path)
  }
  return (
    <Card title={t('backups.move.title')} hint={t('backups.move.hint')}>
      <div className="flex flex-wrap gap-2">
        <Button icon={Upload} disabled={running !== null} onClick={() => setExporting(true)}>
          {t('backups.move.export')}
        </Button>
        <Button icon={PackageOpen} disabled={!desktop} onClick={() => void choose().catch(showProblem)}>
          {t('backups.move.import')}
        </Button>
      </div>
      {uploading && (
        <div className="mt-4">
          <Progress
            doing={t('backups.move.uploading', { name: uploading.name })}
            percent={uploading.percent}
            onCancel={cancel}
          />
        </div>
      )}
      {data && data.files.length > 0 && (
        <ul aria-label={t('backups.move.files')} className="mt-4 -mb-2 divide-y divide-line">
          {data.files.map((file) => (
            <FileRow key={file.name} file={file} isDesktop={desktop?.available === true} />
          ))}
        </ul>
      )}
      {exporting && <ExportSheet onClose={() => setExporting(false)} />}
      {found && <ImportSheet found={found} onClose={() => setFound(null)} />}
    </Card>
  )
}

function FileRow({ file, isDesktop }: { readonly file: ExportedFile; readonly isDesktop: boolean }) {
  const t = useT()
  const { code } = useLanguage()
  const { name } = file
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p className="truncate">{name}</p>
        <p className="text-meta text-quiet">
          <Time at={file.made_at} /> · {fileSize(file.bytes, code)}
        </p>
      </div>
      <div className="flex items-center gap-1">
        {isDesktop ? (
          <Button
            icon={FolderOpen}
            onClick={() => void rpc('desktop.revealDataFolder', {}).catch(showProblem)}
          >
            {t('backups.move.reveal')}
          </Button>
        ) : (
          <a
            href={`shop-files/${encodeURIComponent(name)}`}
            download={name}
            aria-label={t('backups.move.download_of', { name })}
            className="inline-flex h-9 items-center gap-2 rounded-control border border-line bg-surface px-3 font-medium hover:bg-hover"
          >
            <Download aria-hidden className="size-4" strokeWidth={1.75} />
            {t('backups.move.download')}
          </a>
        )}
        <IconButton
          icon={Trash2}
          label={t('backups.move.remove_of', { name })}
          onClick={() =>
            void say(() => rpc('moves.removeExport', { name }), t('backups.move.file_removed')).then(() =>
              useExports.getState().refresh(),
            )
          }
        />
      </div>
    </li>
  )
}

type Uploading = { readonly name: string; readonly percent: number }

function useShopUpload(take: (path: string) => void) {
  const [uploading, setUploading] = useState<Uploading | null>(null)
  const [own, setOwn] = useState<AbortController | null>(null)
  const upload = (file: File) => {
    const abort = new AbortController()
    setOwn(abort)
    setUploading({ name: file.name, percent: 0 })
    void uploadShopFile(file, {
      signal: abort.signal,
      sent: (bytes) =>
        setUploading({ name: file.name, percent: Math.floor((100 * bytes) / Math.max(1, file.size)) }),
    })
      .then(take, (error: unknown) => !abort.signal.aborted && showProblem(error))
      .finally(() => setUploading(null))
  }
  return { upload, uploading, cancel: () => own?.abort() }
}
