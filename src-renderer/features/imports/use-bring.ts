import { useEffect, useRef, useState } from 'react'
import { t } from '#renderer/i18n/index.ts'
import { bringFile } from '#renderer/rpc/bring-file.ts'
import { tell, tellProblem } from '#renderer/ui/toast.tsx'
import { type CatalogCopy, maxCatalogFileBytes } from '#shared/schemas/source.ts'
import { fileName } from './words.ts'

export type Bringing = {
  readonly name: string
  readonly bytes: number
  readonly sent: number
  readonly startedMs: number
}

/** Brings a file to the hub, one at a time; who leaves the page no longer wants it. */
export function useBring(take: (copy: CatalogCopy) => unknown) {
  const [bringing, setBringing] = useState<Bringing | null>(null)
  const current = useRef<AbortController | null>(null)
  const cancel = () => current.current?.abort()
  useEffect(() => () => current.current?.abort(), [])

  const bring = async (file: File | string) => {
    cancel()
    const own = new AbortController()
    const { signal } = own
    current.current = own
    const name = typeof file === 'string' ? fileName(file) : file.name
    const bytes = typeof file === 'string' ? 0 : file.size
    setBringing({ name, bytes, sent: 0, startedMs: Date.now() })
    try {
      const fault = typeof file === 'string' ? null : await faultOf(file)
      if (fault) tell(t(`files.${fault}`, { name, mb: maxCatalogFileBytes / 1024 ** 2 }))
      else {
        const copy = await bringFile(file, {
          signal,
          sent: (sent) => setBringing((now) => (current.current === own ? now && { ...now, sent } : now)),
        })
        if (!signal.aborted) await take(copy)
      }
    } catch (error) {
      if (!signal.aborted) tellProblem(error)
    }
    if (current.current === own) setBringing(null)
  }
  return { bringing, bring: (file: File | string) => void bring(file), cancel }
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
