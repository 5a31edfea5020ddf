import { z } from 'zod'
import { httpUrlSchema, isoTimeSchema, nameSchema } from './common.ts'
import { faultFields, faultSchema } from './fault.ts'
import { mappingSchema } from './mapping.ts'
import { describedProductSchema } from './product.ts'
import { syncCounts, syncModeSchema } from './sync.ts'
import { productCardSchema } from './widget.ts'

/** Where a catalog goes: a bot of this hub, or the service behind a connection. */
export const sourceTargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bot'), bot_id: z.string() }),
  z.object({ kind: z.literal('connection'), connection_id: z.string() }),
])
export type SourceTarget = z.infer<typeof sourceTargetSchema>

const pathSchema = z.string().trim().min(1, 'must not be empty').max(4000)

export const sourceScheduleSchema = z.object({
  cron: z
    .string()
    .trim()
    .max(100)
    .nullable()
    .describe('Five fields, in the time zone; null: not by the clock. Such as "30 2 * * *"'),
  timezone: z.string().max(100),
  watch: z.boolean().describe('Also when the file changes, once it is quiet and complete'),
})
export type SourceSchedule = z.infer<typeof sourceScheduleSchema>

/** As much as a packed file may unpack to. */
export const maxCatalogFileBytes = 2 * 1024 ** 3

/** A file that came through a browser and is kept here: it does not renew itself. */
export const catalogCopySchema = z.object({
  path: z.string(),
  file_name: z.string(),
  brought_at: isoTimeSchema.nullable().describe('Null: it is gone'),
})
export type CatalogCopy = z.infer<typeof catalogCopySchema>

export const sourceInputSchema = z.object({
  name: nameSchema,
  path: pathSchema.describe('A file, or a folder'),
  pattern: z
    .string()
    .trim()
    .max(200)
    .nullable()
    .describe('For a folder: the newest file of this name, such as *.csv'),
  mapping: mappingSchema.nullable().describe('Null: as it is recognised each time'),
  base_url: httpUrlSchema.nullable().describe('For links in the file that have no host'),
  mode: syncModeSchema,
  target: sourceTargetSchema,
  schedule: sourceScheduleSchema,
  brake_percent: z
    .int()
    .min(1)
    .max(100)
    .describe(
      'A run that would remove more than this stops and asks; 100: however many go. A file that is empty, cut off or lost what was chosen always asks',
    ),
  enabled: z.boolean().describe('Whether it runs by itself'),
})
export type SourceInput = z.infer<typeof sourceInputSchema>

/** How a web address lets in whoever fetches from it. Kept sealed; only who signs in is ever shown again. */
export const webAuthSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('basic'),
    user: z.string().trim().min(1).max(200),
    password: z.string().max(500),
  }),
  z.object({
    kind: z.literal('header'),
    name: z
      .string()
      .trim()
      .regex(/^[A-Za-z][A-Za-z0-9-]{0,99}$/, 'must be the name of a header, such as X-Api-Key'),
    value: z
      .string()
      .trim()
      .min(1)
      .max(2000)
      .regex(/^[\x20-\x7e]+$/, 'must be plain letters, digits and signs'),
  }),
])
export type WebAuth = z.infer<typeof webAuthSchema>

export const runReasons = [
  'manual',
  'schedule',
  'missed',
  'file_changed',
  'confirmed',
  'restore',
  /** By a program through the sync address, or dropped on the dashboard. */
  'sent',
] as const
const runStates = ['running', 'done', 'unchanged', 'braked', 'failed', 'cancelled'] as const

const runCountsSchema = z.object({
  rows: z.int(),
  ...syncCounts,
  warnings: z.int(),
})
export type RunCounts = z.infer<typeof runCountsSchema>

export const progressSchema = z.object({
  run_id: z.string(),
  source_id: z.string().nullable(),
  /** Settling: the file was written a moment ago, and may be written still. */
  phase: z.enum(['settling', 'reading', 'comparing', 'writing', 'uploading', 'finishing']),
  rows: z.int(),
  percent: z.number().min(0).max(100).nullable(),
  rows_per_second: z.number(),
  seconds_left: z.number().nullable(),
})
export type RunProgress = z.infer<typeof progressSchema>

export const runSchema = z.object({
  id: z.string(),
  source_id: z.string().nullable().describe('Null: the source is gone, or it came from the command line'),
  source_name: z.string(),
  target: sourceTargetSchema,
  reason: z.enum(runReasons),
  due_at: isoTimeSchema.nullable().describe('When it should have run, where that was planned'),
  started_at: isoTimeSchema,
  ended_at: isoTimeSchema.nullable(),
  state: z.enum(runStates),
  file: z
    .object({ path: z.string(), bytes: z.int(), sha256: z.string().nullable(), modified_at: isoTimeSchema })
    .nullable(),
  counts: runCountsSchema.nullable(),
  /** Why it failed, or why it needs approval. */
  trouble: z
    .object({
      code: z.string(),
      detail: z.string(),
      names: z.array(z.string()).optional(),
      fault: faultSchema,
    })
    .nullable()
    .describe('`names`: the columns, fields or source it is about'),
  /** What a remote service answered. */
  remote: z.object({ status: z.int().nullable(), tries: z.int(), body: z.string() }).nullable(),
  restorable: z.boolean().describe('The catalog from before it is still kept'),
  progress: progressSchema.nullable().optional().describe('While it goes on'),
})
export type Run = z.infer<typeof runSchema>

