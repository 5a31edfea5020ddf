import { create } from 'zustand'
import { movedPath } from './moved-pages.ts'

type Router = {
  readonly path: string
  /** Where the user wants to go while something unsaved holds them. */
  readonly held: string | null
}

/** Everything has an address (`#/keys/key_…`), so that links, notifications and back work. */
export const useRouter = create<Router>(() => ({ path: currentPath(), held: null }))

type Guard = {
  readonly isUnsaved: () => boolean
  /** Addresses that show the same form: going there loses nothing. */
  readonly keeps: (path: string) => boolean
}

const guards = new Set<Guard>()

export function navigate(path: string): void {
  if (path === useRouter.getState().path) return
  location.hash = path
}

/** Changes the address without a step in the history, for what only refines the page. */
export function replacePath(path: string): void {
  // Whoever is on the way to another page, which the window tells a moment later, is not called back.
  if (currentPath() !== useRouter.getState().path) return
  history.replaceState(null, '', `#${path}`)
  useRouter.setState({ path: currentPath() })
}

/** Asks before leaving what was typed; returns what ends the guard. */
export function guardUnsaved(isUnsaved: () => boolean, keeps: Guard['keeps'] = () => false): () => void {
  const guard = { isUnsaved, keeps }
  guards.add(guard)
  return () => {
    guards.delete(guard)
  }
}

export function stay(): void {
  useRouter.setState({ held: null })
}

export function leave(): void {
  const { held } = useRouter.getState()
  guards.clear()
  useRouter.setState({ held: null })
  if (held !== null) navigate(held)
}

window.addEventListener('hashchange', () => {
  const wanted = currentPath()
  const { path } = useRouter.getState()
  if (wanted === path) return
  if (wouldLose(wanted)) {
    history.replaceState(null, '', `#${path}`)
    useRouter.setState({ held: wanted })
    return
  }
  useRouter.setState({ path: wanted, held: null })
})

// Closing the tab, or quitting the desktop app, which asks in its own words.
window.addEventListener('beforeunload', (event) => {
  if (wouldLose(null)) event.preventDefault()
})

/** Whether going there, or closing (null), throws away something unsaved. */
function wouldLose(path: string | null): boolean {
  return [...guards].some(({ isUnsaved, keeps }) => isUnsaved() && (path === null || !keeps(path)))
}

function currentPath(): string {
  const written = location.hash.slice(1)
  const today = movedPath(written)
  if (today !== written) history.replaceState(null, '', `#${today}`)
  try {
    return decodeURI(today) || '/'
  } catch {
    return '/'
  }
}
