import { readFrom } from '#main/db/copies.ts'
import { settingsDefaults } from '#shared/schemas/settings.ts'

type LastSettings = { readonly port: number; readonly lan: boolean; readonly dashboardPort: number }

/** Where the service and its dashboard were last, from the first of these databases that can be read. */
export function readLastSettings(databases: readonly string[]): LastSettings {
  for (const path of databases) {
    try {
      return readFrom(path, (db) => {
        const get = db.prepare<[string], string>('SELECT value FROM settings WHERE name = ?').pluck()
        return {
          port: Number(get.get('port') ?? settingsDefaults.port),
          lan: get.get('lan') === 'true',
          dashboardPort: Number(get.get('dashboard_port') ?? 0),
        }
      })
    } catch {
      // The next one may be readable.
    }
  }
  return { port: settingsDefaults.port, lan: settingsDefaults.lan, dashboardPort: 0 }
}
