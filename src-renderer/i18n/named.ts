type Texts = { readonly [name: string]: string | Texts }
type Values = readonly (string | null | Values)[]

/** Gives values back the names they have in another language, as the build took them away. */
export function named(names: Texts, values: Values): Texts {
  const entries = Object.entries(names).flatMap(([name, own], place) => {
    const value = values[place] ?? null
    if (value === null) return []
    return [[name, typeof value === 'string' || typeof own === 'string' ? value : named(own, value)]]
  })
  return Object.fromEntries(entries)
}
