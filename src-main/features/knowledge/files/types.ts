import { type KnowledgeInput, knowledgeInputSchema } from '#shared/schemas/knowledge.ts'

export type Fault = { readonly line: number | null; readonly message: string }

/** What a file or a paste holds; with faults nothing of it is saved. */
export type ReadEntries = { readonly entries: KnowledgeInput[]; readonly faults: Fault[] }

/** More are no FAQ any more; they would be one transaction, too. */
export const maxEntries = 10_000

/** Takes an entry as it was found, or says what is wrong with it and where. */
export function takeEntry(into: ReadEntries, found: unknown, line: number | null): void {
  const parsed = knowledgeInputSchema.safeParse(found)
  if (parsed.success) into.entries.push({ ...parsed.data, url: parsed.data.url ?? null })
  else
    for (const issue of parsed.error.issues)
      into.faults.push({ line, message: worded(issue.path, issue.message) })
  if (into.entries.length === maxEntries + 1)
    into.faults.push({
      line,
      message: `There are more than ${maxEntries.toLocaleString('en')} entries. Divide the file.`,
    })
}

const partNames: Readonly<Record<string, string>> = {
  question: 'The question',
  answer: 'The answer',
  alternatives: 'The alternatives',
  url: 'The web address',
}

function worded([part, index]: readonly PropertyKey[], message: string): string {
  const name = partNames[String(part)] ?? 'The entry'
  const nth = typeof index === 'number' ? ` (number ${index + 1})` : ''
  const said = /^(?:Invalid input|Too )/.test(message) ? `cannot be read: ${message}` : message
  return `${name}${nth} ${said}.`
}
