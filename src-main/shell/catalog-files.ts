import { access, constants } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Texts } from './texts/index.ts'

/** What exports are called; what is really in them is looked at later. */
const endings = /\.(csv|tsv|tab|txt|json|ndjson|jsonl|xml|rss|atom|yml|xlsx|ods)(\.gz)?$/i

type CheckedFile =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly why: (texts: Texts) => string }

export function isCatalogFile(path: string): boolean {
  return endings.test(path)
}

/** A file from the dock, the file manager or the command line, or why not in the merchant's words. */
export async function checkCatalogFile(path: string): Promise<CheckedFile> {
  const name = basename(path)
  if (!isCatalogFile(path)) return { ok: false, why: (texts) => texts.fileUnknown(name) }
  try {
    await access(path, constants.R_OK)
    return { ok: true, path }
  } catch {
    return { ok: false, why: (texts) => texts.fileUnreadable(name) }
  }
}
