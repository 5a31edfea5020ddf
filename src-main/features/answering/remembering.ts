/** The same is looked for more than once in a turn. */
export function remembering<A extends object, R>(find: (ask: A) => R): (ask: A) => R {
  const known = new Map<string, R>()
  return (ask) => {
    const key = JSON.stringify(ask)
    const found = known.get(key) ?? find(ask)
    known.set(key, found)
    return found
  }
}
