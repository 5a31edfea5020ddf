import { z } from 'zod'
import { httpUrlSchema } from '#shared/schemas/common.ts'
import { documentTitleSchema } from '#shared/schemas/document.ts'

const url = z.literal('').or(httpUrlSchema)

export const documentFormSchema = z.object({ title: documentTitleSchema, url })

/** A new one may go without a title: it has a heading or a file name. */
export const newDocumentSchema = z.object({ title: z.string().trim().max(200), url })
