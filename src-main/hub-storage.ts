import { writeFileSync } from 'node:fs'
import type { StorageGuard } from '#main/db/commits.ts'
import type { DataFolder } from '#main/lib/data-folder.ts'
import { createDiskRoom } from '#main/lib/disk-room.ts'
import { watchFile } from '#main/lib/file-watch.ts'
import type { Log } from '#main/lib/log.ts'
import { storageProblem } from '#main/lib/problems.ts'
import { problem } from '#shared/problem.ts'
import type { Push } from '#shared/rpc/pushes.ts'
import type { StorageState } from '#shared/schemas/backup.ts'

export type Storage = ReturnType<typeof createStorage>

/** How long a caller who was refused for want of room should wait. */
const retryAfterSeconds = '30'

/** Whether what is written now will be found again: room on the disk, and a database that is still where it was. */
export function createStorage(options: {
  readonly folder: DataFolder
  readonly log: Log
  readonly push: (push: Push) => void
  readonly lookMs?: number | undefined
  readonly freeBytes?: (() => number) | undefined
}) {
  const { folder, log, push } = options
  let lost: 'deleted' | 'replaced' | null = null
  let fault: string | null = null
  /** Not while the hub starts: what a start writes is little, and the reserve is there for it. */
  let isArmed = false

  const changed = () => push({ type: 'storage.changed', state: state() })
  const room = createDiskRoom({
    folder: folder.path,
    reserveFile: folder.reserve,
    ...(options.lookMs !== undefined && { everyMs: options.lookMs }),
    ...(options.freeBytes && { freeBytes: options.freeBytes }),
    changed: (isFull) => {
      if (isFull) log.error('the disk is full: nothing is taken until there is room again')
      else log.info('there is room on the disk again')
      changed()
    },
  })

  function state(): StorageState {
    if (lost) return lost
    if (fault !== null) return 'damaged'
    return room.isFull() ? 'full' : 'ok'
  }

  const guard: StorageGuard = {
    refusal: (essential = false) => {
      if (lost) return gone(lost)
      return isArmed && !essential && room.isFull() ? full() : null
    },
    failed: (error) => {
      if (storageProblem(error)?.code === 'storage_full') room.noteFull()
    },
  }

  return {
    guard,
    state,
    freeBytes: room.freeBytes,
    makeRoom: room.makeRoom,

    /** The weekly look found something: the next start looks at everything before it trusts the file. */
    noteFault: (found: string): void => {
      fault = found
      log.error({ fault: found }, 'the database is damaged; restore a backup')
      writeFileSync(folder.doubtMark, found.slice(0, 500), { mode: 0o600 })
      changed()
    },

    /** From here on; `onLost` saves what the open file still holds. Returns what ends it. */
    watch: (onLost: (how: 'deleted' | 'replaced') => void): (() => void) => {
      isArmed = true
      const stopRoom = room.watch()
      const file = watchFile(
        folder.database,
        (how) => {
          lost = how
          log.error({ how, path: folder.database }, 'the database file is gone from its place')
          changed()
          onLost(how)
        },
        options.lookMs,
      )
      return () => {
        stopRoom()
        file.stop()
        isArmed = false
      }
    },
  }
}

function full() {
  return problem(
    'storage_full',
    'The disk of this PC is full. Free up some space, then try again. Nothing was lost.',
    {
      headers: { 'retry-after': retryAfterSeconds },
    },
  )
}

function gone(how: 'deleted' | 'replaced') {
  return problem(
    'storage_unavailable',
    `The database file was ${how} while Shopbell was running. Nothing is stored until a backup is restored.`,
    { headers: { 'retry-after': retryAfterSeconds } },
  )
}
