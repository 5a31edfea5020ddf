import type { CarryOver } from '#main/features/backups/index.ts'
import { browsersCarryOver } from '#main/features/browsers/index.ts'

/**
 * What a restore must not undo, each read from the database that goes and written into the copy that takes its place. A
 * record of erasures belongs here: what was erased must not come back with an old backup.
 */
export const carryOver: readonly CarryOver[] = [browsersCarryOver]
