import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { changeFile, readFrom, removeCopy } from '#main/db/copies.ts'
import { latestVersion } from '#main/db/migrate.ts'
import type { Db } from '#main/db/open.ts'
import { isoTime } from '#main/lib/clock.ts'
import { version } from '#main/lib/version.ts'
import { fault } from '#shared/faults/fault.ts'
import { faultProblem } from '#shared/problem.ts'
import type { ExportedFile, ShopFile } from '#shared/schemas/backup.ts'
import { countShop } from './counts.ts'
import { fileTime } from './names.ts'
import { createPassphraseBox, type PassphraseBox } from './passphrase-box.ts'
import { stageInThread } from './restore.ts'
import type { Backups } from './service.ts'
import {
  describeFile,
  type PackedFile,
  readHeader,
  type ShopHeader,
  sizeOfFile,
  unpack,
  writeShopFile,
} from './shop-file.ts'
import type { BackupDeps } from './types.ts'

export const shopFileEnd = '.shopbell'

export type Moves = ReturnType<typeof createMoves>

type SecretRow = { readonly name: string; readonly sealed: Uint8Array; readonly last4: string }

/** The whole shop as one file, to go on with it on another PC. */
export function createMoves(deps: BackupDeps & { readonly backups: Backups }) {
  const { folder, clock, box, backups } = deps

  /** Secrets are sealed by this PC alone, so they are opened here and sealed anew. One that can't be read is left out. */
  function sealAll(db: Db, sealer: PassphraseBox) {
    return db
      .prepare<[], SecretRow>('SELECT name, sealed, last4 FROM secrets ORDER BY name')
      .all()
      .flatMap(({ name, sealed, last4 }) => {
        try {
          return [{ name, last4, sealed: sealer.seal(name, box.open(sealed)).toString('base64') }]
        } catch {
          return []
        }
      })
  }

  async function exportShop(passphrase: string | null): Promise<ExportedFile> {
    const sealer = passphrase === null ? null : await createPassphraseBox(passphrase)
    return backups.whileRunning('export', async (report, signal) => {
      backups.makeRoomFor(2 * backups.databaseBytes())
      const now = clock.now()
      const name = `shopbell-${fileTime(now).slice(0, 19)}${shopFileEnd}`
      const database = join(folder.exports, `${name}.unfinished.db`)
      try {
        await deps.copy(
          { from: folder.database, to: database, check: 'quick' },
          { report: (percent) => report(Math.floor(percent / 2)), signal },
        )
        const secrets = sealer ? readFrom(database, (db) => sealAll(db, sealer)) : []
        const about = readFrom(database, (db) => ({
          shop_name: shopName(db),
          made_at: isoTime(now),
          app_version: version,
          schema_version: Number(db.pragma('user_version', { simple: true })),
          counts: countShop(db),
          secrets: secrets.length,
        }))
        changeFile(database, forgetThisPc)
        const contents = [
          { name: 'database', was: folder.database, path: database },
          ...catalogFiles(folder.catalogs),
        ]
        const files: PackedFile[] = []
        for (const content of contents) files.push(await describeFile(content))
        const sealed = sealer && { salt: sealer.salt.toString('base64'), secrets }
        const to = join(folder.exports, name)
        await writeShopFile({
          to,
          header: { about, sealed, files },
          contents,
          report: (percent) => report(50 + Math.floor(percent / 2)),
          signal,
        })
        return shownExport(to)
      } finally {
        removeCopy(database)
      }
    })
  }

  async function importShop(path: string, passphrase: string | null): Promise<boolean> {
    const read = await readHeader(path)
    const { header } = read
    if (header.about.schema_version > latestVersion())
      throw faultProblem('invalid_request', fault('shop_file_newer'))
    const opened = await openSecrets(header, passphrase)
    const needed = header.files.reduce((sum, { bytes }) => sum + bytes, 0)
    backups.makeRoomFor(2 * needed)
    const unpacked = join(folder.exports, 'import.unfinished')
    await rm(unpacked, { recursive: true, force: true })
    mkdirSync(unpacked, { mode: 0o700 })
    try {
      const placeOf = (file: PackedFile) => join(unpacked, String(header.files.indexOf(file)))
      await unpack(path, read, placeOf)
      const [database, ...catalogs] = header.files
      if (database?.name !== 'database') throw faultProblem('invalid_request', fault('shop_file_incomplete'))
      const moved = catalogs.map((file) => ({ file, to: catalogPlace(folder.catalogs, file.name) }))
      for (const { file, to } of moved) {
        mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
        await rename(placeOf(file), to)
      }
      const staged = {
        folder,
        path: placeOf(database),
        sound: true,
        carryOver: deps.carryOver,
        change: (db: Db) => {
          putSecrets(db, opened)
          const move = db.prepare<[string, string]>('UPDATE sources SET path = ? WHERE path = ?')
          for (const { file, to } of moved) move.run(to, file.was)
        },
      }
      await stageInThread(staged, deps.copy)
    } finally {
      await rm(unpacked, { recursive: true, force: true })
    }
    deps.restart?.()
    return deps.restart !== null
  }

  function putSecrets(db: Db, opened: readonly { name: string; last4: string; text: string }[]): void {
    const put = db.prepare(
      'INSERT OR REPLACE INTO secrets (name, protection, sealed, last4, updated_at) VALUES (?, ?, ?, ?, ?)',
    )
    for (const { name, last4, text } of opened)
      put.run(name, box.protection, box.seal(text), last4, clock.now())
  }

  function shownExport(path: string): ExportedFile {
    const { size, mtimeMs } = statSync(path)
    return {
      name: path.slice(folder.exports.length + 1),
      path,
      bytes: size,
      made_at: isoTime(Math.floor(mtimeMs)),
    }
  }

  function exportNames(): string[] {
    return readdirSync(folder.exports).filter((name) => name.endsWith(shopFileEnd))
  }

  function find(name: string): string {
    if (exportNames().includes(name)) return join(folder.exports, name)
    throw faultProblem('not_found', fault('shop_file_gone', { name }))
  }

  return {
    exportShop,
    importShop,
    look: async (path: string): Promise<ShopFile> => {
      const { header } = await readHeader(path)
      return { ...header.about, bytes: await sizeOfFile(path) }
    },
    list: (): ExportedFile[] =>
      exportNames()
        .map((name) => shownExport(join(folder.exports, name)))
        .sort((one, other) => (one.made_at < other.made_at ? 1 : -1)),
    find,
    remove: (name: string): void => removeCopy(find(name)),
  }
}

