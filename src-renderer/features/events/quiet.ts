import { create } from 'zustand'
import type { EventKind } from '#shared/schemas/event.ts'

/** What nobody has to act on: folded until somebody wants to see it. */
export const noisyKinds: readonly EventKind[] = ['conversation', 'api']

export type Quiet = { readonly noise: boolean; readonly tests: boolean }

/** Kept by this browser: it is how somebody works, not what they look for. */
const storageKey = 'shopbell.events'

/** Whether noisy kinds and tests are shown. */
export const useQuiet = create<Quiet>(readStored)
useQuiet.subscribe((quiet) => localStorage.setItem(storageKey, JSON.stringify(quiet)))

function readStored(): Quiet {
  try {
    const { noise, tests } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Quiet>
    return { noise: noise === true, tests: tests === true }
  } catch {
    return { noise: false, tests: false }
  }
}
