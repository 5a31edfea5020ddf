import { textOnly } from './parts.ts'
import type { Composed } from './types.ts'

type Passage = { readonly title: string; readonly text: string; readonly url: string | null }

/** Longer is not read in a chat; the source has the rest. */
const maxPassage = 700

/** The shop's own words, with where they stand. */
export function composeKnowledge({ title, text, url }: Passage): Composed {
  return { ...textOnly(shorten(text)), sources: [{ title, url: url ?? '' }] }
}

/** Cut behind a whole sentence where there is one, else behind a whole word. */
export function shorten(text: string, max = maxPassage): string {
  const whole = text.trim()
  if (whole.length <= max) return whole
  const beginning = whole.slice(0, max - 1)
  const sentence = /^.*[.!?](?=\s)/s.exec(beginning)?.[0]
  if (sentence && sentence.length > max / 3) return sentence
  return `${beginning.replace(/(?<!\s)\s+\S*$/, '')}…`
}
