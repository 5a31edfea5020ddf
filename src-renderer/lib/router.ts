import { create } from 'zustand'

type Router = {
  readonly path: string
  /** Where the user wants to go while something unsaved holds them. */
  readonly held: string | null
}

/** Everything has an address (`#/keys/key_…`), so that links, notifications and back work. */
export const useRouter = create<Router>(() => ({ path: currentPath(), held: null }))

const guards = new Set<() => boolean>()

export function navigate(path: string): void {
  if (path === useRouter.getState().path) return
  location.hash = path
}

/** Changes the address without a step in the history, for what only refines the page. */
export function replacePath(path: string): void {
  history.replaceState(null, '', `#${path}`)
  useRouter.setState({ path: currentPath() })
}

/** Asks before leaving what was typed; returns what ends the guard. */
export function guardUnsaved(isUnsaved: () => boolean): () => void {
  guards.add(isUnsaved)
  return () => {
    guards.delete(isUnsaved)
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
  if (isAnyUnsaved()) {
    history.replaceState(null, '', `#${path}`)
    useRouter.setState({ held: wanted })
    return
  }
  useRouter.setState({ path: wanted, held: null })
})

// Closing the tab, or quitting the desktop app, which asks in its own words.
window.addEventListener('beforeunload', (event) => {
  if (isAnyUnsaved()) event.preventDefault()
})

function isAnyUnsaved(): boolean {
  return [...guards].some((isUnsaved) => isUnsaved())
}

function currentPath(): string {
  try {
    return decodeURI(location.hash.slice(1)) || '/'
  } catch {
    return '/'
  }
}
