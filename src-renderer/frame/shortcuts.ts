import { useEffect } from 'react'
import { create } from 'zustand'
import { hasOverlay, isTyping } from '#renderer/lib/keys.ts'
import { navigate } from '#renderer/lib/router.ts'
import { addressOf, pages } from './pages.tsx'

type Open = { readonly palette: boolean; readonly help: boolean }

/** What floats above the pages. */
export const useOverlays = create<Open>(() => ({ palette: false, help: false }))

/** How long `g` waits for its letter. */
const sequenceMs = 3000

/** The keys that work on every page. Those of a page are its own (`useKeys`). */
export function useGlobalKeys(): void {
  useEffect(() => {
    let goUntil = 0
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        useOverlays.setState(({ palette }) => ({ palette: !palette, help: false }))
        return
      }
      if (isTyping(event) || hasOverlay()) return
      if (event.timeStamp < goUntil) {
        goUntil = 0
        const page = pages.find(({ letter }) => letter === event.key)
        if (page) {
          event.preventDefault()
          event.stopImmediatePropagation()
          navigate(addressOf(page))
        }
        return
      }
      if (event.key === 'g') goUntil = event.timeStamp + sequenceMs
      if (event.key === '?') useOverlays.setState({ help: true })
      if (event.key === '/') focusSearch(event)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

function focusSearch(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLElement>('[data-search]')
  if (!search) return
  event.preventDefault()
  search.focus()
}
