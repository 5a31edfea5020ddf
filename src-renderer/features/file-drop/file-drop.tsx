import { FileUp } from 'lucide-react'
import { useT } from '#renderer/i18n/index.ts'
import { useFileDrag } from './drag.ts'
import { useFileTaker } from './store.ts'

/** Files dropped anywhere on the window. */
export function FileDrop() {
  const t = useT()
  const dragging = useFileDrag()
  const { taker } = useFileTaker()
  if (!dragging) return null
  return (
    <div className="pointer-events-none fixed inset-0 z-50 flex animate-appear items-center justify-center bg-paper/80 p-6">
      <div className="flex h-full w-full flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed border-accent bg-surface/90 text-center">
        <FileUp aria-hidden className="mb-2 size-10 text-accent" strokeWidth={1.5} />
        <p className="text-title font-semibold">{taker?.title ?? t('catalogs.drop')}</p>
        <p className="text-quiet">{taker?.text ?? t('catalogs.drop_text')}</p>
      </div>
    </div>
  )
}
