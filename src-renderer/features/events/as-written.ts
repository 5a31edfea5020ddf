type Written = { readonly source?: string } | undefined

/** A number that JavaScript would write otherwise is a symbol of how it was written: 1.10 is no 1.1 to whoever compares. */
export function asWritten(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, ...[written]: Written[]) =>
    typeof value === 'number' && String(value) !== (written?.source ?? String(value))
      ? Symbol(written?.source)
      : value,
  )
}
