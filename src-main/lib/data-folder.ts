import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import envPaths from 'env-paths'
import { problem } from '#shared/problem.ts'
import { storageProblem } from './problems.ts'

/** Where everything of one shop lives. The desktop app, headless mode and scripts must agree on it. */
export type DataFolder = {
  readonly path: string
  readonly database: string
  readonly backups: string
  readonly logs: string
  readonly spool: string
  readonly snapshots: string
  readonly catalogs: string
  readonly lock: string
  readonly runningMark: string
  /** There once was a database: one that is missing is a loss, not a new shop. */
  readonly madeMark: string
  /** The weekly look found a fault: the next start looks the whole file over. */
  readonly doubtMark: string
  /** Nothing but room, for the day the disk is full. */
  readonly reserve: string
  /** A copy that takes the database's place at the next start, and what is known about it. */
  readonly staged: string
  readonly stagedNote: string
  /** Databases that a copy took the place of, as they were. */
  readonly setAside: string
  /** Files to move the shop to another PC with. */
  readonly exports: string
  readonly hubInfo: string
  readonly secretKey: string
  /** What was erased, without the data: an old copy of the database that is put back is cleared of it again. */
  readonly erasures: string
}

export function defaultDataPath(): string {
  return envPaths('Shopbell', { suffix: '' }).data
}

export function dataFolder(path: string = defaultDataPath()): DataFolder {
  const root = resolve(path)
  return {
    path: root,
    database: join(root, 'shopbell.db'),
    backups: join(root, 'backups'),
    logs: join(root, 'logs'),
    spool: join(root, 'spool'),
    snapshots: join(root, 'snapshots'),
    catalogs: catalogsIn(root),
    lock: join(root, 'hub.lock'),
    runningMark: join(root, 'running'),
    madeMark: join(root, 'database-made'),
    doubtMark: join(root, 'database-doubt'),
    reserve: join(root, 'reserve'),
    staged: join(root, 'staged.db'),
    stagedNote: join(root, 'staged.json'),
    setAside: join(root, 'set-aside'),
    exports: join(root, 'exports'),
    hubInfo: join(root, 'hub.json'),
    secretKey: join(root, 'secret.key'),
    erasures: join(root, 'erasures.jsonl'),
  }
}

/** Copies of catalog files that were uploaded in a browser. */
export function catalogsIn(dataPath: string): string {
  return join(dataPath, 'catalogs')
}

/** Conversations and keys are in it: nobody else on this PC has business there. */
export function prepareDataFolder(folder: DataFolder): void {
  try {
    const { path: root, backups, logs, spool, snapshots, catalogs, setAside, exports } = folder
    for (const path of [root, backups, logs, spool, snapshots, catalogs, setAside, exports]) {
      mkdirSync(path, { recursive: true, mode: 0o700 })
    }
    if (process.platform !== 'win32') keepPrivate(folder.path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    const full = storageProblem(error)
    if (full?.code === 'storage_full') throw full
    const why = reasons[code] ?? `the system says ${code}`
    throw problem(
      'database_refused',
      `The data folder ${folder.path} cannot be used: ${why}. Choose another with --data.`,
    )
  }
}

/** Files of an older Shopbell, or put here by hand, may have been open to all; the folder closes last, as it did before. */
function keepPrivate(root: string): void {
  for (const { name, parentPath } of readdirSync(root, { withFileTypes: true }).filter((one) =>
    one.isFile(),
  )) {
    const path = join(parentPath, name)
    // A hub that stops meanwhile takes its own files with it.
    const { mode = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
    if ((mode & 0o077) !== 0) chmodSync(path, 0o600)
  }
  chmodSync(root, 0o700)
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of it is a file, not a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
}
