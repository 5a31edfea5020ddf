import { findBackup, newestGood, stageRestore } from '#main/features/backups/index.ts'
import { carryOver } from '#main/hub-carry-over.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import type { BackupContent } from '#shared/schemas/backup.ts'

export type Recovery = ReturnType<typeof createRecovery>

/** What can be done for a folder whose hub cannot start. */
export function createRecovery(folder: DataFolder) {
  return {
    newest: (): BackupContent | null => newestGood(folder),
    /** It takes the database's place at the next start; what is there now is set aside untouched. */
    restore: (name: string): void =>
      stageRestore({ folder, path: findBackup(folder, name).path, sound: false, carryOver }),
  }
}
