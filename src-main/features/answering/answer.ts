import type { AnswerDetails } from '#shared/schemas/session.ts'

export type Answer = AnswerDetails & { readonly text: string }
