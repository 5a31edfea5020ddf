import { create } from 'zustand'
import { openAsSource } from '#renderer/features/catalogs/open-as-source.ts'
import { t } from '#renderer/i18n/index.ts'
import { onPush } from '#renderer/rpc/index.ts'
import { tell } from '#renderer/ui/toast.tsx'
import { maxSyncBytes } from '#shared/schemas/sync.ts'
import { type CatalogFile, catalogEndings, readCatalogFile } from './catalog-file.ts'

type Opened = {
  /** Counts up, so that the same file dropped again is looked at anew. */
  readonly turn: number
  readonly file: CatalogFile | null
  /** While it is being loaded another one has to wait. */
  readonly busy: boolean
}

/** A page that wants dropped files for itself while it is open; what it leaves is looked at as a catalog. */
export type FileTaker = {
  readonly title: string
  readonly text: string
  readonly take: (file: File) => boolean
}
export const useFileTaker = create<{ readonly taker: FileTaker | null }>(() => ({ taker: null }))

export const useOpenedFile = create<Opened>(() => ({ turn: 0, file: null, busy: false }))

export function closeFile(): void {
  useOpenedFile.setState({ file: null, busy: false })
}

function show(file: CatalogFile): void {
  useOpenedFile.setState(({ turn, busy, file: before }) =>
    busy ? { file: before } : { turn: turn + 1, file, busy: false },
  )
}

export function dropFiles(files: readonly File[]): void {
  const [first] = files
  if (!first) return
  if (!useFileTaker.getState().taker?.take(first)) void openFiles(files)
  else if (files.length > 1) tell(t('files.one_at_a_time', { name: first.name }))
}

async function openFiles(files: readonly File[]): Promise<void> {
  const [first] = files
  if (!first) return
  const read = await readCatalogFile(first)
  if (!read.ok && read.fault === 'other_kind') return openAsSource(first)
  if (!read.ok) {
    tell(t(`files.${read.fault}`, { name: first.name, mb: maxSyncBytes / 1024 / 1024 }))
    return
  }
  if (files.length > 1) tell(t('files.one_at_a_time', { name: first.name }))
  show(read.file)
}

/** The same by keyboard or mouse: the system's own file dialog. */
export function chooseFile(): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = catalogEndings.join(',')
  input.onchange = () => void openFiles([...(input.files ?? [])])
  input.click()
}

/** From the dock, the file manager or the command line, through the desktop app. */
onPush(['app.file'], ({ name, text }) => {
  show({ name, text, sizeBytes: new TextEncoder().encode(text).length })
})
