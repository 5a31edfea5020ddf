import { hasRoomToStart } from './disk-room.ts'
import { storageProblem } from './problems.ts'

/** Why a hub cannot start on a folder although nothing is wrong with the program: somebody has to do something first. */
export type StartTrouble = {
  readonly kind: 'full' | 'damaged' | 'missing' | 'foreign'
  readonly detail: string
}

/** Null for what is no such trouble and ends the start. */
export function startTroubleOf(error: unknown, folder: string): StartTrouble | null {
  if (!(error instanceof Error)) return null
  const detail = error.message
  const code = 'code' in error ? error.code : null
  if (code === 'storage_full') return { kind: 'full', detail }
  const kind = 'reason' in error ? kinds.find((one) => one === error.reason) : undefined
  if (code === 'database_refused') return kind ? { kind, detail } : null
  const found = storageProblem(error)
  // SQLite says many things when it cannot write; whether it is for want of room, the disk knows.
  if (found && (found.code === 'storage_full' || !seemsRoomy(folder)))
    return { kind: 'full', detail: fullDetail }
  return null
}

const kinds = ['damaged', 'missing', 'foreign'] as const
const fullDetail =
  'The disk of this PC is full. Free up some space; Shopbell then starts on its own. Nothing was lost.'

function seemsRoomy(folder: string): boolean {
  try {
    return hasRoomToStart(folder)
  } catch {
    return true
  }
}
