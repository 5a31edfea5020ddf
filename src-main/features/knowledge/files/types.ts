import { type Fault, fault } from '#shared/faults/fault.ts'
import { faultOfIssue, withInput } from '#shared/issues.ts'
import { type KnowledgeInput, knowledgeInputSchema } from '#shared/schemas/knowledge.ts'

/** What is wrong with an entry, and in which line it begins. */
export type EntryFault = Fault & { readonly line: number | null }

/** What a file or a paste holds; with faults nothing of it is saved. */
export type ReadEntries = { readonly entries: KnowledgeInput[]; readonly faults: EntryFault[] }

/** More are not an FAQ; they would be one transaction, too. */
const maxEntries = 10_000

/** Takes an entry as it was found, or says what is wrong with it and where. */
export function takeEntry(into: ReadEntries, found: unknown, line: number | null): void {
  const parsed = knowledgeInputSchema.safeParse(found, withInput)
  if (parsed.success) into.entries.push({ ...parsed.data, url: parsed.data.url ?? null })
  else
    for (const issue of parsed.error.issues)
      into.faults.push({ line, ...faultAt(issue.path, faultOfIssue(issue)) })
  if (into.entries.length === maxEntries + 1)
    into.faults.push({ line, ...fault('entries_too_many', { max: maxEntries }) })
}

function faultAt([part, index]: readonly PropertyKey[], reason: Fault): Fault {
  switch (part) {
    case 'question':
      return fault('entry_question', { reason })
    case 'answer':
      return fault('entry_answer', { reason })
    case 'url':
      return fault('entry_url', { reason })
    case 'alternatives':
      return typeof index === 'number'
        ? fault('entry_alternative', { index: index + 1, reason })
        : fault('entry_alternatives', { reason })
    default:
      return fault('entry_invalid', { reason })
  }
}
