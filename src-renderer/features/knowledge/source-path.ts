import type { KnowledgeDocument } from '#shared/schemas/document.ts'
import type { Trace } from '#shared/schemas/trace.ts'
import { knowledgePath } from './address.ts'

/** Where what an answer came from can be changed; null for products, which are changed in the shop. */
export function sourcePath(source: {
  readonly botId: string
  readonly title: string
  readonly trace: Trace
  readonly documents: readonly KnowledgeDocument[]
}): string | null {
  const { botId, title, trace, documents } = source
  const found = trace.candidates.find((one) => one.title === title)
  if (found?.kind === 'knowledge') return knowledgePath(botId, 'questions', found.id)
  if (found?.kind === 'fact') return knowledgePath(botId, 'facts')
  if (found?.kind === 'document') return knowledgePath(botId, 'documents', documentOf(title, documents)?.id)
  return null
}

/** A passage is named by its document and the heading it stands under: "Returns: Damaged goods". */
function documentOf(source: string, documents: readonly KnowledgeDocument[]): KnowledgeDocument | undefined {
  return documents
    .filter(({ title }) => source === title || source.startsWith(`${title}: `))
    .sort((a, b) => b.title.length - a.title.length)[0]
}
