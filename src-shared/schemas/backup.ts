import { z } from 'zod'
import { isoTimeSchema } from './common.ts'

/** Whether what is written is safe: `full` refuses until there is room, the others until a backup is restored. */
export const storageStates = ['ok', 'full', 'deleted', 'replaced', 'damaged'] as const
export type StorageState = (typeof storageStates)[number]

/** Who made a copy, and why. */
export const backupKinds = [
  'daily',
  'weekly',
  'manual',
  'before_upgrade',
  'before_restore',
  'rescued',
] as const
export const backupKindSchema = z.enum(backupKinds)
export type BackupKind = z.infer<typeof backupKindSchema>

export const backupSchema = z.object({
  name: z.string().describe('The name of its file'),
  kind: backupKindSchema,
  made_at: isoTimeSchema,
  bytes: z.int(),
})
export type Backup = z.infer<typeof backupSchema>

/** What a shop holds; what came after a backup is counted in the same way. */
export const shopCountsSchema = z.object({
  bots: z.int(),
  conversations: z.int(),
  messages: z.int(),
  leads: z.int(),
  events: z.int(),
  entries: z.int().describe('Questions and answers'),
  documents: z.int(),
})
export type ShopCounts = z.infer<typeof shopCountsSchema>

export const backupContentSchema = backupSchema.extend({
  counts: shopCountsSchema,
  missing: shopCountsSchema
    .nullable()
    .describe('What the shop has now and the backup has not; null where the database cannot be read'),
})
export type BackupContent = z.infer<typeof backupContentSchema>

export const backupProgressSchema = z.object({
  what: z.enum(['backup', 'export']),
  percent: z.int().min(0).max(100),
})
export type BackupProgress = z.infer<typeof backupProgressSchema>

export const minPassphrase = 8
export const passphraseSchema = z.string().min(minPassphrase).max(200)

/** What a file to move with says about itself before it is read as a whole. */
export const shopFileSchema = z.object({
  shop_name: z.string(),
  made_at: isoTimeSchema,
  app_version: z.string(),
  schema_version: z.int(),
  counts: shopCountsSchema,
  secrets: z.int().describe('Passwords and keys of others, sealed by a passphrase'),
  bytes: z.int(),
})
export type ShopFile = z.infer<typeof shopFileSchema>

export const exportedFileSchema = z.object({
  name: z.string(),
  path: z.string(),
  bytes: z.int(),
  made_at: isoTimeSchema,
})
export type ExportedFile = z.infer<typeof exportedFileSchema>
