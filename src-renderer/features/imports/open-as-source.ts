import { navigate } from '#renderer/lib/router.ts'
import { useChosen } from './store.ts'

/** A file that was dropped or chosen becomes a source. */
export function openAsSource(file: File | string): void {
  choose(file)
  navigate('/imports/new')
}

/** What is open takes it. */
export function choose(file: File | string): void {
  useChosen.setState({ chosen: typeof file === 'string' ? file : pathOrFile(file) })
}

/** Its path where that is known; a browser hides it, so there the file itself is used. */
export function pathOrFile(file: File): File | string {
  return window.shopbell?.pathOf(file) || file
}
