import { t } from '#renderer/i18n/index.ts'
import { navigate } from '#renderer/lib/router.ts'
import { tell } from '#renderer/ui/toast.tsx'
import { useChosenPath } from './store.ts'

/** A file that was dropped becomes a source. A browser does not tell where it lies: then its path is asked for. */
export function openAsSource(file: File): void {
  const path = window.shopbell?.pathOf(file) ?? ''
  if (path === '') tell(t('catalogs.no_path', { name: file.name }))
  else useChosenPath.setState({ path })
  navigate('/catalogs/new')
}