/** Something about a row that the merchant should know. `severity` error: the row was left out. */
export const rowFaultSchema = z.object({
  row: z.int().nullable().describe('As a person counts the rows of the file, the header included'),
  column: z.string().nullable(),
  id: z.string().nullable(),
  severity: z.enum(['warning', 'error']),
  message: z.string(),
  ...faultFields,
})
export type RowFault = z.infer<typeof rowFaultSchema>

const changedProductSchema = z.object({
  id: z.string(),
  title: z.string(),
  fields: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
})

/** What a run would change. Samples are the first few of each. */
const differenceSchema = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  changed_fields: z.record(z.string(), z.int()).describe('In how many products each field changes'),
  created_sample: z.array(productCardSchema).max(20),
  removed_sample: z.array(productCardSchema).max(20),
  updated_sample: z.array(changedProductSchema).max(50),
  price_jumps: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        before: z.number(),
        after: z.number().nullable().describe('Null: it has no price any more'),
        percent: z.number().nullable(),
      }),
    )
    .max(50),
  price_jump_count: z.int(),
})
export type Difference = z.infer<typeof differenceSchema>

const brakeSchema = z.object({
  stops: z.boolean(),
  why: z
    .enum([
      'empty',
      'halved',
      'removes_too_many',
      'columns_gone',
      'fields_gone',
      'prices_by_factor',
      'cut_off',
    ])
    .nullable(),
  names: z
    .array(z.string())
    .describe('The columns or fields that are gone, or the other source whose products would go'),
  removes: z.int(),
  of: z.int().describe('Products there are now'),
  percent: z.number(),
  fault: faultSchema.nullable().describe('Why it would stop'),
})

export const previewSchema = z.object({
  path: z.string(),
  bytes: z.int(),
  format: z.string(),
  encoding: z.string(),
  delimiter: z.string().nullable(),
  sheet: z.string().nullable().describe('The one that is read of a workbook'),
  sheets: z.array(z.string()),
  dialect: z.string().nullable(),
  rows: z.int(),
  columns: z.array(
    z.object({
      name: z.string(),
      samples: z.array(z.string()).max(5),
      field: z
        .string()
        .nullable()
        .describe('The product field it fills; null: kept as an attribute or left out'),
      confidence: z.number().min(0).max(1),
      why: z.string(),
    }),
  ),
  mapping: mappingSchema,
  base_url: z
    .string()
    .nullable()
    .describe('What links without a host are read with: given, or known of the shop already'),
  counts: z.object({ products: z.int(), variants: z.int(), rejected: z.int(), warnings: z.int() }),
  products: z
    .array(
      describedProductSchema.extend({
        description: z.string().nullable(),
        group_id: z.string().nullable(),
        row: z.int().nullable(),
        variants: z
          .object({
            count: z.int(),
            sizes: z.array(z.string()),
            colors: z.array(z.string()),
            price_min: z.number().nullable(),
            price_max: z.number().nullable(),
          })
          .optional()
          .describe('Where several rows are variants of it'),
      }),
    )
    .max(50)
    .describe('As the bot shows them: one for all variants of a product'),
  faults: z.array(rowFaultSchema).max(200),
  difference: differenceSchema.nullable().describe('Null for a remote service, whose catalog we cannot see'),
  brake: brakeSchema.nullable(),
  failure: faultSchema.nullable().optional().describe('Why a run of it would fail'),
})
export type Preview = z.infer<typeof previewSchema>

export const sourceSchema = sourceInputSchema.extend({
  id: z.string(),
  copy: catalogCopySchema.nullable().describe('Null: it is read where it lies'),
  auth: z
    .object({ kind: z.enum(['basic', 'header']), name: z.string().describe('The user, or the header') })
    .nullable()
    .optional()
    .describe('How it signs in at its web address'),
  running: progressSchema.nullable(),
  last_run: runSchema.nullable(),
  last_runs: z
    .array(z.object({ id: z.string(), state: z.enum(runStates), at: isoTimeSchema }))
    .max(30)
    .describe('For the strip of small squares, the newest last'),
  next_due: z.array(isoTimeSchema).max(5),
  schedule_fault: faultSchema
    .nullable()
    .describe('Why a stored schedule has no next run; null where nothing is wrong with it'),
  waiting_for: z
    .enum(['answer', 'target'])
    .nullable()
    .describe('Answer: a braked run asks. Target: the bot or service it feeds is gone, so it rests'),
  created_at: isoTimeSchema,
  updated_at: isoTimeSchema,
})
export type Source = z.infer<typeof sourceSchema>
