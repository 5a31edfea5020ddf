/** Walking through a list is one step in the history, not one a row; unsaved work is asked about all the same. */
export function walkTo(path: string): void {
  location.replace(`#${path}`)
}

/** The one `step` further down; from nowhere the first, and at the ends it stays. */
export function neighbour<T extends { readonly id: string }>(
  items: readonly T[],
  id: string | null,
  step: 1 | -1,
): T | null {
  const at = items.findIndex((item) => item.id === id)
  if (at === -1) return items[0] ?? null
  return items[at + step] ?? items[at] ?? null
}
