import { FileUp } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { CatalogSheet } from './catalog-sheet.tsx'
import { useFileDrag } from './drag.ts'
import { useFileTaker, useOpenedFile } from './store.ts'

/** Files dropped anywhere on the window, or handed over by the desktop app. */
export function FileDrop() {
  const t = useT()
  const dragging = useFileDrag()
  const { file, turn } = useOpenedFile()
  const { taker } = useFileTaker()
  return (
    <>
      {file && <CatalogSheet key={turn} file={file} />}
      {dragging && (
        <div className="pointer-events-none fixed inset-0 z-50 flex animate-appear items-center justify-center bg-paper/80 p-6">
          <div className="flex h-full w-full flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed border-accent bg-surface/90 text-center">
            <FileUp aria-hidden className="mb-2 size-10 text-accent" strokeWidth={1.5} />
            <p className="text-title font-semibold">{taker?.title ?? t('files.drop_title')}</p>
            <p className="text-quiet">{taker?.text ?? t('files.drop_text')}</p>
          </div>
        </div>
      )}
    </>
  )
}
