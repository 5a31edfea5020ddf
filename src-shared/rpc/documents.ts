import { z } from 'zod'
import { httpUrlSchema } from '../schemas/common.ts'
import {
  documentInputSchema,
  documentSchema,
  documentTitleSchema,
  passageSchema,
} from '../schemas/document.ts'
import { call, page } from './call.ts'

const withPassages = documentSchema.extend({ passages: z.array(passageSchema) })

export const documentCalls = {
  'documents.list': call(
    page.extend({ bot_id: z.string() }),
    z.object({ documents: z.array(documentSchema), next: z.string().nullable() }),
  ),
  'documents.get': call(z.object({ id: z.string() }), withPassages),
  /** With `dry_run` it is only read: what would be kept, with its passages. */
  'documents.add': call(
    documentInputSchema.extend({ bot_id: z.string(), dry_run: z.boolean().default(false) }),
    withPassages,
  ),
  'documents.update': call(
    z.object({
      id: z.string(),
      title: documentTitleSchema.optional(),
      url: httpUrlSchema.nullable().optional(),
      text: z.string().optional().describe('The whole text anew, with headings as in Markdown'),
    }),
    withPassages,
  ),
  'documents.remove': call(z.object({ id: z.string() }), z.object({ removed: z.boolean() })),
}