async function openSecrets(header: ShopHeader, passphrase: string | null) {
  if (header.sealed === null || header.sealed.secrets.length === 0 || passphrase === null) return []
  const opener = await createPassphraseBox(passphrase, Buffer.from(header.sealed.salt, 'base64'))
  return header.sealed.secrets.map(({ name, last4, sealed }) => ({
    name,
    last4,
    text: opener.open(name, Buffer.from(sealed, 'base64')),
  }))
}

/** What only opens on this PC, or only this PC's browsers hold, must not travel; nor may it be read out of free pages. */
function forgetThisPc(db: Db): void {
  db.pragma('secure_delete = ON')
  db.exec('DELETE FROM secrets; DELETE FROM signed_in_browsers')
  db.exec("DELETE FROM settings WHERE name IN ('dashboard_port', 'dashboard_id')")
}

function shopName(db: Db): string {
  const json = db.prepare<[], string>("SELECT value FROM settings WHERE name = 'shop_name'").pluck().get()
  const first = () => db.prepare<[], string>('SELECT name FROM bots ORDER BY no LIMIT 1').pluck().get()
  return (json === undefined ? '' : String(JSON.parse(json))) || (first() ?? '')
}

function catalogFiles(folder: string) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((one) => one.isFile() && !one.name.endsWith('.part'))
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return { name: path.slice(folder.length + 1).replaceAll('\\', '/'), was: path, path }
    })
}

/** `<id>/<name>` and nothing else: a file from elsewhere must not choose where it lands. */
function catalogPlace(folder: string, name: string): string {
  const [, id, file] = /^(cpy_[A-Za-z0-9]{1,40})\/([^/\\]{1,255})$/.exec(name) ?? []
  if (id === undefined || file === undefined || file.startsWith('.'))
    throw faultProblem('invalid_request', fault('shop_file_incomplete'))
  return join(folder, id, file)
}
