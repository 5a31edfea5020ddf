import { type StartTrouble, startTroubleOf } from '#main/lib/start-trouble.ts'
import type { BackupContent } from '#shared/schemas/backup.ts'

/** What the merchant decides about a start that is held up. */
export type HeldUpAnswer = 'again' | 'restore' | 'quit'

/** Starts, and where the disk is full or the database is of no use, asks until it starts or the merchant gives up: false. */
export async function startThroughTrouble(deps: {
  readonly folder: string
  readonly start: () => Promise<boolean>
  readonly recovery: {
    readonly newest: () => BackupContent | null
    readonly restore: (name: string) => void
  }
  readonly ask: (trouble: StartTrouble, newest: BackupContent | null) => Promise<HeldUpAnswer>
}): Promise<boolean> {
  for (;;) {
    try {
      return await deps.start()
    } catch (error) {
      const trouble = startTroubleOf(error, deps.folder)
      if (trouble === null) throw error
      const newest = trouble.kind === 'full' ? null : deps.recovery.newest()
      const answer = await deps.ask(trouble, newest)
      if (answer === 'quit') return false
      if (answer === 'restore' && newest) deps.recovery.restore(newest.name)
    }
  }
}
