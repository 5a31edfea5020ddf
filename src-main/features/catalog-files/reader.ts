import { createKeptProducts, type KeptProducts } from './dialects/kept-products.ts'
import { type Understanding, understand } from './dialects/recognise.ts'
import { createKeptFile, type KeptFile } from './files/kept-file.ts'
import { lookAtFile } from './files/look-at.ts'
import { readRecords } from './files/read-records.ts'
import type { FileShape } from './files/types.ts'
import { textOf } from './values/text.ts'

/** All that is the same however the columns of a file are used. */
export type FileReader = KeptFile & {
  readonly understand: (shape: FileShape) => Understanding
  /** The text of a description. */
  readonly readText: (html: string) => string
  /** What was made of the file before. */
  readonly kept?: (shape: FileShape) => KeptProducts
}

export const plainReader: FileReader = {
  lookAtFile,
  readRecords,
  records: () => null,
  understand,
  readText: textOf,
}

/** Letters of descriptions whose text is remembered. */
const maxChars = 12e6

/** For whoever looks at one file again and again: what it did for the look before, it does not do again. */
export function createRereader(): FileReader {
  const file = createKeptFile()
  let last: { readonly shape: FileShape; readonly understanding: Understanding } | null = null
  let products: { readonly shape: FileShape; readonly kept: KeptProducts } | null = null
  const texts = new Map<string, string>()
  let chars = 0

  return {
    ...file,
    understand: (shape) => {
      if (last?.shape === shape) return last.understanding
      last = { shape, understanding: understand(shape) }
      texts.clear()
      chars = 0
      return last.understanding
    },
    kept: (shape) => {
      if (products?.shape !== shape) products = { shape, kept: createKeptProducts(() => file.isKept(shape)) }
      return products.kept
    },
    readText: (html) => {
      const before = texts.get(html)
      if (before !== undefined) return before
      const text = textOf(html)
      chars += html.length + text.length
      if (chars < maxChars) texts.set(html, text)
      return text
    },
  }
}
