import { create } from 'zustand'
import { openAsSource } from '#renderer/features/imports/index.ts'
import { t } from '#renderer/i18n/index.ts'
import { onPush } from '#renderer/rpc/index.ts'
import { showToast } from '#renderer/ui/toast.tsx'

/** A page that wants dropped files for itself while it is open; elsewhere they are looked at as a catalog. */
export type FileTaker = {
  readonly title: string
  readonly text: string
  readonly take: (file: File) => void
}
export const useFileTaker = create<{ readonly taker: FileTaker | null }>(() => ({ taker: null }))

export function dropFiles(files: readonly File[]): void {
  const [first] = files
  if (!first) return
  const { taker } = useFileTaker.getState()
  if (taker) taker.take(first)
  else openAsSource(first)
  if (files.length > 1) showToast(t('files.one_at_a_time', { name: first.name }))
}

/** From the dock, the file manager or the command line, through the desktop app. */
onPush(['app.file'], ({ path }) => openAsSource(path))
