/** Made when it is first asked for, and once. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The same for each text, of which as many are kept as `max`: words and values come again and again in a catalog. */
export function memoized<T extends object | string>(
  read: (text: string) => T,
  max: number,
): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    if (known.size >= max) known.clear()
    known.set(text, value)
    return value
  }
}
