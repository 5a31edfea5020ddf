import { useSyncExternalStore } from 'react'
import { create } from 'zustand'

/** Narrower than this the sidebar shows icons alone, unless it was expanded. */
const narrow = matchMedia('(width < 1100px)')
const storageKey = 'shopbell.sidebar'

const useExpanded = create<{ readonly expanded: boolean }>(() => ({
  expanded: localStorage.getItem(storageKey) === 'expanded',
}))

export function useCollapsed() {
  const isNarrow = useSyncExternalStore(onNarrow, () => narrow.matches)
  const { expanded } = useExpanded()
  return { collapsed: isNarrow && !expanded, canToggle: isNarrow, toggle }
}

function toggle(): void {
  const expanded = !useExpanded.getState().expanded
  localStorage.setItem(storageKey, expanded ? 'expanded' : 'icons')
  useExpanded.setState({ expanded })
}

function onNarrow(changed: () => void): () => void {
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}
