import type { Problem } from '../schemas/problem.ts'
import type { Push } from './pushes.ts'

/** An answer as it crosses a border that keeps no error classes. */
export type CallAnswer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly problem: Problem }

/** What the preload puts on `window.shopbell`: the only thing the window has of the desktop. */
export type Bridge = {
  readonly call: (name: string, input: unknown) => Promise<CallAnswer>
  readonly onPush: (listener: (push: Push) => void) => () => void
}
