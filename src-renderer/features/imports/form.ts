import type { DefaultValues } from 'react-hook-form'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import type { Bot } from '#shared/schemas/bot.ts'
import { isOpenMapping, type MappedField, type Mapping } from '#shared/schemas/mapping.ts'
import {
  type Preview,
  type Source,
  type SourceInput,
  sourceInputSchema,
  webAuthSchema,
} from '#shared/schemas/source.ts'
import { fileName } from './words.ts'

/** Without a name of its own it is called as its file. */
export const sourceFormSchema = sourceInputSchema.extend({
  name: z.string().trim().max(100),
  /** Left out: as it is kept. */
  auth: webAuthSchema.nullable().optional(),
})
export type SourceForm = z.input<typeof sourceFormSchema>

/** The form of the source that is open, for the parts of its page. */
export function useSourceForm() {
  return useFormContext<SourceForm>()
}

/** What is offered for a file that a shop system writes anew each night. */
export const nightly = '30 2 * * *'

export function newSource(bot: Bot | undefined): SourceInput {
  const timezone = bot?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return {
    name: '',
    path: '',
    pattern: null,
    mapping: null,
    base_url: null,
    mode: 'replace',
    target: { kind: 'bot', bot_id: bot?.id ?? '' },
    schedule: { cron: nightly, timezone, watch: false },
    brake_percent: 30,
    enabled: true,
  }
}

export function formOf(source: Source): DefaultValues<SourceForm> & SourceInput {
  return sourceInputSchema.parse(source)
}

export function nameFor(path: string): string {
  return fileName(path.replace(/[/\\]+$/, '')).slice(0, 100)
}

/** Where the columns were guessed, what the merchant has seen and saved counts for the next file too. */
export function rememberedMapping(chosen: Mapping | null, preview: Preview | null): Mapping | null {
  if (chosen && !isOpenMapping(chosen)) return chosen
  const { encoding, sheet } = preview?.mapping.options ?? {}
  const isSeen = !chosen || (encoding === chosen.options.encoding && sheet === chosen.options.sheet)
  return preview && preview.dialect === null && isSeen ? preview.mapping : chosen
}

/** What a column is used for. */
export function usedFor(mapping: Mapping, column: string): MappedField {
  return mapping.columns[column] ?? mapping.others
}

export function withColumn(mapping: Mapping, column: string, field: MappedField): Mapping {
  return { ...mapping, columns: { ...mapping.columns, [column]: field } }
}

/** Below this a guess is worth a second look. */
const sure = 0.7

export function isToCheck({ field, confidence }: Preview['columns'][number], preview: Preview): boolean {
  return preview.dialect === null && field !== null && confidence < sure
}
