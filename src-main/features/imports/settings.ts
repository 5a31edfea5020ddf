import { basename } from 'node:path'
import type { Bots } from '#main/features/bots/index.ts'
import { mappingSchema } from '#shared/schemas/mapping.ts'
import type { SourceInput, WebAuth } from '#shared/schemas/source.ts'
import type { SourceRow } from './repository.ts'
import { targetOf } from './runs/show.ts'
import { isWebAddress } from './web/web-files.ts'

export type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined }
/** Left out: as it was. */
export type SignsIn = { readonly auth?: WebAuth | null | undefined }
export type GivenSource = Loose<SourceInput> & Pick<SourceInput, 'path' | 'target'>

/** What a source is set to, as it is shown and changed. */
export function inputOf(found: SourceRow): SourceInput {
  const mapping = found.mapping === null ? null : mappingSchema.safeParse(JSON.parse(found.mapping))
  return {
    name: found.name,
    path: found.path,
    pattern: found.pattern,
    // One that another version wrote and this one cannot read is as good as none.
    mapping: mapping?.success ? mapping.data : null,
    base_url: found.base_url,
    mode: found.mode,
    target: targetOf(found),
    schedule: { cron: found.cron, timezone: found.timezone, watch: found.watch === 1 },
    brake_percent: found.approval_percent,
    enabled: found.enabled === 1,
  }
}

/** What was given, and what is usual where nothing was. */
export function completed(given: GivenSource, bots: Bots): SourceInput {
  const timezone = given.target.kind === 'bot' ? bots.get(given.target.bot_id).timezone : systemZone()
  return {
    name: nameFor(given.path).slice(0, 100) || 'Catalog',
    pattern: null,
    mapping: null,
    base_url: null,
    mode: 'replace',
    schedule: { cron: null, timezone, watch: false },
    brake_percent: 30,
    enabled: true,
    ...withoutUndefined(given),
  }
}

/** Without what may be secret in an address. */
function nameFor(path: string): string {
  return isWebAddress(path) ? (URL.parse(path)?.host ?? '') : basename(path)
}

export function withoutUndefined<T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}

function systemZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
