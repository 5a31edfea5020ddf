import { plain } from '#renderer/lib/plain-text.ts'
import type { KnowledgeEntry } from '#shared/schemas/knowledge.ts'

/** Every word somewhere in the question, its other wordings or the answer, whatever the case and the accents. */
export function findEntries(entries: readonly KnowledgeEntry[], wanted: string): readonly KnowledgeEntry[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter((entry) => words.every((word) => textOf(entry).includes(word)))
}

const texts = new WeakMap<KnowledgeEntry, string>()

/** Made once an entry: a list of thousands is searched at every letter. */
function textOf(entry: KnowledgeEntry): string {
  const before = texts.get(entry)
  if (before !== undefined) return before
  const text = plain([entry.question, ...entry.alternatives, entry.answer].join('\n'))
  texts.set(entry, text)
  return text
}
