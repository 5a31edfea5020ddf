import type { Log } from '#main/lib/log.ts'
import { isProblem, type ProblemError, problem } from '#shared/problem.ts'

/**
 * What any error is shown as, wherever it leaves Shopbell: over IPC, HTTP, an event stream, the local socket, or as the
 * result of an import. A problem was made where the fact was known and stays as it is. Everything else is a surprise: it
 * is logged here, once, with its stack, and shown without details that could give something away.
 */
export function problemOf(error: unknown, log: Pick<Log, 'error'>, what: string): ProblemError {
  if (isProblem(error)) return error
  log.error({ err: error }, what)
  return (
    storageProblem(error) ?? problem('internal', 'Something went wrong. The log on this PC has the details.')
  )
}

/**
 * What the file system or SQLite refuses and people can do something about; null for any other error. By codes alone:
 * errors from worker threads have lost their class.
 */
export function storageProblem(error: unknown): ProblemError | null {
  const code = codeOf(error)
  if (code === null) return null
  const isSqlite = code.startsWith('SQLITE_')
  const found = isSqlite
    ? sqliteCauses.find(([prefix]) => code.startsWith(prefix))?.[1]
    : Object.hasOwn(systemCauses, code)
      ? systemCauses[code]
      : undefined
  if (found === undefined) return null
  return problem(found === 'full' ? 'storage_full' : 'storage_unavailable', details[found])
}

type Cause = 'full' | 'forbidden' | 'readonly' | 'busy' | 'faulty' | 'too_many_files'

const systemCauses: Readonly<Record<string, Cause>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'readonly',
  EBUSY: 'busy',
  EIO: 'faulty',
  EMFILE: 'too_many_files',
  ENFILE: 'too_many_files',
}

/** Extended codes such as SQLITE_BUSY_SNAPSHOT begin with the plain one; the first that fits counts. */
const sqliteCauses: readonly (readonly [prefix: string, Cause])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY', 'readonly'],
  ['SQLITE_PERM', 'forbidden'],
  ['SQLITE_AUTH', 'forbidden'],
  ['SQLITE_CANTOPEN', 'forbidden'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['SQLITE_IOERR', 'faulty'],
  ['SQLITE_CORRUPT', 'faulty'],
  ['SQLITE_NOTADB', 'faulty'],
]

const details: Readonly<Record<Cause, string>> = {
  full: 'The disk of this PC is full. Free up some space, then try again. Nothing was lost.',
  forbidden:
    "Shopbell isn't allowed to read or write one of its files. Check the permissions of the data folder, then try again.",
  readonly: 'The data folder is read-only. Make it writable, then try again.',
  busy: 'The data is locked by another program. Try again in a moment.',
  faulty:
    'The disk or the database reported an error. Check the disk, then restart Shopbell; the log on this PC has the details.',
  too_many_files: 'This PC has too many files open. Close other programs, then try again.',
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}
