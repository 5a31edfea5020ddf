import { arch, cpus, freemem, release, totalmem, type } from 'node:os'
import { zipOf } from '#main/lib/zip-writer.ts'
import type { Health } from '#shared/schemas/health.ts'
import type { Settings } from '#shared/schemas/settings.ts'
import { logFiles, tailOf } from './log-tail.ts'

/** Enough to see what led to a fault, and small enough for an e-mail. */
const maxLogBytes = 2 * 1024 * 1024

/** Settings that say how the service is set up. Names and addresses of the shop are not among them. */
const told = [
  'port',
  'lan',
  'language',
  'theme',
  'notifications',
  'keep_deliveries_days',
  'public_paths',
  'public_inboxes',
  'start_at_login',
  'check_for_updates',
] as const satisfies readonly (keyof Settings)[]

/** A file for whoever helps: named things only, so that what is added later is not in it unawares. */
export function diagnosticsOf(found: {
  readonly health: Health
  readonly settings: Settings
  readonly sizes: Readonly<Record<string, number>>
  readonly schemaVersion: number
  readonly logs: string
  readonly now: number
}): { readonly file_name: string; readonly base64: string } {
  const { slowest_answers, ...health } = found.health
  const system = {
    versions: {
      shopbell: health.version,
      schema: found.schemaVersion,
      node: process.versions.node,
      electron: process.versions['electron'] ?? null,
    },
    system: { type: type(), release: release(), arch: arch(), cpus: cpus().length },
    memory: { total_bytes: totalmem(), free_bytes: freemem() },
  }
  const entries = [
    { name: 'health.json', text: written({ ...health, slowest_answers: slowest_answers.map(withoutNames) }) },
    { name: 'system.json', text: written(system) },
    {
      name: 'settings.json',
      text: written(Object.fromEntries(told.map((name) => [name, found.settings[name]]))),
    },
    { name: 'rows.json', text: written(found.sizes) },
    // The log redacts keys, addresses and words before it writes them (lib/log.ts).
    ...logFiles(found.logs).map(({ name, path }) => ({
      name: `logs/${name}`,
      text: tailOf(path, maxLogBytes),
    })),
  ]
  const at = new Date(found.now)
  const file_name = `shopbell-diagnostics-${at.toISOString().slice(0, 10)}.zip`
  return { file_name, base64: zipOf(entries, at).toString('base64') }
}

function withoutNames({ at, took_ms, intent }: Health['slowest_answers'][number]) {
  return { at, took_ms, intent }
}

function written(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
