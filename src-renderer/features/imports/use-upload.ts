import { useEffect, useRef, useState } from 'react'
import { t } from '#renderer/i18n/index.ts'
import { uploadFile } from '#renderer/rpc/upload-file.ts'
import { showProblem, showToast } from '#renderer/ui/toast.tsx'
import { type CatalogCopy, maxCatalogFileBytes } from '#shared/schemas/source.ts'
import { fileName } from './words.ts'

export type Upload = {
  readonly name: string
  readonly bytes: number
  readonly sent: number
  readonly startedMs: number
}

/** Uploads a file to the hub, one at a time; who leaves the page no longer wants it. */
export function useUpload(take: (copy: CatalogCopy) => unknown) {
  const [uploading, setUploading] = useState<Upload | null>(null)
  const current = useRef<AbortController | null>(null)
  const cancel = () => current.current?.abort()
  useEffect(() => () => current.current?.abort(), [])

  const upload = async (file: File | string) => {
    cancel()
    const own = new AbortController()
    const { signal } = own
    current.current = own
    const name = typeof file === 'string' ? fileName(file) : file.name
    const bytes = typeof file === 'string' ? 0 : file.size
    setUploading({ name, bytes, sent: 0, startedMs: Date.now() })
    try {
      const fault = typeof file === 'string' ? null : await faultOf(file)
      if (fault) showToast(t(`files.${fault}`, { name, mb: maxCatalogFileBytes / 1024 ** 2 }))
      else {
        const copy = await uploadFile(file, {
          signal,
          sent: (sent) => setUploading((now) => (current.current === own ? now && { ...now, sent } : now)),
        })
        if (!signal.aborted) await take(copy)
      }
    } catch (error) {
      if (!signal.aborted) showProblem(error)
    }
    if (current.current === own) setUploading(null)
  }
  return { uploading, upload: (file: File | string) => void upload(file), cancel }
}

/** What can be said before it is sent; a folder, too, is dropped as a file that nobody can read. */
async function faultOf(file: File): Promise<'too_large' | 'empty_file' | 'unreadable' | null> {
  if (file.size > maxCatalogFileBytes) return 'too_large'
  const head = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => null)
  if (!head) return 'unreadable'
  return file.size === 0 ? 'empty_file' : null
}
