import type { BackupCallName } from '#shared/rpc/backups.ts'
import type { Handlers } from '#shared/rpc/contract.ts'
import type { Moves } from './moves.ts'
import type { Backups } from './service.ts'

export function backupsRpc(deps: {
  readonly backups: Backups
  readonly moves: Moves
  /** The database that would go is sound. */
  readonly isSound: () => boolean
}): Handlers<BackupCallName> {
  const { backups, moves } = deps
  return {
    'backups.list': () => backups.list(),
    'backups.create': () => backups.create(),
    'backups.cancel': () => ({ done: backups.cancel() }),
    'backups.look': ({ name }) => backups.look(name),
    'backups.restore': async ({ name }) => ({
      restarting: await backups.restore(name, deps.isSound()),
    }),
    'backups.remove': ({ name }) => {
      backups.remove(name)
      return { done: true }
    },
    'moves.export': ({ passphrase }) => moves.exportShop(passphrase),
    'moves.exports': () => ({ files: moves.list() }),
    'moves.removeExport': ({ name }) => {
      moves.remove(name)
      return { done: true }
    },
    'moves.look': ({ path }) => moves.look(path),
    'moves.import': async ({ path, passphrase }) => ({
      restarting: await moves.importShop(path, passphrase),
    }),
  }
}
