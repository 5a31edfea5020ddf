import { z } from 'zod'
import {
  backupContentSchema,
  backupProgressSchema,
  backupSchema,
  exportedFileSchema,
  passphraseSchema,
  shopFileSchema,
} from '../schemas/backup.ts'
import { isoTimeSchema } from '../schemas/common.ts'
import { callProblemSchema } from '../schemas/problem.ts'
import { call, nothing } from './call.ts'

const named = z.object({ name: z.string().max(200) })
const done = z.object({ done: z.boolean() })
const restored = z.object({
  restarting: z.boolean().describe('True: it takes its place at once. False: at the next start'),
})
/** A path on this PC, or what was uploaded in a browser. */
const shopFile = z.object({ path: z.string().max(4096) })

export const backupCalls = {
  'backups.list': call(
    nothing,
    z.object({
      backups: z.array(backupSchema),
      running: backupProgressSchema.nullable(),
      failed: z
        .object({ at: isoTimeSchema, problem: callProblemSchema })
        .nullable()
        .describe('Why the last automatic one was not made; null once one was'),
      folder: z.string(),
    }),
  ),
  /** Answered when it is made and checked; `backups.progress` is pushed meanwhile. */
  'backups.create': call(nothing, backupSchema),
  'backups.cancel': call(nothing, done),
  'backups.look': call(named, backupContentSchema),
  'backups.restore': call(named, restored),
  'backups.remove': call(named, done),

  /** One file with the whole shop. Without a passphrase it has no secrets, and they are entered again. */
  'moves.export': call(z.object({ passphrase: passphraseSchema.nullable() }), exportedFileSchema),
  'moves.exports': call(nothing, z.object({ files: z.array(exportedFileSchema) })),
  'moves.removeExport': call(named, done),
  'moves.look': call(shopFile, shopFileSchema),
  'moves.import': call(shopFile.extend({ passphrase: z.string().max(200).nullable() }), restored),
}
export type BackupCallName = keyof typeof backupCalls
