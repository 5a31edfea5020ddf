import { useMemo } from 'react'
import { useTakesFiles } from '#renderer/features/file-drop/use-file-taker.ts'
import { useT } from '#renderer/i18n/index.ts'
import { openAsSource } from './open-as-source.ts'

/** A file dropped here becomes a source; a browser, which cannot say where it lies, loads what it can itself. */
export function useCatalogDrop(): void {
  const t = useT()
  const taker = useMemo(
    () => ({
      title: t('catalogs.drop'),
      text: t('catalogs.drop_text'),
      take: (file: File) => {
        if (!window.shopbell && /\.(json|ndjson|jsonl)$/i.test(file.name)) return false
        openAsSource(file)
        return true
      },
    }),
    [t],
  )
  useTakesFiles(taker)
}
