/** A document taken apart, in the order of reading. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  /** Lines that belong together: a paragraph, the items of a list, the rows of a table. */
  | { readonly kind: 'text'; readonly lines: readonly string[] }

export type ReadBlocks = { readonly title: string | null; readonly blocks: readonly Block[] }

export type ReadPassage = { readonly headings: readonly string[]; readonly text: string }

export type ReadDocument = {
  /** What it calls itself; null where it does not. */
  readonly title: string | null
  readonly passages: readonly ReadPassage[]
}
