type PageOf<T> = { readonly items: readonly T[]; readonly next: string | null }

/** The most a list gives at once. */
export const pageSize = 500

/** A list that is searched here is read to its end, page by page. */
export async function readAll<T>(read: (after: string | undefined) => Promise<PageOf<T>>): Promise<T[]> {
  const all: T[] = []
  let after: string | undefined
  do {
    const { items, next } = await read(after)
    all.push(...items)
    after = next ?? undefined
  } while (after !== undefined)
  return all
}
