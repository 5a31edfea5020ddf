import { useEffect } from 'react'

/** Keys of the page that is open, by their character. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || hasOverlay()) return
      const act = keys[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [keys])
}

export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.isContentEditable
  )
}

export function hasOverlay(): boolean {
  return (
    document.querySelector('[role=dialog]:not([popover]),[role=alertdialog],[popover]:popover-open') !== null
  )
}
