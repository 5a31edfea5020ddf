import { maxSyncBytes } from '#shared/schemas/sync.ts'

export type CatalogFile = { readonly name: string; readonly sizeBytes: number; readonly text: string }

export type FileFault = 'other_kind' | 'too_large' | 'empty_file' | 'not_text' | 'unreadable'
export type ReadFile =
  | { readonly ok: true; readonly file: CatalogFile }
  | { readonly ok: false; readonly fault: FileFault }

export const catalogEndings = ['.json', '.ndjson', '.jsonl'] as const

/** Enough of a browser's File to be read. */
type GivenFile = {
  readonly name: string
  readonly size: number
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

export async function readCatalogFile(given: GivenFile): Promise<ReadFile> {
  const fault = faultBefore(given)
  if (fault) return { ok: false, fault }
  let bytes: ArrayBuffer
  try {
    bytes = await given.arrayBuffer()
  } catch {
    return { ok: false, fault: 'unreadable' }
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.trim() === '') return { ok: false, fault: 'empty_file' }
    return { ok: true, file: { name: given.name, sizeBytes: given.size, text } }
  } catch {
    return { ok: false, fault: 'not_text' }
  }
}

/** What can be said without reading it. */
function faultBefore({ name, size }: GivenFile): FileFault | null {
  const lower = name.toLowerCase()
  if (!catalogEndings.some((ending) => lower.endsWith(ending))) return 'other_kind'
  if (size > maxSyncBytes) return 'too_large'
  return size === 0 ? 'empty_file' : null
}

const kilobyte = 1000
const megabyte = 1000 * kilobyte

/** "1.4 MB", as the language writes it. */
export function fileSize(bytes: number, language: string): string {
  const [unit, size] =
    bytes < megabyte ? (['kilobyte', kilobyte] as const) : (['megabyte', megabyte] as const)
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 })
  return format.format(bytes / size)
}
