import type { Fault } from '#shared/faults/fault.ts'
import type { LanguageCode } from '#shared/schemas/common.ts'
import type { PhrasingSettings } from '#shared/schemas/phrasing.ts'

/** What an answer rests on. The address is never sent out; it only decides which addresses may be said. */
export type Passage = { readonly title: string; readonly url: string; readonly text: string }

/** A built-in answer that may be said in better words. */
export type ToPhrase = {
  readonly message: string
  readonly language: LanguageCode
  /** The built-in answer: right as it is, and sent where the model's words cannot be. */
  readonly answer: string
  readonly passages: readonly Passage[]
}

export type PhraseOptions = {
  /** Gets the words as soon as they are known to be grounded; their sum is how the final text begins. */
  readonly onText?: ((text: string) => void) | undefined
  /** The visitor went away. */
  readonly signal?: AbortSignal | undefined
}

export type Phrased = {
  readonly text: string
  /** Whether the text has words of the model. */
  readonly used: boolean
  /** Why none of the model's words were used, or not all of them. */
  readonly fault: Fault | null
  readonly model: string
  readonly duration_ms: number
  /** The passages the text rests on, by their place in the list. */
  readonly cited: readonly number[]
  readonly tokens?: { readonly in: number; readonly out: number }
  /** Null without prices. */
  readonly cost?: { readonly amount: number; readonly currency: string } | null
}

/** Where a model is asked. */
export type Model = Omit<PhrasingSettings, 'enabled'> & { readonly key: string | null }
