import { create } from 'zustand'
import type { ShopPlace } from '#renderer/features/bots/index.ts'
import { type Step, stepOf } from './steps.ts'

/** What was typed and not saved yet, and how far one got. */
export type Draft = {
  readonly step: Step | null
  readonly name: string | null
  readonly place: ShopPlace | null
  readonly webAddress: string
  readonly returns: string | null
  readonly shipping: string | null
  /** The bot that was made here; its settings still follow the first step. */
  readonly botId: string | null
  readonly chattedWith: string | null
  readonly hasSnippet: boolean
}

const empty: Draft = {
  step: null,
  name: null,
  place: null,
  webAddress: '',
  returns: null,
  shipping: null,
  botId: null,
  chattedWith: null,
  hasSnippet: false,
}

/** Kept by this browser: whoever closes the window in the middle of a sentence finds it again. */
const storageKey = 'shopbell.first-start'

export const useDraft = create<Draft>(readStored)
useDraft.subscribe((draft) => localStorage.setItem(storageKey, JSON.stringify(draft)))

export function setDraft(change: Partial<Draft>): void {
  useDraft.setState(change)
}

function readStored(): Draft {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Draft>
    return { ...empty, ...stored, step: stepOf(stored.step ?? undefined) }
  } catch {
    return empty
  }
}
