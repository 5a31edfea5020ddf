import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Texts } from './texts/index.ts'

/** As much as one RPC call of the dashboard carries with ease. */
export const maxFileBytes = 64 * 1024 * 1024
const extensions = new Set(['.json', '.ndjson', '.jsonl'])

export type OpenedFile =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly why: (texts: Texts) => string }

export function isCatalogFile(path: string): boolean {
  return extensions.has(extname(path).toLowerCase())
}

/** A file from the dock, the file manager or the command line, as text, or why not in the merchant's words. */
export async function openCatalogFile(path: string): Promise<OpenedFile> {
  const name = basename(path)
  if (!isCatalogFile(path)) return { ok: false, why: (texts) => texts.fileUnknown(name) }
  try {
    const { size } = await stat(path)
    if (size > maxFileBytes) {
      return { ok: false, why: (texts) => texts.fileTooLarge(name, maxFileBytes / 1024 / 1024) }
    }
    const bytes = await readFile(path)
    return { ok: true, name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { ok: false, why: (texts) => texts.fileUnreadable(name) }
  }
}
