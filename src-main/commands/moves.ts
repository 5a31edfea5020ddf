import { copyFileSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { applyStaged } from '#main/features/backups/index.ts'
import { takeFolder } from '#main/hub-open.ts'
import { dataFolder } from '#main/lib/data-folder.ts'
import { problem } from '#shared/problem.ts'
import { passphraseSchema } from '#shared/schemas/backup.ts'
import { openCaller, pathFromHere } from './caller.ts'
import { type CommandContext, UsageError } from './context.ts'

/** The whole shop as one file. */
export async function exportShop({ dataPath, rest, passphraseFile }: CommandContext): Promise<number> {
  const [target] = rest
  if (target === undefined) throw new UsageError('Missing file. Example: export my-shop.shopbell')
  const passphrase = await passphraseFrom(passphraseFile)
  if (passphrase !== null && !passphraseSchema.safeParse(passphrase).success)
    throw problem('invalid_request', 'The passphrase must have at least 8 characters.')
  const caller = await openCaller(dataPath)
  try {
    const made = await caller.rpc('moves.export', { passphrase })
    copyFileSync(made.path, pathFromHere(target))
    await caller.rpc('moves.removeExport', { name: made.name })
    print(`exported ${pathFromHere(target)} (${(made.bytes / 1e6).toFixed(1)} MB)`)
  } finally {
    await caller.close()
  }
  if (passphrase === null) print('Without a passphrase it has no passwords or keys; enter them again there.')
  return 0
}

export async function importShop({ dataPath, rest, passphraseFile, sync }: CommandContext): Promise<number> {
  const [source] = rest
  if (source === undefined) throw new UsageError('Missing file. Example: import my-shop.shopbell --yes')
  const path = pathFromHere(source)
  const passphrase = await passphraseFrom(passphraseFile)
  const caller = await openCaller(dataPath)
  let restarting = true
  try {
    const { shop_name, made_at, counts, secrets } = await caller.rpc('moves.look', { path })
    print(`${shop_name}, exported ${made_at}: ${counts.conversations} conversations, ${counts.leads} leads`)
    if (secrets > 0 && passphrase === null)
      print(`Its ${secrets} passwords and keys stay sealed without --passphrase-file; enter them again.`)
    if (!sync?.yes) {
      print('Nothing was changed. Add --yes to import it; the current database is set aside.')
      return 0
    }
    restarting = (await caller.rpc('moves.import', { path, passphrase })).restarting
  } finally {
    await caller.close()
  }
  if (!restarting) applyHere(dataPath)
  print('Imported.')
  return 0
}

function applyHere(dataPath: string | undefined): void {
  const folder = dataFolder(dataPath)
  const release = takeFolder(folder)
  try {
    applyStaged(folder, Date.now())
  } finally {
    release()
  }
}

/** From a file or, as '-', from standard input: an argument would be seen by every user of this PC. */
async function passphraseFrom(file: string | undefined): Promise<string | null> {
  if (file === undefined) return null
  const given = file === '-' ? await text(process.stdin) : readFileSync(pathFromHere(file), 'utf8')
  return given.replace(/\r?\n$/, '')
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
