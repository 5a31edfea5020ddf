import type { Problem } from '../schemas/problem.ts'
import type { Push } from './pushes.ts'

/** An answer as it crosses a border that keeps no error classes. */
export type CallAnswer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly problem: Problem }

/** What the preload puts on `window.shopbell`: the only thing the window has of the desktop. */
export type Bridge = {
  readonly call: (name: string, input: unknown) => Promise<CallAnswer>
  /** Where a file that was dropped lies; only what the user chose has a place. */
  readonly pathOf: (file: unknown) => string
  readonly onPush: (listener: (push: Push) => void) => () => void
}
