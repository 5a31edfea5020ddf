import { create } from 'zustand'
import { t } from '#renderer/i18n/index.ts'
import { endingOf, type GivenFile, readTextFile } from '#renderer/lib/text-file.ts'
import { showToast } from '#renderer/ui/toast.tsx'

type ImportFormat = 'csv' | 'json' | 'paste'

type Import = {
  /** Whose sheet is open. What was chosen and typed stays when it is closed. */
  readonly botId: string | null
  readonly way: 'file' | 'paste'
  readonly file: { readonly name: string; readonly format: ImportFormat; readonly text: string } | null
  readonly pasted: string
}

const begun: Import = { botId: null, way: 'file', file: null, pasted: '' }
export const useImport = create<Import>(() => begun)

/** The most the hub reads at once. */
const maxLength = 20_000_000
export const importEndings = ['csv', 'json', 'txt'] as const

export function openImport(botId: string): void {
  useImport.setState({ botId })
}

export function closeImport(): void {
  useImport.setState({ botId: null })
}

/** It is saved; what was only pasted beside the file is not. */
export function endImport(): void {
  useImport.setState(({ way, pasted }) => ({ ...begun, pasted: way === 'file' ? pasted : '' }))
}

export async function takeImportFile(botId: string, file: GivenFile): Promise<void> {
  const ending = importEndings.find((one) => one === endingOf(file.name))
  if (!ending) return showToast(t('knowledge.import_other_kind', { name: file.name }))
  if (file.size > maxLength) return showToast(t('knowledge.file_too_large', { name: file.name, mb: 20 }))
  try {
    const text = await readTextFile(file)
    const format = ending === 'txt' ? 'paste' : ending
    useImport.setState({ botId, way: 'file', file: { name: file.name, format, text } })
  } catch {
    showToast(t('knowledge.file_unreadable', { name: file.name }))
  }
}

/** What would be imported now, if there is anything. */
export function importText({ way, file, pasted }: Import): {
  readonly format: ImportFormat
  readonly text: string
} | null {
  if (way === 'file') return file && { format: file.format, text: file.text }
  return pasted.trim() === '' ? null : { format: pastedFormat(pasted), text: pasted }
}

/** Pasted from a program it may as well be JSON; a table from a spreadsheet is for the hub to see. */
function pastedFormat(text: string): ImportFormat {
  return /^\s*[[{]/.test(text) ? 'json' : 'paste'
}
