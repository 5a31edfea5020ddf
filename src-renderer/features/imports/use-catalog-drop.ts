import { useEffect } from 'react'
import { useTakesFiles } from '#renderer/features/file-drop/index.ts'
import { useT } from '#renderer/i18n/index.ts'
import { choose, openAsSource } from './open-as-source.ts'
import { useChosen } from './store.ts'

/** A file dropped here becomes a source, or what is open takes it. */
export function useCatalogDrop(isForOpen: boolean): void {
  const t = useT()
  const take = isForOpen ? choose : openAsSource
  useTakesFiles({ title: t('catalogs.drop'), text: t('catalogs.drop_text'), take })
}

/** Takes over what was dropped or chosen, once, when it comes. */
export function useTakesChosen(take: ((chosen: File | string) => void) | null): void {
  const chosen = useChosen((state) => state.chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each
  useEffect(() => {
    if (!take || chosen === null) return
    useChosen.setState({ chosen: null })
    take(chosen)
  }, [chosen])
}
