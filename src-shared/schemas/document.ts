import { z } from 'zod'
import { httpUrlSchema, isoTimeSchema } from './common.ts'

const documentFormats = ['txt', 'md', 'html', 'pdf', 'docx'] as const
const documentFormatSchema = z.enum(documentFormats)
export type DocumentFormat = z.infer<typeof documentFormatSchema>

/** A file larger than this is no shop's leaflet; it would be cut anyway. */
export const maxDocumentBytes = 20 * 1024 * 1024

export const documentTitleSchema = z.string().trim().min(1, 'must not be empty').max(200)

export const documentSchema = z.object({
  id: z.string(),
  bot_id: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  format: documentFormatSchema,
  characters: z.int(),
  passage_count: z.int(),
  created_at: isoTimeSchema,
  updated_at: isoTimeSchema,
})
export type KnowledgeDocument = z.infer<typeof documentSchema>

/** A piece of a document that can answer a question by itself. */
export const passageSchema = z.object({
  id: z.string(),
  headings: z.array(z.string()).describe('From the largest to the one it stands under'),
  text: z.string(),
})
export type Passage = z.infer<typeof passageSchema>

export const documentInputSchema = z.object({
  title: documentTitleSchema.optional().describe('Else its first heading, or the name of the file'),
  url: httpUrlSchema.nullish().describe('Where visitors can read the whole'),
  format: documentFormatSchema,
  file_name: z.string().max(300).optional(),
  text: z.string().max(maxDocumentBytes).optional().describe('For txt, md and html'),
  base64: z
    .string()
    .max(Math.ceil((maxDocumentBytes * 4) / 3) + 4)
    .optional()
    .describe('The bytes of the file, for any format'),
})
export type DocumentInput = z.infer<typeof documentInputSchema>
