/** Makes what belongs to a name once and keeps it: a formatter of Intl takes longer to make than to use a hundred times. */
export function memoize<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>()
  return (name) => {
    const one = made.get(name) ?? make(name)
    made.set(name, one)
    return one
  }
}
