import type { Plugin } from 'vite'

const marker = '\0no-scroll-lock'

/**
 * Dialogs come with a lock on the page's scrolling. Ours stand outside of `main`, the only part that scrolls, on a body
 * that does not: there is nothing to lock, and no style element to bring in for it.
 */
export function noScrollLock(): Plugin {
  return {
    name: 'no-scroll-lock',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-remove-scroll' ? marker : null),
    load: (id) => (id === marker ? 'export const RemoveScroll = ({ children }) => children' : null),
  }
}
