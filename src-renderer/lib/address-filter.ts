/** A filter of a page: each name with what is chosen, null or empty for nothing. */
export type Chosen = Readonly<Record<string, string | null>>
export type Choices<F> = { readonly [K in keyof F]?: readonly string[] }

/** As it stands behind the `?` of an address: only what differs from the usual. */
export function filterToQuery<F extends Chosen>(filter: F, usual: F): string {
  const chosen = Object.entries(filter).flatMap(([name, value]) =>
    value && value !== usual[name] ? [[name, value]] : [],
  )
  return new URLSearchParams(chosen).toString()
}

/** What nobody can choose is left out: an address may come from anywhere. */
export function filterFromQuery<F extends Chosen>(query: string, usual: F, choices: Choices<F>): F {
  const given = new URLSearchParams(query)
  const filter = Object.entries(usual).map(([name, own]) => {
    const value = given.get(name)
    return [name, value !== null && (choices[name]?.includes(value) ?? true) ? value : own]
  })
  return Object.fromEntries(filter)
}
