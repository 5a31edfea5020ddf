import { z } from 'zod'
import { emptyIsNull } from '#renderer/lib/empty-is-null.ts'
import { faultOfIssue } from '#shared/issues.ts'
import { httpUrlSchema } from '#shared/schemas/common.ts'
import { type KnowledgeEntry, type KnowledgeInput, knowledgeInputSchema } from '#shared/schemas/knowledge.ts'

const { question, answer, alternatives } = knowledgeInputSchema.shape

/** An entry as it is typed: the other wordings one a line. */
export const entryFormSchema = z.object({
  question,
  wordings: z.string().superRefine((text, context) => {
    const issue = alternatives.safeParse(linesOf(text)).error?.issues[0]
    if (issue) context.addIssue({ code: 'custom', message: issue.message, params: faultOfIssue(issue) })
  }),
  answer,
  url: z.literal('').or(httpUrlSchema),
})
export type EntryForm = z.input<typeof entryFormSchema>

export const emptyEntry: EntryForm = { question: '', wordings: '', answer: '', url: '' }

export function formOfEntry(entry: KnowledgeEntry): EntryForm {
  return {
    question: entry.question,
    wordings: entry.alternatives.join('\n'),
    answer: entry.answer,
    url: entry.url ?? '',
  }
}

export function inputOfForm(form: z.output<typeof entryFormSchema>): KnowledgeInput {
  const { question, answer, url, wordings } = form
  return {
    question,
    alternatives: linesOf(wordings).filter((line) => line !== question),
    answer,
    url: emptyIsNull(url),
  }
}

/** What stands on each line, once. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}
