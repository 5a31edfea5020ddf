/** From the search on to what it found: the first row of the list, once it is drawn. */
export function focusFirst(page: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`main a[href^="#${page}/"]`)?.focus())
}
