import { fault } from '#shared/faults/fault.ts'
import { issueAt } from '#shared/issues.ts'
import { problem } from '#shared/problem.ts'
import type { KnowledgeEntry, KnowledgeInput } from '#shared/schemas/knowledge.ts'
import { sameAs } from './worth.ts'

export type Lesson = {
  readonly question?: string | undefined
  readonly answer?: string | undefined
  readonly url?: string | null | undefined
  readonly entry_id?: string | undefined
}

/** More wordings of one question add nothing but time. */
const maxTaught = 50
const maxAlternatives = 2000
const maxLength = 1000

/** The entry that a group becomes, or the one that exists with the wordings it did not know. */
export function lessonOf(options: {
  readonly lesson: Lesson
  readonly entry: KnowledgeEntry | null
  readonly central: string
  readonly wordings: readonly string[]
}): KnowledgeInput {
  const { lesson, entry, central } = options
  const answer = lesson.answer ?? entry?.answer
  if (answer === undefined)
    throw problem(
      'invalid_request',
      'An answer is needed: write one, or choose an entry that answers it already.',
      {
        errors: [issueAt('answer', 'must not be empty', fault('empty'))],
      },
    )
  const question = entry?.question ?? lesson.question ?? central.slice(0, maxLength)
  const before = entry?.alternatives ?? []
  const said = lesson.question === undefined ? options.wordings : [lesson.question, ...options.wordings]
  return {
    question,
    answer,
    url: lesson.url === undefined ? (entry?.url ?? null) : lesson.url,
    alternatives: [...before, ...newAmong(said, [question, ...before])].slice(0, maxAlternatives),
  }
}

function newAmong(wordings: readonly string[], existing: readonly string[]): string[] {
  const seen = new Set(existing.map(sameAs))
  const found: string[] = []
  for (const wording of wordings) {
    const key = sameAs(wording)
    if (wording.length > maxLength || seen.has(key) || found.length === maxTaught) continue
    seen.add(key)
    found.push(wording)
  }
  return found
}
