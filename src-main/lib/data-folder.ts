import { chmodSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import envPaths from 'env-paths'
import { problem } from '#shared/problem.ts'

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
    const { path: root, backups, logs, spool, snapshots, catalogs } = folder
    for (const path of [root, backups, logs, spool, snapshots, catalogs]) {
      mkdirSync(path, { recursive: true, mode: 0o700 })
    }
    if (process.platform !== 'win32') chmodSync(folder.path, 0o700)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    const why = reasons[code] ?? `the system says ${code}`
    throw problem(
      'database_refused',
      `The data folder ${folder.path} cannot be used: ${why}. Choose another with --data.`,
    )
  }
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of it is a file, not a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}
