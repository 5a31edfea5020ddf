/** What is opened may still be loading; after this it stands. */
const growsForMs = 4000
const ofTheUser = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls as far as needed to show what was opened, also as it grows, until the user does something else. */
export function reveal(element: Element): void {
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }))
  const end = new AbortController()
  observer.observe(element)
  const timer = setTimeout(() => end.abort(), growsForMs)
  for (const event of ofTheUser)
    window.addEventListener(event, () => end.abort(), { signal: end.signal, passive: true })
  end.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
}
