import type { Evidence } from '../assistant/types.ts'

/** One thing that was found, read for what it carries. */
export type Known = Evidence & {
  /** Its fields and its prose as one. */
  readonly whole: string
  readonly words: ReadonlySet<string>
  readonly titleStems: readonly string[]
  readonly sentences: readonly string[]
}
