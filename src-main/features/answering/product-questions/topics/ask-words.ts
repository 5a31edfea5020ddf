import type { Topic } from './names.ts'

/** What a question of this kind is asked with; words that belong together are joined by "_". */
export type AskWords = Readonly<Partial<Record<Topic, string>>>
