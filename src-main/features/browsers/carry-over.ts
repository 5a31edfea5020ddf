import type { Db } from '#main/db/open.ts'

type Row = Readonly<Record<string, unknown>>
type Kept = { readonly browsers: readonly Row[]; readonly notes: readonly { name: string; value: string }[] }

/** Whoever restores a backup stays signed in, at the address they are at. */
export const browsersCarryOver = {
  keep: (old: Db): Kept => ({
    browsers: old.prepare<[], Row>('SELECT * FROM signed_in_browsers').all(),
    notes: old
      .prepare<[], { name: string; value: string }>(
        "SELECT name, value FROM settings WHERE name IN ('dashboard_port', 'dashboard_id')",
      )
      .all(),
  }),
  apply: (restored: Db, kept: unknown): void => {
    const { browsers, notes } = kept as Kept
    const note = restored.prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)')
    for (const { name, value } of notes) note.run(name, value)
    // An older version has no such table; then everybody signs in anew.
    if (!restored.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'signed_in_browsers'").get()) return
    restored.exec('DELETE FROM signed_in_browsers')
    for (const row of browsers) {
      const names = Object.keys(row)
      restored
        .prepare(
          `INSERT INTO signed_in_browsers (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
        )
        .run(...Object.values(row))
    }
  },
}
