export type Loaded<T> = { readonly items: readonly T[]; readonly next: string | null }
type Item = { readonly id: string }

/**
 * The newest page of a list whose rows keep their places, read again and laid over what is shown: new rows come between.
 * Rows that no longer fit go, unless they are in `kept`. Where nothing joins the two, rows nobody read may lie between
 * them: then only the page stays.
 */
export function withNewest<T extends Item>(
  loaded: Loaded<T>,
  page: Loaded<T>,
  kept: ReadonlySet<string>,
): Loaded<T> {
  const places = new Map(loaded.items.map(({ id }, at) => [id, at]))
  const lastKnown = page.items.findLastIndex(({ id }) => places.has(id))
  if (lastKnown === -1) return page
  const items: T[] = []
  let at = 0
  for (const item of page.items.slice(0, lastKnown + 1)) {
    const place = places.get(item.id)
    if (place !== undefined && place >= at) {
      items.push(...loaded.items.slice(at, place).filter(({ id }) => kept.has(id)))
      at = place + 1
    }
    items.push(item)
  }
  const rest = loaded.items.slice(at).filter(({ id }) => page.next !== null || kept.has(id))
  return {
    items: union([...items, ...rest], page.items.slice(lastKnown + 1)),
    next: page.next === null ? null : loaded.next,
  }
}

/**
 * The same for a list whose rows move to the top when they change: `version` says whether one did. Rows are not in order
 * afterwards where the page is shorter than what is shown.
 */
export function withMoved<T extends Item>(
  loaded: Loaded<T>,
  page: Loaded<T>,
  version: (item: T) => string,
): Loaded<T> {
  if (page.next === null || page.items.length >= loaded.items.length) return page
  const versions = new Map(loaded.items.map((item) => [item.id, version(item)]))
  const isJoined = page.items.some((item) => versions.get(item.id) === version(item))
  return isJoined ? { items: union(page.items, loaded.items), next: loaded.next } : page
}

/** The next page, laid under what is shown; a row that moved up meanwhile stays where it is. */
export function withOlder<T extends Item>(loaded: Loaded<T>, page: Loaded<T>): Loaded<T> {
  return { items: union(loaded.items, page.items), next: page.next }
}

function union<T extends Item>(first: readonly T[], second: readonly T[]): T[] {
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...second.filter(({ id }) => !ids.has(id))]
}
