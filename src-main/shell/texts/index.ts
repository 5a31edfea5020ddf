import { de } from './de.ts'
import { en, type Texts } from './en.ts'

export type { Texts } from './en.ts'

const languages: Readonly<Record<string, Texts>> = { en, de }

/** In the language the merchant chose, else the computer's, else English. */
export function textsFor(chosen: string | null, computer: string): Texts {
  return languages[chosen ?? ''] ?? languages[computer.slice(0, 2).toLowerCase()] ?? en
}
