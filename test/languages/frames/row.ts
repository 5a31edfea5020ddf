/** A message, the lists that must find something in it, and those that must not. */
export type Row = readonly [message: string, found: string, notFound?: string]
