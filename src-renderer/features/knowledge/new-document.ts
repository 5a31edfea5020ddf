import { create } from 'zustand'
import { t } from '#renderer/i18n/index.ts'
import { endingOf } from '#renderer/lib/text-file.ts'
import { showToast } from '#renderer/ui/toast.tsx'
import { type DocumentFormat, type DocumentInput, maxDocumentBytes } from '#shared/schemas/document.ts'

type ChosenFile = { readonly name: string; readonly format: DocumentFormat; readonly base64: string }

type NewDocument = {
  /** Whose sheet is open. What was chosen and typed stays when it is closed. */
  readonly botId: string | null
  readonly way: 'file' | 'paste'
  readonly file: ChosenFile | null
  readonly pasted: string
}

const begun: NewDocument = { botId: null, way: 'file', file: null, pasted: '' }
export const useNewDocument = create<NewDocument>(() => begun)

export function openDocumentSheet(botId: string): void {
  useNewDocument.setState({ botId })
}

export function closeDocumentSheet(): void {
  useNewDocument.setState({ botId: null })
}

/** It is kept; what was only pasted beside the file is not. A file dropped meanwhile is the next one. */
export function endDocumentSheet(kept: NewDocument['file']): void {
  useNewDocument.setState((state) => {
    const { way, file, pasted } = state
    return way === 'file' && file !== kept ? state : { ...begun, pasted: way === 'file' ? pasted : '' }
  })
}

const formats: Readonly<Record<string, DocumentFormat>> = {
  txt: 'txt',
  text: 'txt',
  md: 'md',
  markdown: 'md',
  html: 'html',
  htm: 'html',
  pdf: 'pdf',
  docx: 'docx',
}
export const documentEndings = Object.keys(formats)

export async function takeDocumentFile(botId: string, file: File): Promise<void> {
  const format = formats[endingOf(file.name)]
  if (!format) return showToast(t('knowledge.document_other_kind', { name: file.name }))
  if (file.size > maxDocumentBytes) {
    return showToast(t('knowledge.file_too_large', { name: file.name, mb: maxDocumentBytes / 1024 / 1024 }))
  }
  try {
    const base64 = await readBase64(file)
    useNewDocument.setState({ botId, way: 'file', file: { name: file.name, format, base64 } })
  } catch {
    showToast(t('knowledge.file_unreadable', { name: file.name }))
  }
}

/** What would be added now, if there is anything. Pasted text may have headings as in Markdown. */
export function documentInput({ way, file, pasted }: NewDocument): DocumentInput | null {
  if (way === 'file') return file && { format: file.format, file_name: file.name, base64: file.base64 }
  return pasted.trim() === '' ? null : { format: 'md', text: pasted }
}

/** The browser encodes large files faster than we could. */
function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
