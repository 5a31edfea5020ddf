import { z } from 'zod'
import { botSettingsSchema } from '../schemas/bot.ts'
import { faultSchema } from '../schemas/fault.ts'
import {
  catalogCopySchema,
  previewSchema,
  rowFaultSchema,
  runSchema,
  sourceInputSchema,
  sourceScheduleSchema,
  sourceSchema,
  sourceTargetSchema,
  webAuthSchema,
} from '../schemas/source.ts'
import { call, nothing, page, reference } from './call.ts'

const source = reference('source_id')
const run = reference('run_id')
const auth = webAuthSchema
  .nullable()
  .optional()
  .describe('How to sign in at a web address; null: not at all; left out: as it is kept')
const asker = z.string().max(100).optional()

export const sourceCalls = {
  'sources.create': call(
    sourceInputSchema.partial().required({ path: true, target: true }).extend({ auth }),
    sourceSchema,
  ),
  'sources.update': call(source({ ...sourceInputSchema.partial().shape, auth }), sourceSchema),
  'sources.list': call(nothing, z.object({ sources: z.array(sourceSchema) })),
  'sources.get': call(source({}), sourceSchema),
  'sources.remove': call(source({}), z.object({ removed: z.boolean() })),
  /** What a file holds and what a run would change; nothing is changed. A source that exists, or any path the user chose. */
  'sources.preview': call(
    sourceInputSchema
      .pick({ path: true, pattern: true, mapping: true, base_url: true, mode: true, brake_percent: true })
      .partial()
      .extend({
        source_id: z.string().nullable().optional().describe('Null: of one that is not saved yet'),
        target: sourceTargetSchema.optional(),
        auth,
        currency: botSettingsSchema.shape.currency
          .optional()
          .describe('For prices that do not say their own, where no bot says it yet'),
        asker: asker.describe('Who asks again no longer wants the one before; others are left alone'),
      }),
    previewSchema,
  ),
  /** A copy of a file of this PC in the data folder, as an upload makes one; its path is then that of a source. */
  'sources.bring': call(sourceInputSchema.pick({ path: true }), catalogCopySchema),
  'sources.cancelPreview': call(z.object({ asker }), z.object({ cancelled: z.boolean() })),
  /**
   * Starts it and answers with the run, which goes on; `wait` answers when it has ended. `confirm`
   * approves an import that needs approval, for the very file it asked about; where it didn't ask, it won't.
   */
  'sources.run': call(
    source({
      wait: z.boolean().default(false),
      confirm: z.boolean().default(false),
      braked_run_id: z
        .string()
        .optional()
        .describe('The run whose question is answered; where another came since, it asks again'),
    }),
    runSchema,
  ),
  /** Declines the approval: the catalog stays, and this file is not asked about again. */
  'sources.keep': call(source({}), sourceSchema),
  /** A file once, without a source: what `shopbell sync FILE` does. */
  'sources.runFile': call(
    sourceInputSchema
      .pick({ path: true, mapping: true, base_url: true, mode: true, brake_percent: true })
      .partial()
      .required({ path: true })
      .extend({
        target: sourceTargetSchema,
        confirm: z.boolean().default(false),
        wait: z.boolean().default(true),
      }),
    runSchema,
  ),
  /** "Every day at 02:30" and the next five times, for a form that is being filled in. */
  'sources.due': call(
    sourceScheduleSchema.omit({ watch: true }),
    z.object({
      next: z.array(z.iso.datetime()),
      fault: z.string().nullable(),
      cause: faultSchema.nullable().describe('The same, for programs and other languages'),
    }),
  ),
  'runs.list': call(
    page.extend({ source_id: z.string().optional(), bot_id: z.string().optional() }),
    z.object({ runs: z.array(runSchema), next: z.string().nullable() }),
  ),
  'runs.get': call(run({}), runSchema.extend({ difference: previewSchema.shape.difference })),
  /** All that was wrong with the rows of a run; as CSV for a spreadsheet. */
  'runs.errors': call(
    run({ limit: z.int().min(1).max(10_000).default(100), offset: z.int().min(0).default(0) }),
    z.object({ faults: z.array(rowFaultSchema), total: z.int() }),
  ),
  'runs.exportErrors': call(run({}), z.object({ file_name: z.string(), text: z.string() })),
  'runs.cancel': call(run({}), z.object({ cancelled: z.boolean() })),
  /** Brings back the catalog from before that run, as a run of its own. */
  'runs.restore': call(run({ wait: z.boolean().default(true) }), runSchema),
}
